import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ContactChange } from '@taawun/api-client';
import { Alert, Button, EmailText, PhoneText, Stack, Text } from '@taawun/ui';
import { Form, FormActions, FormOneTimeCodeField, rules, SubmitButton } from '@taawun/ui/forms';
import { useErrorText } from '../../../lib/error-text.ts';
import { useFieldErrors } from '../../../lib/server-messages.ts';
import { useFailureText } from '../../../lib/submission.ts';
import {
  changeOf,
  failureOf,
  isBusy,
  sayTo,
  type ContactChangeActor,
} from '../../../machines/contact-change/contact-change.binding.ts';

interface CodeProps {
  actor: ContactChangeActor;
  kind: ContactChange['kind'];
}

const schema = rules.object({ code: rules.string(rules.required(), rules.digits(6)) });

/** Button back to the input of phone or e-mail. */
function Reopen({ actor, kind }: CodeProps) {
  const busy = useSelector(actor, isBusy);
  return (
    <Button variant="secondary" disabled={busy} onClick={() => actor.send({ type: 'contact.reopened' })}>
      <FormattedMessage id={`portal.contactChange.${kind}.other`} />
    </Button>
  );
}

/** Input of the code: typed, pasted or autofilled; a new code can be requested after a delay. */
export function ContactCode({ actor, kind }: CodeProps) {
  const change = useSelector(actor, changeOf);
  const failure = useSelector(actor, failureOf);
  const busy = useSelector(actor, isBusy);
  const failureText = useFailureText();
  const serverErrors = useFieldErrors(failure?.fieldErrors);
  const recipient = change?.recipient ?? '';
  return (
    <Form
      initialValues={{ code: '' }}
      schema={schema}
      onSubmit={({ code }) => sayTo(actor, { type: 'code.submitted', code })}
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
        sentAt={Date.parse(change?.sent_at ?? '')}
        onResend={() => actor.send({ type: 'code.requested' })}
        disabled={busy}
        required
      />
      <FormActions>
        <SubmitButton>
          <FormattedMessage id="portal.contactChange.confirm" />
        </SubmitButton>
        <Reopen actor={actor} kind={kind} />
      </FormActions>
    </Form>
  );
}

/** The code has expired: offers to send a new one. */
export function ExpiredCode({ actor, kind }: CodeProps) {
  const failure = useSelector(actor, failureOf);
  const errorText = useErrorText();
  return (
    <Stack gap={6}>
      <Alert tone="warning" title={errorText(failure?.kind ?? 'conflict', failure?.serverMessage ?? null)} />
      <FormActions>
        <Button onClick={() => actor.send({ type: 'code.requested' })}>
          <FormattedMessage id="portal.contactChange.sendAgain" />
        </Button>
        <Reopen actor={actor} kind={kind} />
      </FormActions>
    </Stack>
  );
}
