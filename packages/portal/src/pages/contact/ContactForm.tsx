import { FormattedMessage } from 'react-intl';
import type { Topic } from '@taawun/api-client';
import { Form, FormSelect, FormTextArea, FormTextField, SubmitButton, rules } from '@taawun/ui/forms';
import { useServerErrors } from '../../app/submission.ts';

export type ContactValues = {
  user_name: string;
  user_email: string;
  topic_id: string;
  message: string;
};

const schema = rules.object({
  user_name: rules.string(rules.required(), rules.maxLength(120)),
  user_email: rules.string(rules.required(), rules.email()),
  topic_id: rules.string(rules.required()),
  message: rules.string(rules.required(), rules.minLength(10), rules.maxLength(4000)),
});

interface ContactFormProps {
  topics: readonly Topic[];
  onSubmit: (values: ContactValues) => Promise<void>;
  failure: string | null;
}

/** The contact form (specification, section 3). */
export function ContactForm({ topics, onSubmit, failure }: ContactFormProps) {
  const serverErrors = useServerErrors();
  return (
    <Form<ContactValues>
      initialValues={{ user_name: '', user_email: '', topic_id: '', message: '' }}
      schema={schema}
      onSubmit={onSubmit}
      failure={failure}
      {...serverErrors}
    >
      <FormTextField name="user_name" autoComplete="name" required />
      <FormTextField name="user_email" type="email" inputMode="email" autoComplete="email" ltr required />
      <FormSelect name="topic_id" required options={topics.map(({ id, name }) => ({ value: String(id), label: name }))} />
      <FormTextArea name="message" rows={6} required />
      <SubmitButton>
        <FormattedMessage id="portal.contact.send" />
      </SubmitButton>
    </Form>
  );
}
