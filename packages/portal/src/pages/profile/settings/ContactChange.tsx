import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ContactChange as Change } from '@taawun/api-client';
import { Button, Card, EmailText, PhoneText, Stack, Text } from '@taawun/ui';
import { Form, FormActions, FormPhoneField, FormTextField, rules, SubmitButton } from '@taawun/ui/forms';
import { useFieldErrors } from '../../../lib/server-messages.ts';
import { useFailureText } from '../../../lib/submission.ts';
import { useServices } from '../../../lib/services.ts';
import { userOf } from '../../../machines/auth/auth.ts';
import {
  contactChangeWith,
  failureOf,
  isExpired,
  isSent,
  readPendingChange,
  sayTo,
  storePendingChange,
  valueOf,
  type ContactChangeActor,
} from '../../../machines/contact-change/contact-change.binding.ts';
import { ContactCode } from './ContactCode.tsx';
import { EDIT_ID } from '../../shared/editing.ts';

type Kind = Change['kind'];

const SCHEMAS = {
  phone: rules.object({ phone: rules.string(rules.required(), rules.phone()) }),
  email: rules.object({ email: rules.string(rules.required(), rules.email()) }),
};

interface StepProps {
  actor: ContactChangeActor;
  kind: Kind;
}

type NewContactProps = StepProps & Pick<ContactChangeProps, 'current' | 'confirmed' | 'readHref'>;

/** Form for the new phone or e-mail; for the current one while it is not confirmed. */
function NewContact({ actor, kind, current, confirmed, readHref }: NewContactProps) {
  const failure = useSelector(actor, failureOf);
  const value = useSelector(actor, valueOf);
  const failureText = useFailureText();
  const serverErrors = useFieldErrors(failure?.fieldErrors);
  return (
    <Form
      initialValues={{ [kind]: value || (confirmed ? '' : (current ?? '')) }}
      schema={SCHEMAS[kind]}
      onSubmit={(values) => sayTo(actor, { type: 'contact.submitted', value: values[kind] ?? '' })}
      serverErrors={serverErrors}
      failure={failure && !failure.fieldErrors ? failureText(failure.kind, failure.serverMessage) : null}
    >
      <Text>
        <FormattedMessage
          id={`portal.contactChange.${kind}.${current && confirmed ? 'text' : 'addText'}`}
          values={{
            current:
              kind === 'phone' ? (
                <PhoneText value={current ?? ''} href={false} />
              ) : (
                <EmailText value={current ?? ''} href={false} />
              ),
          }}
        />
      </Text>
      {kind === 'phone' ? (
        <FormPhoneField name="phone" autoComplete="tel" required />
      ) : (
        <FormTextField name="email" type="email" inputMode="email" autoComplete="email" ltr required />
      )}
      <FormActions>
        <SubmitButton>
          <FormattedMessage id="portal.contactChange.send" />
        </SubmitButton>
        <Button variant="secondary" href={readHref}>
          <FormattedMessage id="portal.profile.cancel" />
        </Button>
      </FormActions>
    </Form>
  );
}

interface ContactChangeProps {
  kind: Kind;
  /** Current value; `null` when there is none. */
  current: string | null;
  /** Whether the current value is confirmed. */
  confirmed: boolean;
  readHref: string;
  /** Called after the change. */
  onChanged: () => void;
}

/** Changes phone or e-mail: input of the new value, then of the code that was sent to it. */
export function ContactChange({ kind, current, confirmed, readHref, onChanged }: ContactChangeProps) {
  const { client, auth } = useServices();
  const [machine] = useState(() => contactChangeWith(client, kind));
  const [userId] = useState(() => userOf(auth.get())?.id ?? null);
  const [input] = useState(() => ({ pending: readPendingChange(kind, userId) }));
  const actor = useActorRef(machine, { input });
  const sent = useSelector(actor, isSent);
  const expired = useSelector(actor, isExpired);
  useEffect(() => {
    const subscription = actor.on('contact.changed', ({ user }) => {
      auth.send({ type: 'user.changed', user });
      onChanged();
    });
    const snapshots = actor.subscribe((snapshot) => storePendingChange(kind, userId, snapshot));
    return () => {
      subscription.unsubscribe();
      snapshots.unsubscribe();
    };
  }, [actor, auth, onChanged, kind, userId]);
  return (
    <Card padding="lg">
      <Stack gap={6} id={EDIT_ID}>
        {sent || expired ? (
          <ContactCode actor={actor} kind={kind} />
        ) : (
          <NewContact actor={actor} kind={kind} current={current} confirmed={confirmed} readHref={readHref} />
        )}
      </Stack>
    </Card>
  );
}
