import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ContactChange } from '@taawun/api-client';
import {
  changeOf,
  failureOf,
  isBusy,
  isExpired,
  sayTo,
  type ContactChangeActor,
} from '../../../machines/contact-change/contact-change.binding.ts';
import { CodeForm, ExpiredCode } from '../../shared/CodeForm.tsx';

interface ContactCodeProps {
  actor: ContactChangeActor;
  kind: ContactChange['kind'];
}

/** Input of the code that was sent to the new phone or e-mail address. */
export function ContactCode({ actor, kind }: ContactCodeProps) {
  const change = useSelector(actor, changeOf);
  const failure = useSelector(actor, failureOf);
  const busy = useSelector(actor, isBusy);
  const step = {
    failure,
    busy,
    onResend: () => actor.send({ type: 'code.requested' }),
    other: <FormattedMessage id={`portal.contactChange.${kind}.other`} />,
    onReopen: () => actor.send({ type: 'contact.reopened' }),
  };
  if (useSelector(actor, isExpired)) return <ExpiredCode {...step} />;
  return (
    <CodeForm
      {...step}
      kind={kind}
      recipient={change?.recipient ?? ''}
      sentAt={change?.sent_at ?? ''}
      onSubmit={(code) => sayTo(actor, { type: 'code.submitted', code })}
    />
  );
}
