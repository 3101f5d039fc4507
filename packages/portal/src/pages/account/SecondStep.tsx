import { useState, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, Stack, Text } from '@taawun/ui';
import { Form, FormActions, FormOneTimeCodeField, FormTextField, rules, SubmitButton } from '@taawun/ui/forms';
import { provePasskey } from '../../machines/shared/passkeys.ts';
import { useServices } from '../../lib/services.ts';
import { useFieldErrors } from '../../lib/server-messages.ts';
import { useFailureText } from '../../lib/submission.ts';
import type { SecondFactor } from '../../machines/auth/auth.machine.ts';
import { PasskeyButton } from './PasskeyButton.tsx';

const SCHEMAS = {
  totp: rules.object({ code: rules.string(rules.required(), rules.digits(6)) }),
  recovery_code: rules.object({ code: rules.string(rules.required()) }),
};

/** Second step of a sign-in: a code of the authenticator app, a recovery code, or a passkey. */
export function SecondStep() {
  const intl = useIntl();
  const { auth, client } = useServices();
  const { failure } = useSyncExternalStore(auth.subscribe, auth.get, () => auth.initial);
  const [method, setMethod] = useState<keyof typeof SCHEMAS>('totp');
  const failureText = useFailureText();
  const serverErrors = useFieldErrors(codeErrors(failure?.fieldErrors));
  const send = async (factor: SecondFactor) => void (await auth.attempt({ type: 'factor.submitted', factor }));
  const isApp = method === 'totp';
  return (
    <Form
      key={method}
      initialValues={{ code: '' }}
      schema={SCHEMAS[method]}
      onSubmit={({ code }) => send({ method, code })}
      serverErrors={serverErrors}
      failure={failure && !serverErrors ? failureText(failure.kind, failure.serverMessage) : null}
    >
      <Text role="status">
        <FormattedMessage id={isApp ? 'portal.twoStep.askCode' : 'portal.twoStep.askRecovery'} />
      </Text>
      {isApp ? (
        <FormOneTimeCodeField
          name="code"
          label={intl.formatMessage({ id: 'portal.twoStep.code' })}
          // The button that had the focus has gone with its form.
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the reader has asked for this field
          autoFocus
          required
        />
      ) : (
        <FormTextField
          name="code"
          label={intl.formatMessage({ id: 'portal.recovery.code' })}
          ltr
          autoComplete="one-time-code"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the reader has asked for this field
          autoFocus
          required
        />
      )}
      <FormActions>
        <SubmitButton>
          <FormattedMessage id="portal.login.title" />
        </SubmitButton>
        <Button variant="secondary" onClick={() => auth.send({ type: 'signIn.reopened' })}>
          <FormattedMessage id="portal.twoStep.back" />
        </Button>
      </FormActions>
      <Stack gap={2} align="start">
        <PasskeyButton prove={async () => send(await provePasskey(client))} />
        <Button variant="quiet" onClick={() => setMethod(isApp ? 'recovery_code' : 'totp')}>
          <FormattedMessage id={isApp ? 'portal.twoStep.useRecovery' : 'portal.twoStep.useApp'} />
        </Button>
      </Stack>
    </Form>
  );
}

/** The errors of the second factor, whichever it was, at the form's field. */
function codeErrors(errors: Record<string, readonly string[]> | null | undefined) {
  const found = Object.entries(errors ?? {}).find(([name]) => name.startsWith('second_factor'));
  return found ? { code: [...found[1]] } : null;
}
