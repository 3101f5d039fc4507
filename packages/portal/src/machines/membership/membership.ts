import { withoutSensitive } from '@taawun/domain/membership';
import type { Client, MemberApplication, MemberRequest } from '@taawun/api-client';
import { userOf, type Auth } from '../auth/auth.ts';
import { lazyMachine, type LazyMachine } from '../shared/lazy-machine.ts';
import type { Membership } from './membership.binding.ts';
import type { MembershipEmitted, MembershipEvent } from './membership.machine.ts';
import { createUserStorage } from '../shared/storage.ts';

type Event = MembershipEvent<MemberApplication, MemberRequest>;

export interface MembershipMachine extends LazyMachine<Membership, Event, MembershipEmitted> {
  /** Loads the machine and sends it the application. Rejects when its code cannot be fetched. */
  know: (application: MemberApplication | null) => Promise<void>;
  /** Submits an application; resolves once the request is settled. */
  submit: (fields: MemberRequest) => Promise<void>;
  /** The signed-in user's stored draft. */
  readDraft: () => Record<string, unknown> | null;
  writeDraft: (draft: Record<string, unknown> | null) => void;
  /** The last step of the registration. */
  readStep: () => string | null;
  writeStep: (step: string) => void;
  /** After a new sign-in: clears the last failure. */
  renew: () => void;
  /** Clears storage and machine: on sign-out, and when a user other than `userId` signs in. */
  forget: (userId?: number) => void;
}

const UNKNOWN: Membership = { application: null, phase: 'unknown', busy: false, failed: false, failure: null };

/** What a browser stores of an application that is not sent yet. */
interface StoredApplication {
  /** Values of the form without the sensitive ones; never a file. */
  draft: Record<string, unknown> | null;
  /** The last step of the form. */
  step: string | null;
}

const NOTHING: StoredApplication = { draft: null, step: null };

const storage = createUserStorage<StoredApplication>({
  key: 'membership.draft',
  scope: 'device',
  version: 3,
  maxAge: 30 * 86_400_000,
  isValue: (value): value is StoredApplication => typeof value === 'object' && value !== null,
});

/** The membership machine; the pages of the registration load its code. */
export function createMembership(client: Client, auth: Pick<Auth, 'get'>): MembershipMachine {
  const userId = () => userOf(auth.get())?.id ?? null;
  const stored = () => storage.read(userId()) ?? NOTHING;
  const store = (part: Partial<StoredApplication>) => storage.write(userId(), { ...stored(), ...part });
  // Sensitive values of the draft stay in this page: a reload empties their fields.
  let typed: { userId: number | null; draft: Record<string, unknown> | null } | null = null;
  const machine = lazyMachine<Membership, Event, MembershipEmitted>({
    initial: UNKNOWN,
    load: async () => (await import('./membership.binding.ts')).runMembership(client),
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
    readDraft: () => {
      const { draft } = stored();
      return draft && { ...(typed?.userId === userId() ? typed.draft : null), ...draft };
    },
    // Without a draft there is no step to return to.
    writeDraft: (draft) => {
      // Signed out: the values of the user who may return stay.
      if (userId() !== null) typed = { userId: userId(), draft };
      store(draft ? { draft: withoutSensitive(draft) } : { draft, step: null });
    },
    readStep: () => stored().step,
    writeStep: (step) => store({ step }),
    renew: () => {
      if (machine.begun()) machine.send({ type: 'session.renewed' });
    },
    forget: (nextUser) => {
      if (nextUser === undefined || typed?.userId !== nextUser) typed = null;
      if (storage.clear(nextUser) && machine.begun()) machine.send({ type: 'session.ended' });
    },
  };
}
