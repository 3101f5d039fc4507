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

/** The machine with actors that answer as the script says at that moment. */
function run(script: Script = {}, snapshot?: unknown) {
  const keys: string[] = [];
  const told: MembershipEmitted[] = [];
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
  const actor = createActor(provided, { clock, ...(snapshot ? { snapshot: snapshot as never } : {}) });
  actor.on('*', (event) => told.push(event));
  actor.start();
  const known = (application: KnownApplication | null) => actor.send({ type: 'application.known', application });
  const until = (state: State) => waitFor(actor, ({ value }) => value === state);
  return { actor, keys, told, clock, script, known, until };
}

describe('membership', () => {
  it.each<[KnownApplication | null, State, MembershipEmitted[]]>([
    [null, 'draft', []],
    [applied, 'applied', [{ type: 'membership.standing', status: 'applied' }]],
    [approved, 'approved', [{ type: 'membership.standing', status: 'approved' }]],
    [rejected, 'rejected', []],
  ])('begins with what is known: %j', (application, state, told) => {
    const machineRun = run();
    machineRun.known(application);
    expect([machineRun.actor.getSnapshot().value, machineRun.told]).toEqual([state, told]);
  });

  it.each([applied, accepted, approved])('announces what stands once, however often it is read: %j', (application) => {
    const { known, told } = run();
    known(application);
    known({ ...application });
    expect(told).toHaveLength(1);
  });

  it.each([applied, accepted, approved])(
    'sends an application once, however often it is pressed, and says that it stands: %j',
    async (result) => {
      const { actor, keys, told, until, known } = run({ apply: result });
      known(null);
      actor.send({ type: 'application.submitted', fields: FIELDS });
      actor.send({ type: 'application.submitted', fields: FIELDS });
      const { context } = await until(result.status === 'accepted' ? 'applied' : result.status);
      expect([keys.length, told, context]).toEqual([
        1,
        [{ type: 'membership.standing', status: result.status }],
        { application: result, attempt: null, failure: null },
      ]);
    },
  );

  it.each(['network', 'timeout', 'server', 'malformed', 'rateLimited', 'unauthenticated', 'forbidden', 'notFound'])(
    'after a failure (%s) the same goes out again under the same key, and something else under another',
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

  it('a refusal leads back to the form with the fields that the server names', async () => {
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
    ['one that stands', applied, 'applied'],
    ['that one is a member', approved, 'approved'],
    ['nothing', null, 'draft'],
    ['a failure', { kind: 'network' }, 'failed'],
  ])('a contradiction asks how it stands: %s', async (_, read, state) => {
    const { actor, until, known } = run({ apply: { kind: 'conflict' }, ...(read === undefined ? {} : { read }) });
    known(null);
    actor.send({ type: 'application.submitted', fields: FIELDS });
    await until('checking');
    expect((await until(state)).context.attempt === null).toBe(state !== 'failed');
  });

  it('looks after an open application every half minute, and says what became of it', async () => {
    const { clock, script, known, until, told } = run({ read: { kind: 'network' } });
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
    expect(told.at(-1)).toEqual({ type: 'membership.standing', status: 'approved' });
  });

  it('is looked after at once when asked', async () => {
    const { actor, known, until } = run({ read: rejected });
    known(applied);
    actor.send({ type: 'application.checked' });
    expect((await until('rejected')).context.application).toEqual(rejected);
  });

  it('is withdrawn, and the form opens again', async () => {
    const { actor, known, until, told } = run();
    known(applied);
    actor.send({ type: 'application.withdrawn' });
    expect((await until('draft')).context.application).toBeNull();
    expect(told.at(-1)).toEqual({ type: 'membership.reopened' });
  });

  it.each<[string, Script['read'], State]>([
    ['conflict', approved, 'approved'],
    ['network', null, 'applied'],
    ['server', null, 'applied'],
  ])('says when it could not be withdrawn: %s', async (kind, read, state) => {
    const { actor, known, until } = run({ withdraw: { kind }, ...(read === undefined ? {} : { read }) });
    known(applied);
    actor.send({ type: 'application.withdrawn' });
    const { context } = await until(state);
    expect(context.failure?.kind ?? null).toBe(kind === 'conflict' ? null : kind);
  });

  it('a rejected applicant opens the form again, which a repeated reading of the rejection does not close', async () => {
    const { actor, known, told, until } = run();
    known(rejected);
    actor.send({ type: 'application.reopened' });
    known(rejected);
    expect([actor.getSnapshot().value, told]).toEqual(['draft', [{ type: 'membership.reopened' }]]);
    actor.send({ type: 'application.submitted', fields: FIELDS });
    await until('applied');
  });

  it('forgets everything with the session', async () => {
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

  it.each(['failed', 'submitting'] as const)(
    'goes on under the same key where a page ended while it was %s',
    async (state) => {
      const first = run({ apply: { kind: 'network' } });
      first.known(null);
      first.actor.send({ type: 'application.submitted', fields: FIELDS });
      if (state === 'failed') await first.until(state);
      const kept: unknown = JSON.parse(JSON.stringify(first.actor.getPersistedSnapshot()));
      const second = run({}, kept);
      if (state === 'failed') second.actor.send({ type: 'application.retried' });
      await second.until('applied');
      expect(second.keys).toEqual([first.keys[0]]);
    },
  );
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

describe('every path of membership', () => {
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

  it('leads to every state, and never to an attempt beside what stands', () => {
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
