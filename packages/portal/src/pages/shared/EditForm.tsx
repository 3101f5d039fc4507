import { useState, type ComponentProps, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Alert, Button, Card, Stack } from '@taawun/ui';
import { Form, FormActions, SubmitButton } from '@taawun/ui/forms';
import { useServerErrors, useSubmission } from '../../lib/submission.ts';
import { useDraft } from './edit-draft.ts';
import { EDIT_ID } from './editing.ts';

type Values = Record<string, unknown>;

interface EditFormProps<V extends Values> extends Pick<ComponentProps<typeof Form<V>>, 'initialValues' | 'schema'> {
  /** Section name in the URL; key of the draft. */
  section: string;
  /** Saves the values; when it rejects, the form shows the error and preserves the input. */
  save: (values: V) => Promise<unknown>;
  /** Called after saving. */
  onSaved: () => Promise<void>;
  /** URL of the read view. */
  readHref: string;
  children: ReactNode;
}

/** Form for a part of the profile: save or cancel. Unsaved input is restored. */
export function EditForm<V extends Values>({
  section,
  save,
  onSaved,
  readHref,
  children,
  initialValues,
  ...form
}: EditFormProps<V>) {
  const intl = useIntl();
  const { draft, write, clear } = useDraft(section);
  const [turn, setTurn] = useState(0);
  const serverErrors = useServerErrors();
  const { submit, failure } = useSubmission(async (values: V) => {
    await save(values);
    clear();
    await onSaved();
  });
  const discard = () => {
    clear();
    setTurn((last) => last + 1);
  };
  return (
    <Card padding="lg">
      <Stack gap={6}>
        {draft && (
          <Alert
            tone="info"
            title={intl.formatMessage({ id: 'portal.profile.draft' })}
            action={
              <Button variant="secondary" size="sm" onClick={discard}>
                <FormattedMessage id="portal.profile.discardDraft" />
              </Button>
            }
          />
        )}
        <Form
          key={turn}
          id={EDIT_ID}
          {...form}
          initialValues={{ ...initialValues, ...draft }}
          onValuesChange={write}
          onSubmit={submit}
          failure={failure}
          {...serverErrors}
        >
          {children}
          <FormActions>
            <SubmitButton>
              <FormattedMessage id="portal.profile.save" />
            </SubmitButton>
            <Button variant="secondary" href={readHref} onClick={clear}>
              <FormattedMessage id="portal.profile.cancel" />
            </Button>
          </FormActions>
        </Form>
      </Stack>
    </Card>
  );
}
