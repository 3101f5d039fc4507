import { fromPromise, waitFor, type ActorRefFrom, type EventFromLogic, type SnapshotFrom } from 'xstate';
import type { Client, ContactChange, User } from '@taawun/api-client';
import { createContactChangeMachine } from './contact-change.machine.ts';

type Machine = ReturnType<typeof createContactChangeMachine<ContactChange, User>>;
export type ContactChangeActor = ActorRefFrom<Machine>;
type Snapshot = SnapshotFrom<Machine>;

/** The contact change machine bound to the client, for a phone or an e-mail address: for `useActorRef` of the page that changes it. */
export const contactChangeWith = (client: Client, kind: ContactChange['kind']): Machine =>
  createContactChangeMachine<ContactChange, User>().provide({
    actors: {
      requestCode: fromPromise(async ({ input: { value }, signal }) => {
        const { contact_change } = kind === 'phone' ? await client.requestPhoneChange({ phone: value }, { signal }) : await client.requestEmailChange({ email: value }, { signal });
        return contact_change;
      }),
      confirmCode: fromPromise(async ({ input, signal }) => (await client.confirmContactChange(input, { signal })).user),
    },
  });

/** Says it and waits until it is known what became of it. */
export async function sayTo(actor: ContactChangeActor, event: EventFromLogic<Machine>): Promise<void> {
  actor.send(event);
  // Whoever leaves the page in the middle waits for nothing.
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy')).catch(() => {});
}

/** A code was sent and may be typed. */
export const isSent = (snapshot: Snapshot): boolean => snapshot.hasTag('sent');
/** The code that was sent is worth nothing any more. */
export const isExpired = (snapshot: Snapshot): boolean => snapshot.hasTag('expired');
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const valueOf = (snapshot: Snapshot): string => snapshot.context.value;
/** What the last code was sent for. */
export const changeOf = (snapshot: Snapshot): ContactChange | null => snapshot.context.change;
export const failureOf = (snapshot: Snapshot) => snapshot.context.failure;
