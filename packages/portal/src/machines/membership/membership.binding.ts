import { createActor, fromPromise, type Snapshot, type SnapshotFrom } from 'xstate';
import type { Client, MemberApplication, MemberRequest } from '@taawun/api-client';
import type { CallFailure } from '../shared/call-failure.ts';
import type { Running } from '../shared/lazy-machine.ts';
import { createMembershipMachine, type MembershipEmitted, type MembershipEvent } from './membership.machine.ts';
import type { MembershipStorage } from './membership-storage.ts';

/** What a page sees of an application. */
export interface Membership {
  application: MemberApplication | null;
  /** What is to be shown: a form, how the application stands, or nothing yet. */
  stage: 'unknown' | 'draft' | 'applied' | 'accepted' | 'approved' | 'rejected';
  /** A call is under way. */
  busy: boolean;
  /** It could not be sent, and the same can be sent again. */
  failed: boolean;
  failure: CallFailure | null;
}

export type RunningMembership = Running<
  Membership,
  MembershipEvent<MemberApplication, MemberRequest>,
  MembershipEmitted
>;

const machineOf = (client: Client) =>
  createMembershipMachine<MemberApplication, MemberRequest>().provide({
    actors: {
      apply: fromPromise(
        async ({ input: { fields, idempotencyKey }, signal }) =>
          (await client.applyForMembership(fields, { signal, idempotencyKey })).member_application,
      ),
      readApplication: fromPromise(
        async ({ signal }) => (await client.getMemberApplication({ signal })).member_application,
      ),
      withdraw: fromPromise(async ({ signal }) => {
        await client.withdrawMemberApplication({ signal });
      }),
    },
  });

type Machine = ReturnType<typeof machineOf>;

/** An actor where the last page of this user has left it; a snapshot that this machine cannot read is dropped. */
function restore(machine: Machine, kept: unknown) {
  try {
    if (kept) {
      const actor = createActor(machine, { snapshot: kept as Snapshot<unknown> }).start();
      // It was left with a session that had ended, and this one is another.
      if (actor.getSnapshot().context.failure?.kind === 'unauthenticated') actor.send({ type: 'session.renewed' });
      return actor;
    }
  } catch {
    // Of a machine that was another one.
  }
  return createActor(machine).start();
}

/** Starts the membership machine at the client, where this browser has left it, and keeps its snapshots for the signed-in user. */
export function runMembership(
  client: Client,
  storage: MembershipStorage,
  userId: () => number | null,
): RunningMembership {
  const reader = userId();
  const actor = restore(machineOf(client), reader === null ? null : storage.read(reader).machine);
  actor.subscribe((snapshot) => {
    const id = userId();
    // What stands is the server's to say; only what is not sent yet is this browser's.
    if (id !== null) storage.write(id, { machine: snapshot.hasTag('draft') ? actor.getPersistedSnapshot() : null });
  });
  return {
    view: () => membershipOf(actor.getSnapshot()),
    subscribe: (listener) => void actor.subscribe(listener),
    send: (event) => actor.send(event),
    onEmitted: (listener) => void actor.on('*', listener),
  };
}

let last: { snapshot: SnapshotFrom<Machine>; view: Membership } | undefined;

function stageOf(snapshot: SnapshotFrom<Machine>): Membership['stage'] {
  if (snapshot.hasTag('draft')) return 'draft';
  if (snapshot.matches('unknown')) return 'unknown';
  return snapshot.context.application?.status ?? 'draft';
}

/** What a page sees of a snapshot; the same object for the same one. */
export function membershipOf(snapshot: SnapshotFrom<Machine>): Membership {
  if (last?.snapshot === snapshot) return last.view;
  const { application, failure } = snapshot.context;
  const view = {
    application,
    failure,
    stage: stageOf(snapshot),
    busy: snapshot.hasTag('busy'),
    failed: snapshot.hasTag('failed'),
  };
  last = { snapshot, view };
  return view;
}
