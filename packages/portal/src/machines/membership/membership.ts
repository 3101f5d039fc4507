import type { Client, MemberApplication, MemberRequest } from '@taawun/api-client';
import { userOf, type Auth } from '../auth/auth.ts';
import { lazyMachine, type LazyMachine } from '../shared/lazy-machine.ts';
import type { Membership } from './membership.binding.ts';
import type { MembershipEmitted, MembershipEvent } from './membership.machine.ts';
import { openMembershipStorage, type MembershipStorage } from './membership-storage.ts';

type Event = MembershipEvent<MemberApplication, MemberRequest>;

export interface MembershipMachine extends LazyMachine<Membership, Event, MembershipEmitted> {
  /** Tells the machine how the application stands, and brings it; fails when its code cannot be fetched. */
  know: (application: MemberApplication | null) => Promise<void>;
  /** Sends an application; resolves when it is known what became of it. */
  submit: (fields: MemberRequest) => Promise<void>;
  /** What the signed-in user has typed so far. */
  readDraft: () => Record<string, unknown> | null;
  writeDraft: (draft: Record<string, unknown> | null) => void;
  /** The step of the registration that was left last. */
  readStep: () => string | null;
  writeStep: (step: string) => void;
  /** After a new sign-in: the last failure is over. */
  renew: () => void;
  /** Drops what is kept, and what is known: at the sign-out, and when somebody else than `userId` has signed in. */
  forget: (userId?: number) => void;
}

const UNKNOWN: Membership = { application: null, stage: 'unknown', busy: false, failed: false, failure: null };

/** The membership machine at the client; its code comes with the pages of the registration. */
export function createMembership(
  client: Client,
  auth: Pick<Auth, 'get'>,
  open: () => MembershipStorage = openMembershipStorage,
): MembershipMachine {
  let opened: MembershipStorage | undefined;
  const storage = () => (opened ??= open());
  const userId = () => userOf(auth.get())?.id ?? null;
  const machine = lazyMachine<Membership, Event, MembershipEmitted>({
    initial: UNKNOWN,
    load: async () => (await import('./membership.binding.ts')).runMembership(client, storage(), userId),
    unreachable: (view) => ({
      ...view,
      failed: true,
      failure: { kind: 'network', serverMessage: null, fieldErrors: null },
    }),
  });
  return {
    ...machine,
    know: async (application) => (await machine.ready()).send({ type: 'application.known', application }),
    submit: async (fields) => {
      (await machine.ready()).send({ type: 'application.submitted', fields });
      await machine.until(({ busy }) => !busy);
    },
    readDraft: () => storage().read(userId() ?? 0).draft,
    writeDraft: (draft) => {
      const id = userId();
      // Without a draft there is no step to return to.
      if (id !== null) storage().write(id, draft ? { draft } : { draft, step: null });
    },
    readStep: () => storage().read(userId() ?? 0).step ?? null,
    writeStep: (step) => {
      const id = userId();
      if (id !== null) storage().write(id, { step });
    },
    renew: () => {
      if (machine.begun()) machine.send({ type: 'session.renewed' });
    },
    forget: (nextUser) => {
      if (storage().clear(nextUser) && machine.begun()) machine.send({ type: 'session.ended' });
    },
  };
}
