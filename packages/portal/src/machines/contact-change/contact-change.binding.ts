import { fromPromise, waitFor, type ActorRefFrom, type EventFromLogic, type SnapshotFrom } from 'xstate';
import type { Client, ContactChange, User } from '@taawun/api-client';
import { createContactChangeMachine, type PendingChange } from './contact-change.machine.ts';
import { createTabStorage } from '../shared/tab-storage.ts';

type Machine = ReturnType<typeof createContactChangeMachine<ContactChange, User>>;
export type ContactChangeActor = ActorRefFrom<Machine>;
type Snapshot = SnapshotFrom<Machine>;

/** The contact change machine bound to the client, for a phone or an e-mail address: for `useActorRef` of the page that changes it. */
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

/** A code that was sent, and when by this device's clock, which need not be right. */
interface StoredChange extends PendingChange<ContactChange> {
  storedAt: number;
}

const isStored = (value: unknown): value is StoredChange =>
  typeof (value as Partial<StoredChange> | null)?.change?.id === 'string' &&
  typeof (value as Partial<StoredChange>).storedAt === 'number';
const storages = { phone: storageOf('phone'), email: storageOf('email') };

function storageOf(kind: ContactChange['kind']) {
  return createTabStorage<StoredChange>({ name: `contact-change.${kind}`, version: 1, isValue: isStored });
}

/** The change that waits for its code in this tab, as long as a code is worth something. */
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

/** Stores the change that waits for its code, and removes one that does not. */
export function storePendingChange(kind: ContactChange['kind'], userId: number | null, snapshot: Snapshot): void {
  const { value, change } = snapshot.context;
  if (!change || (!snapshot.hasTag('sent') && !snapshot.hasTag('expired'))) storages[kind].write(userId, null);
  else if (storages[kind].read(userId)?.change.id !== change.id)
    storages[kind].write(userId, { value, change, storedAt: Date.now() });
}

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
