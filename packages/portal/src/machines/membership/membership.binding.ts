import { createActor, fromPromise, type Snapshot, type SnapshotFrom } from 'xstate';
import type { Client, MemberApplication, MemberRequest } from '@taawun/api-client';
import type { CallFailure } from '../shared/call-failure.ts';
import type { Running } from '../shared/lazy-machine.ts';
import { createMembershipMachine, type MembershipEmitted, type MembershipEvent } from './membership.machine.ts';

/** The application as pages see it. */
export interface Membership {
  application: MemberApplication | null;
  /** The form, the status of the application, or nothing yet. */
  phase: 'unknown' | 'draft' | 'applied' | 'accepted' | 'approved' | 'rejected';
  /** A call is pending. */
  busy: boolean;
  /** Sending failed, and the same application can be sent again. */
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

/** Restores the actor from the user's stored snapshot; a snapshot that the machine cannot read is dropped. */
function restore(machine: Machine, snapshot: unknown) {
  try {
    if (snapshot) {
      const actor = createActor(machine, { snapshot: snapshot as Snapshot<unknown> }).start();
      // The stored session had ended; this one is new.
      if (actor.getSnapshot().context.failure?.kind === 'unauthenticated') actor.send({ type: 'session.renewed' });
      return actor;
    }
  } catch {
    // The snapshot is of another version of the machine.
  }
  return createActor(machine).start();
}

/** Starts the membership machine from its stored snapshot, and stores its snapshots for the signed-in user. */
export function runMembership(
  client: Client,
  persisted: unknown,
  persist: (snapshot: unknown) => void,
): RunningMembership {
  const actor = restore(machineOf(client), persisted);
  actor.subscribe((snapshot) => {
    // The server has the status of a sent application; the browser stores only what is not sent yet.
    persist(snapshot.hasTag('draft') ? actor.getPersistedSnapshot() : null);
  });
  return {
    view: () => membershipOf(actor.getSnapshot()),
    subscribe: (listener) => void actor.subscribe(listener),
    send: (event) => actor.send(event),
    onEmitted: (listener) => void actor.on('*', listener),
  };
}

let last: { snapshot: SnapshotFrom<Machine>; view: Membership } | undefined;

function phaseOf(snapshot: SnapshotFrom<Machine>): Membership['phase'] {
  if (snapshot.hasTag('draft')) return 'draft';
  if (snapshot.matches('unknown')) return 'unknown';
  return snapshot.context.application?.status ?? 'draft';
}

/** The view of a snapshot; the same object for the same snapshot. */
export function membershipOf(snapshot: SnapshotFrom<Machine>): Membership {
  if (last?.snapshot === snapshot) return last.view;
  const { application, failure } = snapshot.context;
  const view = {
    application,
    failure,
    phase: phaseOf(snapshot),
    busy: snapshot.hasTag('busy'),
    failed: snapshot.hasTag('failed'),
  };
  last = { snapshot, view };
  return view;
}
