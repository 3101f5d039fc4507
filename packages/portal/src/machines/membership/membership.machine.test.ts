import { createActor, fromPromise, SimulatedClock, waitFor, type AnyStateMachine, type SnapshotFrom } from 'xstate';
import { getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import { describe, expect, it } from 'vitest';
import { createMembershipMachine, POLL, type KnownApplication, type MembershipEmitted } from './membership.machine.ts';

interface Fields {
  shares_count: number;
}
interface Failure {
  kind: string;
  serverMessage?: string;
  fieldErrors?: Record<string, string[]>;
}
interface Script {
  apply?: Failure | KnownApplication;
  read?: Failure | KnownApplication | null;
  withdraw?: Failure | null;
}

const FIELDS: Fields = { shares_count: 10 };
const applied: KnownApplication = { reference: 'A-1', status: 'applied' };
const accepted: KnownApplication = { ...applied, status: 'accepted' };
const approved: KnownApplication = { reference: 'A-1', status: 'approved' };
const rejected: KnownApplication = { reference: 'A-1', status: 'rejected' };
const machine = createMembershipMachine<KnownApplication, Fields>();
type State = SnapshotFrom<typeof machine>['value'];

const answer = <T>(value: Failure | T): Promise<T> =>
  value !== null && typeof value === 'object' && 'kind' in value ? Promise.reject(value) : Promise.resolve(value);

/** Runs the machine with actors that resolve or reject as the script says at the time of the call. */
function run(script: Script = {}) {
  const keys: string[] = [];
  const emitted: MembershipEmitted[] = [];
  const clock = new SimulatedClock();
  const provided = machine.provide({
    actors: {
      apply: fromPromise(({ input }) => {
        keys.push(input.idempotencyKey);
        return answer(script.apply ?? applied);
      }),
      readApplication: fromPromise(() => answer<KnownApplication | null>(script.read ?? null)),
      withdraw: fromPromise(() => (script.withdraw ? Promise.reject(script.withdraw) : Promise.resolve())),
    },
  });
  const actor = createActor(provided, { clock });
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const known = (application: KnownApplication | null) => actor.send({ type: 'application.known', application });
  const until = (state: State) => waitFor(actor, ({ value }) => value === state);
  return { actor, keys, emitted, clock, script, known, until };
}

describe('membership', () => {
  it.each<[KnownApplication | null, State, MembershipEmitted[]]>([
    [null, 'draft', []],
    [applied, 'applied', [{ type: 'membership.standing', status: 'applied' }]],
    [approved, 'approved', [{ type: 'membership.standing', status: 'approved' }]],
    [rejected, 'rejected', []],
  ])('starts from the known application: %j', (application, state, emitted) => {
    const machineRun = run();
    machineRun.known(application);
    expect([machineRun.actor.getSnapshot().value, machineRun.emitted]).toEqual([state, emitted]);
  });

  it.each([applied, accepted, approved])('emits the status once, however often it is read: %j', (application) => {
    const { known, emitted } = run();
    known(application);
    known({ ...application });
    expect(emitted).toHaveLength(1);
  });

  it.each([applied, accepted, approved])(
    'sends an application once, however often it is submitted, and emits its status: %j',
    async (result) => {
      const { actor, keys, emitted, until, known } = run({ apply: result });
      known(null);
      actor.send({ type: 'application.submitted', fields: FIELDS });
      actor.send({ type: 'application.submitted', fields: FIELDS });
      const { context } = await until(result.status === 'accepted' ? 'applied' : result.status);
      expect([keys.length, emitted, context]).toEqual([
        1,
        [{ type: 'membership.standing', status: result.status }],
        { application: result, attempt: null, failure: null },
      ]);
    },
  );

  it.each(['network', 'timeout', 'server', 'malformed', 'rateLimited', 'unauthenticated', 'forbidden', 'notFound'])(
    'retries after a failure (%s) under the same key, and sends other fields under a new key',
    async (kind) => {
      const { actor, keys, script, known, until } = run({ apply: { kind } });
      known(null);
      actor.send({ type: 'application.submitted', fields: FIELDS });
      expect((await until('failed')).context.failure).toEqual({ kind, serverMessage: null, fieldErrors: null });
      actor.send({ type: 'application.retried' });
      await until('submitting');
      await until('failed');
      actor.send({ type: 'application.submitted', fields: { ...FIELDS } });
      await until('submitting');
      await until('failed');
      script.apply = applied;
      actor.send({ type: 'application.submitted', fields: { shares_count: 11 } });
      await until('applied');
      expect([keys[1], keys[2], keys[3] === keys[0]]).toEqual([keys[0], keys[0], false]);
    },
  );

  it('returns to the form with the field errors when the server rejects the application', async () => {
    const fieldErrors = { national_id: ['taken'] };
    const { actor, until, known } = run({ apply: { kind: 'validation', serverMessage: 'check', fieldErrors } });
    known(null);
    actor.send({ type: 'application.submitted', fields: FIELDS });
    await until('submitting');
    expect((await until('draft')).context).toMatchObject({
      attempt: null,
      failure: { kind: 'validation', serverMessage: 'check', fieldErrors },
    });
  });

  it.each<[string, Script['read'], State]>([
    ['an open application', applied, 'applied'],
    ['an approved application', approved, 'approved'],
    ['nothing', null, 'draft'],
    ['a failure', { kind: 'network' }, 'failed'],
  ])('requests the current application after a conflict: %s', async (_, read, state) => {
    const { actor, until, known } = run({ apply: { kind: 'conflict' }, ...(read === undefined ? {} : { read }) });
    known(null);
    actor.send({ type: 'application.submitted', fields: FIELDS });
    await until('checking');
    expect((await until(state)).context.attempt === null).toBe(state !== 'failed');
  });

  it('polls an open application every 30 s, and emits its decision', async () => {
    const { clock, script, known, until, emitted } = run({ read: { kind: 'network' } });
    known(applied);
    clock.increment(POLL);
    await until('polling');
    await until('applied');
    script.read = applied;
    clock.increment(POLL);
    await until('polling');
    await until('applied');
    script.read = approved;
    clock.increment(POLL);
    await until('approved');
    expect(emitted.at(-1)).toEqual({ type: 'membership.standing', status: 'approved' });
  });

  it('requests the status at once when the user refreshes it', async () => {
    const { actor, known, until } = run({ read: rejected });
    known(applied);
    actor.send({ type: 'application.checked' });
    expect((await until('rejected')).context.application).toEqual(rejected);
  });

  it('returns to the form after a withdrawal', async () => {
    const { actor, known, until, emitted } = run();
    known(applied);
    actor.send({ type: 'application.withdrawn' });
    expect((await until('draft')).context.application).toBeNull();
    expect(emitted.at(-1)).toEqual({ type: 'membership.reopened' });
  });

  it.each<[string, Script['read'], State]>([
    ['conflict', approved, 'approved'],
    ['network', null, 'applied'],
    ['server', null, 'applied'],
  ])('keeps the failure of a withdrawal, or the new status: %s', async (kind, read, state) => {
    const { actor, known, until } = run({ withdraw: { kind }, ...(read === undefined ? {} : { read }) });
    known(applied);
    actor.send({ type: 'application.withdrawn' });
    const { context } = await until(state);
    expect(context.failure?.kind ?? null).toBe(kind === 'conflict' ? null : kind);
  });

  it('reopens the form after a rejection, and keeps it open when the rejection is read again', async () => {
    const { actor, known, emitted, until } = run();
    known(rejected);
    actor.send({ type: 'application.reopened' });
    known(rejected);
    expect([actor.getSnapshot().value, emitted]).toEqual(['draft', [{ type: 'membership.reopened' }]]);
    actor.send({ type: 'application.submitted', fields: FIELDS });
    await until('applied');
  });

  it('clears its context when the session ends', async () => {
    const { actor, known, until } = run({ apply: { kind: 'network' } });
    known(null);
    actor.send({ type: 'application.submitted', fields: FIELDS });
    await until('failed');
    actor.send({ type: 'session.ended' });
    expect([actor.getSnapshot().value, actor.getSnapshot().context]).toEqual([
      'unknown',
      { application: null, attempt: null, failure: null },
    ]);
  });
});

const done = (state: string, output?: unknown) =>
  ({ type: `xstate.done.actor.0.membership.${state}`, output }) as never;
const failed = (state: string, error: Failure) =>
  ({ type: `xstate.error.actor.0.membership.${state}`, error }) as never;
const EVENTS = [
  ...[null, applied, approved, rejected].map((application) => ({ type: 'application.known' as const, application })),
  { type: 'application.submitted' as const, fields: FIELDS },
  { type: 'application.retried' as const },
  { type: 'application.checked' as const },
  { type: 'application.withdrawn' as const },
  { type: 'application.reopened' as const },
  { type: 'session.ended' as const },
  { type: `xstate.after.poll.membership.applied` } as never,
  ...[applied, approved].map((output) => done('submitting', output)),
  ...['conflict', 'network'].map((kind) => failed('submitting', { kind })),
  failed('submitting', { kind: 'validation', fieldErrors: { name: ['no'] } }),
  ...['checking', 'polling'].flatMap((state) => [
    ...[null, applied, approved, rejected].map((output) => done(state, output)),
    failed(state, { kind: 'network' }),
  ]),
  done('withdrawing'),
  failed('withdrawing', { kind: 'conflict' }),
  failed('withdrawing', { kind: 'network' }),
];
const OPTIONS = {
  events: EVENTS,
  serializeState: ({
    value,
    context,
  }: {
    value: unknown;
    context: { application: KnownApplication | null; attempt: unknown };
  }) => JSON.stringify([value, context.application?.status ?? null, context.attempt !== null]),
};

describe('paths of membership', () => {
  const taken = new Set(
    Object.values(getAdjacencyMap(machine as AnyStateMachine, OPTIONS as never)).flatMap(({ state, transitions }) =>
      Object.values(transitions as Record<string, { event: { type: string }; state: { value: unknown } }>).flatMap(
        ({ event, state: next }) =>
          JSON.stringify(state.value) === JSON.stringify(next.value)
            ? []
            : [
                `${String(state.value)} ${event.type.replace(/^xstate\.(done|error|after)\..*$/, '$1')} ${String(next.value)}`,
              ],
      ),
    ),
  );

  it('takes exactly these steps', () => {
    const FROM_ANY = [
      'draft',
      'submitting',
      'failed',
      'checking',
      'applied',
      'polling',
      'withdrawing',
      'rejected',
      'approved',
    ].map((state) => `${state} session.ended unknown`);
    expect([...taken].toSorted()).toEqual(
      [
        ...FROM_ANY,
        ...['draft', 'applied', 'approved', 'rejected'].map((state) => `unknown application.known ${state}`),
        'draft application.known applied',
        'draft application.known approved',
        'draft application.submitted submitting',
        'submitting done applied',
        'submitting done approved',
        'submitting error checking',
        'submitting error draft',
        'submitting error failed',
        'failed application.known applied',
        'failed application.known approved',
        'failed application.submitted submitting',
        'failed application.retried submitting',
        'checking done applied',
        'checking done approved',
        'checking done draft',
        'checking done rejected',
        'checking error failed',
        'checking error applied',
        'applied after polling',
        'applied application.checked checking',
        'applied application.withdrawn withdrawing',
        'applied application.known approved',
        'applied application.known draft',
        'applied application.known rejected',
        'polling done applied',
        'polling done approved',
        'polling done draft',
        'polling done rejected',
        'polling error applied',
        'polling application.withdrawn withdrawing',
        ...['approved', 'draft', 'rejected'].map((state) => `polling application.known ${state}`),
        'withdrawing done draft',
        'withdrawing error checking',
        'withdrawing error applied',
        ...['applied', 'approved', 'draft'].map((state) => `rejected application.known ${state}`),
        'rejected application.reopened draft',
        ...['applied', 'draft', 'rejected'].map((state) => `approved application.known ${state}`),
      ].toSorted(),
    );
  });

  it('reaches every state, and has no attempt beside an open or approved application', () => {
    const paths = getShortestPaths(machine, OPTIONS);
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(
      new Set(Object.keys(machine.states).filter((name) => name !== 'deciding')),
    );
    expect(
      paths.filter(
        ({ state }) => (state.matches('applied') || state.matches('approved')) && state.context.attempt !== null,
      ),
    ).toEqual([]);
  });
});
