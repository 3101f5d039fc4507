import { useMessages } from '@taawun/ui';
import { contactRequestLimits } from '@taawun/domain';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Topic } from '@taawun/api-client';
import {
  Form,
  FormRadioGroup,
  FormSelect,
  FormTextArea,
  FormTextField,
  SubmitButton,
  rules,
  useFormValue,
} from '@taawun/ui/forms';
import { useServerErrors } from '../../lib/submission.ts';
import { useInitialValues } from '../../lib/submitted.ts';
import { chosenTopic, kindsOf, topicsOf } from './kinds.ts';

export type ContactValues = {
  kind: string;
  user_name: string;
  user_email: string;
  topic_id: string;
  message: string;
};

const schemaOf = (topics: readonly Topic[]) =>
  rules.object({
    user_name: rules.string(rules.required(), rules.maxLength(contactRequestLimits.user_name.maxLength)),
    user_email: rules.string(rules.required(), rules.email()),
    topic_id: rules
      .string(rules.required())
      .when('kind', ([kind], schema) => schema.transform((value: unknown) => chosenTopic(topics, kind, String(value)))),
    message: rules.string(
      rules.required(),
      rules.minLength(contactRequestLimits.message.minLength),
      rules.maxLength(contactRequestLimits.message.maxLength),
    ),
  });

interface ContactFormProps {
  topics: readonly Topic[];
  onSubmit: (values: ContactValues) => Promise<void>;
  failure: string | null;
}

/** Contact form (specification, section 3): a complaint, a suggestion or a question. */
export function ContactForm({ topics, onSubmit, failure }: ContactFormProps) {
  const serverErrors = useServerErrors();
  const schema = useMemo(() => schemaOf(topics), [topics]);
  const kinds = kindsOf(topics);
  const initialValues = useInitialValues({
    kind: kinds[0] ?? '',
    user_name: '',
    user_email: '',
    topic_id: '',
    message: '',
  });
  const text = useMessages('portal.contact');
  return (
    <Form<ContactValues>
      method="post"
      initialValues={initialValues}
      schema={schema}
      onSubmit={onSubmit}
      failure={failure}
      {...serverErrors}
    >
      {kinds.length > 1 && (
        <FormRadioGroup
          name="kind"
          variant="cards"
          label={text('kind')}
          options={kinds.map((kind) => ({ value: kind, label: text(`kind.${kind}`) }))}
        />
      )}
      <TopicField topics={topics} />
      <FormTextField name="user_name" autoComplete="name" required />
      <FormTextField name="user_email" type="email" inputMode="email" autoComplete="email" ltr required />
      <FormTextArea name="message" rows={6} required />
      <SubmitButton>
        <FormattedMessage id="portal.contact.send" />
      </SubmitButton>
    </Form>
  );
}

/** Select for the topics of the chosen kind; hidden when there is only one. */
function TopicField({ topics }: { topics: readonly Topic[] }) {
  const kind = useFormValue('kind');
  const options = topicsOf(topics, kind).map(({ id, name }) => ({ value: String(id), label: name }));
  return options.length === 1 ? null : <FormSelect name="topic_id" required options={options} />;
}
