import { and, assign, emit, fromPromise, setup } from 'xstate';
import { toCallFailure, type CallFailure } from '../shared/call-failure.ts';

/** The properties of an application that the machine needs. */
export interface KnownApplication {
  readonly reference: string;
  readonly status: 'applied' | 'accepted' | 'approved' | 'rejected';
}

export type MembershipEvent<Application, Fields> =
  /** A page has loaded the application. */
  | { type: 'application.known'; application: Application | null }
  | { type: 'application.submitted'; fields: Fields }
  | { type: 'application.retried' }
  | { type: 'application.checked' }
  | { type: 'application.withdrawn' }
  /** A rejected applicant applies again. */
  | { type: 'application.reopened' }
  /** The user signed out or changed. */
  | { type: 'session.ended' }
  /** The same user has signed in again. */
  | { type: 'session.renewed' };

export type MembershipEmitted =
  /** An application exists: leave pages for users without one. */
  | { type: 'membership.standing'; status: 'applied' | 'accepted' | 'approved' }
  /** The form is shown again. */
  | { type: 'membership.reopened' };

export interface MembershipContext<Application, Fields> {
  application: Application | null;
  /**
   * The application that is being sent or failed, with its idempotency key: one key as long as the values are the same.
   */
  attempt: { fields: Fields; idempotencyKey: string } | null;
  failure: CallFailure | null;
}

const notProvided = () =>
  Promise.reject(new Error('The membership machine runs only with actors: give them with provide().'));

/** Poll interval of an open application, in milliseconds. */
export const POLL = 30_000;

/**
 * From a draft to membership: draft → submitting → applied → approved or rejected with a reason (design, "Machines").
 * An accepted application is `applied` too: it waits for its payment. A failed submission is retained as an attempt and sent
 * again with the same key. The form has the draft.
 */
export const createMembershipMachine = <Application extends KnownApplication, Fields>() =>
  setup({
    types: {
      context: {} as MembershipContext<Application, Fields>,
      events: {} as MembershipEvent<Application, Fields>,
      emitted: {} as MembershipEmitted,
      tags: {} as 'draft' | 'busy' | 'failed' | 'open',
    },
    actors: {
      apply: fromPromise<Application, { fields: Fields; idempotencyKey: string }>(notProvided),
      readApplication: fromPromise<Application | null>(notProvided),
      withdraw: fromPromise<void>(notProvided),
    },
    actions: {
      takeApplication: assign({
        application: (_, params: { application: Application | null }) => params.application,
        failure: null,
      }),
      takeAttempt: assign({
        attempt: ({ context: { attempt } }, params: { fields: Fields }) =>
          attempt && JSON.stringify(attempt.fields) === JSON.stringify(params.fields)
            ? attempt
            : { fields: params.fields, idempotencyKey: crypto.randomUUID() },
        failure: null,
      }),
      dropAttempt: assign({ attempt: null }),
      keepFailure: assign({ failure: (_, params: { error: unknown }) => toCallFailure(params.error) }),
      forget: assign({ application: null, attempt: null, failure: null }),
      emitStanding: emit(({ context }) => ({
        type: 'membership.standing' as const,
        status: (context.application?.status ?? 'applied') as 'applied' | 'accepted' | 'approved',
      })),
      emitReopened: emit({ type: 'membership.reopened' as const }),
    },
    guards: {
      stands: (_, params: { application: Application | null }) =>
        params.application !== null && params.application.status !== 'rejected',
      isKnown: ({ context: { application } }, params: { application: Application | null }) =>
        application?.reference === params.application?.reference && application?.status === params.application?.status,
      /** Under review, or accepted and not paid yet. */
      isOpen: ({ context }) => context.application?.status === 'applied' || context.application?.status === 'accepted',
      isApproved: ({ context }) => context.application?.status === 'approved',
      isRejected: ({ context }) => context.application?.status === 'rejected',
      isTrying: ({ context }) => context.attempt !== null,
      hasFieldErrors: (_, params: { error: unknown }) => toCallFailure(params.error).fieldErrors !== null,
      contradicts: (_, params: { error: unknown }) => toCallFailure(params.error).kind === 'conflict',
    },
    delays: { poll: POLL },
  }).createMachine({
    id: 'membership',
    initial: 'unknown',
    context: { application: null, attempt: null, failure: null },
    on: {
      'session.ended': { target: '.unknown', actions: 'forget' },
      // A new session clears the failure; the attempt keeps its key.
      'session.renewed': { actions: assign({ failure: null }) },
      'application.known': [
        // Unchanged: do not emit again.
        { guard: { type: 'isKnown', params: ({ event }) => event } },
        { target: '.deciding', actions: { type: 'takeApplication', params: ({ event }) => event } },
      ],
    },
    states: {
      unknown: {
        on: {
          'application.known': {
            target: 'deciding',
            actions: { type: 'takeApplication', params: ({ event }) => event },
          },
        },
      },
      deciding: {
        always: [
          { guard: 'isOpen', target: 'applied', actions: 'dropAttempt' },
          { guard: 'isApproved', target: 'approved', actions: 'dropAttempt' },
          { guard: and(['isRejected', ({ context }) => context.attempt === null]), target: 'rejected' },
          { target: 'draft' },
        ],
      },
      draft: {
        tags: ['draft'],
        on: {
          // A rejected application does not close the form that corrects it.
          'application.known': [
            {
              guard: { type: 'stands', params: ({ event }) => event },
              target: 'deciding',
              actions: { type: 'takeApplication', params: ({ event }) => event },
            },
            {},
          ],
          'application.submitted': {
            target: 'submitting',
            actions: { type: 'takeAttempt', params: ({ event }) => event },
          },
        },
      },
      submitting: {
        tags: ['draft', 'busy'],
        on: { 'application.known': {} },
        invoke: {
          src: 'apply',
          // Entered with an attempt only.
          input: ({ context }) => context.attempt as NonNullable<typeof context.attempt>,
          onDone: {
            target: 'deciding',
            actions: { type: 'takeApplication', params: ({ event }) => ({ application: event.output }) },
          },
          onError: [
            // An application exists, or the key was used: load the existing application.
            {
              guard: { type: 'contradicts', params: ({ event }) => event },
              target: 'checking',
              actions: { type: 'keepFailure', params: ({ event }) => event },
            },
            {
              guard: { type: 'hasFieldErrors', params: ({ event }) => event },
              target: 'draft',
              actions: ['dropAttempt', { type: 'keepFailure', params: ({ event }) => event }],
            },
            { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
          ],
        },
      },
      failed: {
        tags: ['draft', 'failed'],
        on: {
          'application.known': [
            {
              guard: { type: 'stands', params: ({ event }) => event },
              target: 'deciding',
              actions: { type: 'takeApplication', params: ({ event }) => event },
            },
            {},
          ],
          'application.submitted': {
            target: 'submitting',
            actions: { type: 'takeAttempt', params: ({ event }) => event },
          },
          'application.retried': { target: 'submitting', actions: assign({ failure: null }) },
        },
      },
      checking: {
        tags: ['busy'],
        on: { 'application.known': {} },
        invoke: {
          src: 'readApplication',
          onDone: [
            {
              guard: { type: 'stands', params: ({ event }) => ({ application: event.output }) },
              target: 'deciding',
              actions: { type: 'takeApplication', params: ({ event }) => ({ application: event.output }) },
            },
            // None exists: the next submission is a new intent.
            { guard: 'isTrying', target: 'draft', actions: 'dropAttempt' },
            {
              target: 'deciding',
              actions: { type: 'takeApplication', params: ({ event }) => ({ application: event.output }) },
            },
          ],
          onError: [
            { guard: 'isTrying', target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
            { target: 'applied' },
          ],
        },
      },
      applied: {
        tags: ['open'],
        entry: 'emitStanding',
        after: { poll: { target: 'polling' } },
        on: {
          'application.checked': { target: 'checking' },
          'application.withdrawn': { target: 'withdrawing', actions: assign({ failure: null }) },
        },
      },
      polling: {
        tags: ['open'],
        on: {
          'application.withdrawn': { target: 'withdrawing', actions: assign({ failure: null }) },
        },
        invoke: {
          src: 'readApplication',
          onDone: {
            target: 'deciding',
            actions: { type: 'takeApplication', params: ({ event }) => ({ application: event.output }) },
          },
          // A background poll failed: the next poll follows.
          onError: { target: 'applied' },
        },
      },
      withdrawing: {
        tags: ['open', 'busy'],
        on: { 'application.known': {} },
        invoke: {
          src: 'withdraw',
          onDone: {
            target: 'draft',
            actions: [{ type: 'takeApplication', params: { application: null } }, 'emitReopened'],
          },
          onError: [
            // The application was decided meanwhile.
            { guard: { type: 'contradicts', params: ({ event }) => event }, target: 'checking' },
            { target: 'applied', actions: { type: 'keepFailure', params: ({ event }) => event } },
          ],
        },
      },
      rejected: {
        on: {
          'application.reopened': { target: 'draft', actions: 'emitReopened' },
        },
      },
      approved: {
        entry: 'emitStanding',
      },
    },
  });
