import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { isApiError, type ApiError } from '@taawun/api-client';
import { Alert, Button, Dialog, Stack } from '@taawun/ui';
import { Form, FormActions, FormPasswordField, rules, SubmitButton } from '@taawun/ui/forms';
import { useConfirmationNeeded } from '../../lib/confirmation.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { useFieldErrors } from '../../lib/server-messages.ts';
import { useServices } from '../../lib/services.ts';
import { useView } from '../../lib/use-view.ts';
import { userOf } from '../../machines/auth/auth.ts';
import { provePasskey } from '../../machines/shared/passkeys.ts';
import { PasskeyButton } from '../account/PasskeyButton.tsx';
import { useCommand } from '../shared/use-command.ts';

const schema = rules.object({ password: rules.secret(rules.required()) });

/** Dialog in which users confirm that it is them while calls wait for it. */
export function ConfirmationDialog() {
  const { client, confirmation } = useServices();
  const open = useConfirmationNeeded(confirmation);
  const close = () => confirmation.settle(false);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      size="sm"
      title={<FormattedMessage id="portal.confirmation.title" />}
      description={<FormattedMessage id="portal.confirmation.text" />}
    >
      <Stack gap={4}>
        <PasswordForm onCancel={close} />
        <PasskeyButton
          prove={async () => {
            await client.confirmSession(await provePasskey(client), { unasked: true });
            confirmation.settle(true);
          }}
        />
        <Forgotten />
      </Stack>
    </Dialog>
  );
}

function PasswordForm({ onCancel }: { onCancel: () => void }) {
  const { client, confirmation } = useServices();
  const errorText = useErrorText();
  const [problem, setProblem] = useState<ApiError | null>(null);
  const serverErrors = useFieldErrors(problem?.fieldErrors);
  const running = useRef<AbortController | null>(null);
  // Closing the dialog removes the form.
  useEffect(() => () => running.current?.abort(), []);
  const submit = async ({ password }: { password: string }) => {
    const { signal } = (running.current = new AbortController());
    setProblem(null);
    try {
      // `unasked`: the errors are those of this form, not of the page behind it.
      await client.confirmSession({ method: 'password', password }, { signal, unasked: true });
      confirmation.settle(true);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.kind !== 'aborted') setProblem(error);
    }
  };
  return (
    <Form
      initialValues={{ password: '' }}
      schema={schema}
      onSubmit={submit}
      serverErrors={serverErrors}
      failure={problem && !problem.fieldErrors ? errorText(problem.kind, problem.serverMessage) : null}
    >
      <FormPasswordField name="password" autoComplete="current-password" data-initial-focus="" required />
      <FormActions>
        <SubmitButton>
          <FormattedMessage id="portal.confirmation.confirm" />
        </SubmitButton>
        <Button variant="secondary" onClick={onCancel}>
          <FormattedMessage id="portal.profile.cancel" />
        </Button>
      </FormActions>
    </Form>
  );
}

/** Sends a reset link to the account's phone, so that nothing that was typed behind the dialog is lost. */
function Forgotten() {
  const { auth, client } = useServices();
  const phone = useView(auth, userOf)?.phone.phone ?? '';
  const { act, busy, failure } = useCommand();
  const [sent, setSent] = useState(false);
  const send = async () => {
    if (await act('send', () => client.forgotPassword({ username: phone }, { unasked: true }))) setSent(true);
  };
  if (sent) return <Alert tone="success" title={<FormattedMessage id="portal.confirmation.sent" />} />;
  return (
    <>
      {failure && <Alert tone="danger" title={failure} />}
      <div>
        <Button variant="quiet" size="sm" loading={busy !== null} onClick={() => void send()}>
          <FormattedMessage id="portal.confirmation.forgotten" />
        </Button>
      </div>
    </>
  );
}
