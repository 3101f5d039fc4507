import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ApiErrorKind, FieldErrors } from '@taawun/api-client';
import { Alert, Button, EmailText, PhoneText, Stack, Text } from '@taawun/ui';
import { Form, FormActions, FormOneTimeCodeField, rules, SubmitButton } from '@taawun/ui/forms';
import { useErrorText } from '../../lib/error-text.ts';
import { useFieldErrors } from '../../lib/server-messages.ts';
import { useFailureText } from '../../lib/submission.ts';

interface Failure {
  kind: ApiErrorKind;
  serverMessage: string | null;
  fieldErrors: FieldErrors | null;
}

interface CodeStepProps {
  failure: Failure | null;
  busy: boolean;
  onResend: () => void;
  /** Text of the button back to the input of phone or e-mail. */
  other: ReactNode;
  onReopen: () => void;
}

const schema = rules.object({ code: rules.string(rules.required(), rules.digits(6)) });

const Reopen = ({ other, busy, onReopen }: Pick<CodeStepProps, 'other' | 'busy' | 'onReopen'>) => (
  <Button variant="secondary" aria-disabled={busy} onClick={onReopen}>
    {other}
  </Button>
);

interface CodeFormProps extends CodeStepProps {
  kind: 'phone' | 'email';
  /** Normalised phone or e-mail address that the code was sent to. */
  recipient: string;
  /** When it was sent, ISO 8601. */
  sentAt: string;
  /** Resolves once the request is settled. */
  onSubmit: (code: string) => Promise<void>;
}

/** Input of the code: typed, pasted or autofilled; a new code can be requested after a delay. */
export function CodeForm({ kind, recipient, sentAt, failure, busy, onSubmit, onResend, ...reopen }: CodeFormProps) {
  const failureText = useFailureText();
  const serverErrors = useFieldErrors(failure?.fieldErrors);
  return (
    <Form
      initialValues={{ code: '' }}
      schema={schema}
      onSubmit={({ code }) => onSubmit(code)}
      serverErrors={serverErrors}
      failure={failure && !failure.fieldErrors ? failureText(failure.kind, failure.serverMessage) : null}
    >
      <Text role="status">
        <FormattedMessage
          id="portal.contactChange.sent"
          values={{
            recipient:
              kind === 'phone' ? (
                <PhoneText value={recipient} href={false} />
              ) : (
                <EmailText value={recipient} href={false} />
              ),
          }}
        />
      </Text>
      <FormOneTimeCodeField
        name="code"
        sentAt={Date.parse(sentAt)}
        onResend={onResend}
        // The button that had the focus has gone with its form.
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the reader has asked for this field
        autoFocus
        required
      />
      <FormActions>
        <SubmitButton aria-disabled={busy}>
          <FormattedMessage id="portal.contactChange.confirm" />
        </SubmitButton>
        <Reopen busy={busy} {...reopen} />
      </FormActions>
    </Form>
  );
}

/** The code has expired: offers to send a new one. */
export function ExpiredCode({ failure, busy, onResend, ...reopen }: CodeStepProps) {
  const errorText = useErrorText();
  return (
    <Stack gap={6}>
      <Alert tone="warning" title={errorText(failure?.kind ?? 'conflict', failure?.serverMessage ?? null)} />
      <FormActions>
        <Button onClick={onResend}>
          <FormattedMessage id="portal.contactChange.sendAgain" />
        </Button>
        <Reopen busy={busy} {...reopen} />
      </FormActions>
    </Stack>
  );
}
