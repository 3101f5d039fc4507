import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, Card } from '@taawun/ui';
import { Form, FormActions, SubmitButton } from '@taawun/ui/forms';
import { useServerErrors, useSubmission } from '../../app/submission.ts';
import { EDIT_ID } from './editing.ts';

type Values = Record<string, unknown>;

interface EditFormProps<V extends Values> extends Pick<ComponentProps<typeof Form<V>>, 'initialValues' | 'schema'> {
  /** Sends the values; a failure is told here and nothing typed is lost. */
  save: (values: V) => Promise<unknown>;
  /** It is saved. */
  onSaved: () => Promise<void>;
  /** Where the facts are read. */
  readHref: string;
  children: ReactNode;
}

/** A part of the profile as a form: save, or leave it as it was. */
export function EditForm<V extends Values>({ save, onSaved, readHref, children, ...form }: EditFormProps<V>) {
  const serverErrors = useServerErrors();
  const { submit, failure } = useSubmission(async (values: V) => {
    await save(values);
    await onSaved();
  });
  return (
    <Card padding="lg">
      <Form id={EDIT_ID} {...form} onSubmit={submit} failure={failure} {...serverErrors}>
        {children}
        <FormActions>
          <SubmitButton>
            <FormattedMessage id="portal.profile.save" />
          </SubmitButton>
          <Button variant="secondary" href={readHref}>
            <FormattedMessage id="portal.profile.cancel" />
          </Button>
        </FormActions>
      </Form>
    </Card>
  );
}
