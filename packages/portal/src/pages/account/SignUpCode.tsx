import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { useServices } from '../../lib/services.ts';
import type { Session } from '../../machines/auth/auth.ts';
import { CodeForm, ExpiredCode } from '../shared/CodeForm.tsx';

/** Input of the code that was sent to the phone of a new account. */
export function SignUpCode({ code: { sent, isExpired } }: { code: NonNullable<Session['code']> }) {
  const { auth } = useServices();
  const { failure, busy } = useSyncExternalStore(auth.subscribe, auth.get, () => auth.initial);
  const step = {
    failure,
    busy,
    onResend: () => auth.send({ type: 'code.requested' }),
    other: <FormattedMessage id="portal.signup.reopen" />,
    onReopen: () => auth.send({ type: 'signUp.reopened' }),
  };
  if (isExpired) return <ExpiredCode {...step} />;
  return (
    <CodeForm
      {...step}
      kind="phone"
      recipient={sent.recipient}
      sentAt={sent.sent_at}
      onSubmit={async (code) => void (await auth.attempt({ type: 'code.submitted', code }))}
    />
  );
}
