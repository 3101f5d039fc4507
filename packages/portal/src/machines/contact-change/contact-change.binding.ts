import { fromPromise, waitFor, type ActorRefFrom, type EventFromLogic, type SnapshotFrom } from 'xstate';
import type { Client, ContactChange, User } from '@taawun/api-client';
import { createContactChangeMachine, type PendingChange } from './contact-change.machine.ts';
import { createDraftStorage } from '../shared/storage.ts';

type Machine = ReturnType<typeof createContactChangeMachine<ContactChange, User>>;
export type ContactChangeActor = ActorRefFrom<Machine>;
type Snapshot = SnapshotFrom<Machine>;

/** The contact change machine with its actors, for a phone or an e-mail address; for `useActorRef`. */
export const contactChangeWith = (client: Client, kind: ContactChange['kind']): Machine =>
  createContactChangeMachine<ContactChange, User>().provide({
    actors: {
      requestCode: fromPromise(async ({ input: { value }, signal }) => {
        const { contact_change } =
          kind === 'phone'
            ? await client.requestPhoneChange({ phone: value }, { signal })
            : await client.requestEmailChange({ email: value }, { signal });
        return contact_change;
      }),
      confirmCode: fromPromise(
        async ({ input, signal }) => (await client.confirmContactChange(input, { signal })).user,
      ),
    },
  });

/** A sent code, with the time by this device's clock, which may be wrong. */
interface StoredChange extends PendingChange<ContactChange> {
  storedAt: number;
}

const isStored = (value: unknown): value is StoredChange =>
  typeof (value as Partial<StoredChange> | null)?.change?.id === 'string' &&
  typeof (value as Partial<StoredChange>).storedAt === 'number';
const storages = { phone: storageOf('phone'), email: storageOf('email') };

function storageOf(kind: ContactChange['kind']) {
  return createDraftStorage<StoredChange>({ name: `contact-change.${kind}`, version: 1, isValue: isStored });
}

/** The change of this tab that waits for its code, until the code expires. */
export function readPendingChange(
  kind: ContactChange['kind'],
  userId: number | null,
): PendingChange<ContactChange> | null {
  const stored = storages[kind].read(userId);
  if (!stored) return null;
  const { value, change, storedAt } = stored;
  const life = Date.parse(change.expires_at) - Date.parse(change.sent_at);
  return Date.now() - storedAt < life ? { value, change } : null;
}

/** Stores a change that waits for its code, and removes any other. */
export function storePendingChange(kind: ContactChange['kind'], userId: number | null, snapshot: Snapshot): void {
  const { value, change } = snapshot.context;
  if (!change || (!snapshot.hasTag('sent') && !snapshot.hasTag('expired'))) storages[kind].write(userId, null);
  else if (storages[kind].read(userId)?.change.id !== change.id)
    storages[kind].write(userId, { value, change, storedAt: Date.now() });
}

/** Sends an event and resolves once its request is settled. */
export async function sayTo(actor: ContactChangeActor, event: EventFromLogic<Machine>): Promise<void> {
  actor.send(event);
  // A stopped actor settles too: the page was left.
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy')).catch(() => {});
}

/** A code was sent and can be entered. */
export const isSent = (snapshot: Snapshot): boolean => snapshot.hasTag('sent');
/** The sent code is no longer valid. */
export const isExpired = (snapshot: Snapshot): boolean => snapshot.hasTag('expired');
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const valueOf = (snapshot: Snapshot): string => snapshot.context.value;
/** The phone or address that the last code was sent to. */
export const changeOf = (snapshot: Snapshot): ContactChange | null => snapshot.context.change;
export const failureOf = (snapshot: Snapshot) => snapshot.context.failure;
