import { assign, emit, fromPromise, setup } from 'xstate';
import { toCallFailure, type CallFailure } from '../shared/call-failure.ts';

/** The properties of a requested change that the machine needs. */
export interface KnownChange {
  readonly id: string;
}

type ContactChangeEvent =
  /** The new phone or address. */
  | { type: 'contact.submitted'; value: string }
  | { type: 'code.submitted'; code: string }
  | { type: 'code.requested' }
  /** Back to the form, to correct the phone or address. */
  | { type: 'contact.reopened' };

/** The change is confirmed; the user with the new value. */
export interface ContactChangeEmitted<User> {
  type: 'contact.changed';
  user: User;
}

/** A code that was sent before a reload. */
export interface PendingChange<Change> {
  value: string;
  change: Change;
}

export interface ContactChangeContext<Change> {
  value: string;
  /** The phone or address that the last code was sent to. */
  change: Change | null;
  code: string;
  failure: CallFailure | null;
}

const notProvided = () =>
  Promise.reject(new Error('The contact change machine runs only with actors: give them with provide().'));

/**
 * A new phone or e-mail address, confirmed by the code that is sent there: filling → requesting → waiting → confirming
 * → changed. An invalid code (too old, too many attempts, replaced by a newer one) leads to `expired`, which only a new
 * code leaves.
 */
export const createContactChangeMachine = <Change extends KnownChange, User>() =>
  setup({
    types: {
      context: {} as ContactChangeContext<Change>,
      events: {} as ContactChangeEvent,
      emitted: {} as ContactChangeEmitted<User>,
      input: {} as { pending: PendingChange<Change> | null } | undefined,
      tags: {} as 'busy' | 'sent' | 'expired',
    },
    actors: {
      requestCode: fromPromise<Change, { value: string }>(notProvided),
      confirmCode: fromPromise<User, { id: string; code: string }>(notProvided),
    },
    actions: {
      takeValue: assign((_, { value }: { value: string }) => ({ value, change: null, failure: null })),
      takeCode: assign((_, { code }: { code: string }) => ({ code, failure: null })),
      takeChange: assign((_, { change }: { change: Change }) => ({ change, failure: null })),
      keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toCallFailure(error) })),
      forgetFailure: assign({ failure: null }),
      emitUser: emit((_, { user }: { user: User }) => ({ type: 'contact.changed' as const, user })),
    },
    guards: {
      isPending: ({ context }) => context.change !== null,
      isWorthless: (_, { error }: { error: unknown }) => toCallFailure(error).kind === 'conflict',
      /** The server rejects the phone or address itself: another account has taken it meanwhile. */
      isOfContact: (_, { error }: { error: unknown }) => {
        const { fieldErrors } = toCallFailure(error);
        return fieldErrors !== null && !('code' in fieldErrors);
      },
    },
  }).createMachine({
    id: 'contactChange',
    initial: 'opening',
    context: ({ input }) => ({ value: '', change: null, code: '', failure: null, ...input?.pending }),
    states: {
      opening: { always: [{ guard: 'isPending', target: 'waiting' }, { target: 'filling' }] },
      filling: {
        on: {
          'contact.submitted': { target: 'requesting', actions: { type: 'takeValue', params: ({ event }) => event } },
        },
      },
      requesting: {
        tags: ['busy'],
        invoke: {
          src: 'requestCode',
          input: ({ context: { value } }) => ({ value }),
          onDone: {
            target: 'waiting',
            actions: { type: 'takeChange', params: ({ event }) => ({ change: event.output }) },
          },
          onError: {
            target: 'filling',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      waiting: {
        tags: ['sent'],
        on: {
          'code.submitted': { target: 'confirming', actions: { type: 'takeCode', params: ({ event }) => event } },
          'code.requested': { target: 'resending', actions: 'forgetFailure' },
          'contact.reopened': { target: 'filling', actions: 'forgetFailure' },
        },
      },
      resending: {
        tags: ['busy', 'sent'],
        invoke: {
          src: 'requestCode',
          input: ({ context: { value } }) => ({ value }),
          onDone: {
            target: 'waiting',
            actions: { type: 'takeChange', params: ({ event }) => ({ change: event.output }) },
          },
          onError: [
            {
              guard: { type: 'isOfContact', params: ({ event }) => ({ error: event.error }) },
              target: 'filling',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
            { target: 'waiting', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
          ],
        },
      },
      confirming: {
        tags: ['busy', 'sent'],
        invoke: {
          src: 'confirmCode',
          input: ({ context: { change, code } }) => ({ id: change?.id ?? '', code }),
          onDone: {
            target: 'changed',
            actions: { type: 'emitUser', params: ({ event }) => ({ user: event.output }) },
          },
          onError: [
            {
              guard: { type: 'isWorthless', params: ({ event }) => ({ error: event.error }) },
              target: 'expired',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
            {
              guard: { type: 'isOfContact', params: ({ event }) => ({ error: event.error }) },
              target: 'filling',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
            { target: 'waiting', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
          ],
        },
      },
      expired: {
        tags: ['expired'],
        on: {
          'code.requested': { target: 'resending', actions: 'forgetFailure' },
          'contact.reopened': { target: 'filling', actions: 'forgetFailure' },
        },
      },
      changed: { type: 'final' },
    },
  });
