import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router-dom';
import type { Passkey } from '@taawun/api-client';
import { Button } from '@taawun/ui';
import { Form, FormActions, FormTextField, rules, SubmitButton } from '@taawun/ui/forms';
import { useServices } from '../../../lib/services.ts';
import { useServerErrors, useSubmission } from '../../../lib/submission.ts';

const schema = rules.object({ passkey_name: rules.string(rules.required(), rules.maxLength(60)) });

/** Input of a passkey's name. */
export function PasskeyName({ passkey: { id, name }, onEnd }: { passkey: Passkey; onEnd: () => void }) {
  const intl = useIntl();
  const { client } = useServices();
  const { revalidate } = useRevalidator();
  const { submit, failure } = useSubmission(async ({ passkey_name }: { passkey_name: string }) => {
    await client.renamePasskey({ id, name: passkey_name });
    await revalidate();
    onEnd();
  });
  return (
    <Form
      initialValues={{ passkey_name: name }}
      schema={schema}
      onSubmit={submit}
      failure={failure}
      {...useServerErrors()}
    >
      <FormTextField
        name="passkey_name"
        label={intl.formatMessage({ id: 'portal.passkeys.name' })}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the reader has asked for this field
        autoFocus
        required
      />
      <FormActions>
        <SubmitButton size="sm">
          <FormattedMessage id="portal.passkeys.save" />
        </SubmitButton>
        <Button size="sm" variant="secondary" onClick={onEnd}>
          <FormattedMessage id="portal.profile.cancel" />
        </Button>
      </FormActions>
    </Form>
  );
}
