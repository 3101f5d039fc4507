import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
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

/**
 * Starts the membership machine. Nothing of it is stored: after a reload the server says whether an application has
 * arrived, and the form has the draft.
 */
export function runMembership(client: Client): RunningMembership {
  const actor = createActor(machineOf(client)).start();
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
