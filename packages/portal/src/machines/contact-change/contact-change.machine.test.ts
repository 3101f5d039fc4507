import { createActor, fromPromise, waitFor, type AnyStateMachine, type SnapshotFrom } from 'xstate';
import { getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import { describe, expect, it } from 'vitest';
import { createContactChangeMachine, type ContactChangeEmitted, type KnownChange } from './contact-change.machine.ts';

interface Person {
  phone: string;
}
interface Failure {
  kind: string;
  serverMessage?: string;
  fieldErrors?: Record<string, string[]>;
}
interface Script {
  request?: Failure;
  confirm?: Failure;
}

const PHONE = '0551234567';
const machine = createContactChangeMachine<KnownChange, Person>();
type State = SnapshotFrom<typeof machine>['value'];

/** Runs the machine with actors that resolve or reject as the script says at the time of the call. */
function run(script: Script = {}) {
  const requested: string[] = [];
  const confirmed: { id: string; code: string }[] = [];
  const emitted: ContactChangeEmitted<Person>[] = [];
  const actor = createActor(
    machine.provide({
      actors: {
        requestCode: fromPromise(({ input: { value } }) => {
          requested.push(value);
          return script.request
            ? Promise.reject(script.request)
            : Promise.resolve({ id: `change-${requested.length}` });
        }),
        confirmCode: fromPromise(({ input }) => {
          confirmed.push(input);
          return script.confirm ? Promise.reject(script.confirm) : Promise.resolve({ phone: PHONE });
        }),
      },
    }),
  );
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const until = (state: State) => waitFor(actor, ({ value }) => value === state);
  const sent = async () => {
    actor.send({ type: 'contact.submitted', value: PHONE });
    await until('waiting');
  };
  return { actor, requested, confirmed, emitted, script, until, sent };
}

const KINDS = [
  'network',
  'timeout',
  'server',
  'malformed',
  'rateLimited',
  'unauthenticated',
  'forbidden',
  'notFound',
  'validation',
];

describe('contact change', () => {
  it('sends the requested change and its code once, and emits the changed user', async () => {
    const { actor, requested, confirmed, emitted, sent, until } = run();
    actor.send({ type: 'contact.submitted', value: PHONE });
    actor.send({ type: 'contact.submitted', value: '0559999999' });
    await sent();
    actor.send({ type: 'code.submitted', code: '123456' });
    actor.send({ type: 'code.submitted', code: '654321' });
    await until('changed');
    expect([requested, confirmed, emitted]).toEqual([
      [PHONE],
      [{ id: 'change-1', code: '123456' }],
      [{ type: 'contact.changed', user: { phone: PHONE } }],
    ]);
  });

  it.each([...KINDS, 'conflict'])(
    'returns to the form after a failed request (%s), and can be requested again',
    async (kind) => {
      const { actor, script, until, sent } = run({ request: { kind } });
      actor.send({ type: 'contact.submitted', value: PHONE });
      await until('requesting');
      expect((await until('filling')).context.failure).toEqual({ kind, serverMessage: null, fieldErrors: null });
      delete script.request;
      await sent();
      expect(actor.getSnapshot().context.failure).toBeNull();
    },
  );

  it.each(KINDS)('accepts the code again after a failed confirmation (%s)', async (kind) => {
    const { actor, script, sent, until } = run({ confirm: { kind } });
    await sent();
    actor.send({ type: 'code.submitted', code: '123456' });
    await until('confirming');
    expect((await until('waiting')).context.failure?.kind).toBe(kind);
    delete script.confirm;
    actor.send({ type: 'code.submitted', code: '123456' });
    await until('changed');
  });

  it('keeps the field error of a wrong code', async () => {
    const fieldErrors = { code: ['wrong'] };
    const { actor, sent, until } = run({ confirm: { kind: 'validation', fieldErrors } });
    await sent();
    actor.send({ type: 'code.submitted', code: '000000' });
    await until('confirming');
    expect((await until('waiting')).context.failure?.fieldErrors).toEqual(fieldErrors);
  });

  it('requires a new code after an expired one, and confirms the change of the new code', async () => {
    const { actor, script, confirmed, sent, until } = run({ confirm: { kind: 'conflict', serverMessage: 'expired' } });
    await sent();
    actor.send({ type: 'code.submitted', code: '123456' });
    expect((await until('expired')).context.failure?.serverMessage).toBe('expired');
    actor.send({ type: 'code.submitted', code: '123456' });
    expect(actor.getSnapshot().value).toBe('expired');
    delete script.confirm;
    actor.send({ type: 'code.requested' });
    await until('waiting');
    actor.send({ type: 'code.submitted', code: '222222' });
    await until('changed');
    expect(confirmed.at(-1)).toEqual({ id: 'change-2', code: '222222' });
  });

  it('returns to the form when another user has registered the phone meanwhile', async () => {
    const { actor, sent, until } = run({ confirm: { kind: 'validation', fieldErrors: { phone: ['taken'] } } });
    await sent();
    actor.send({ type: 'code.submitted', code: '123456' });
    await until('confirming');
    expect((await until('filling')).context).toMatchObject({
      value: PHONE,
      failure: { fieldErrors: { phone: ['taken'] } },
    });
  });

  it.each<[Failure, State]>([
    ...KINDS.map((kind): [Failure, State] => [{ kind }, 'waiting']),
    [{ kind: 'validation', fieldErrors: { phone: ['taken'] } }, 'filling'],
  ])('moves to its state after a failed resend (%j): %s', async (failure, state) => {
    const { actor, script, sent, until } = run();
    await sent();
    script.request = failure;
    actor.send({ type: 'code.requested' });
    await until('resending');
    expect((await until(state)).context.failure?.kind).toBe(failure.kind);
  });

  it('can be started again with another number', async () => {
    const { actor, requested, sent, until } = run();
    await sent();
    actor.send({ type: 'contact.reopened' });
    await until('filling');
    expect(actor.getSnapshot().context.value).toBe(PHONE);
    actor.send({ type: 'contact.submitted', value: '0550000009' });
    await until('waiting');
    expect(requested).toEqual([PHONE, '0550000009']);
  });
});

const done = (state: string, output?: unknown) =>
  ({ type: `xstate.done.actor.0.contactChange.${state}`, output }) as never;
const failed = (state: string, error: Failure) =>
  ({ type: `xstate.error.actor.0.contactChange.${state}`, error }) as never;
const PHONE_FAULT: Failure = { kind: 'validation', fieldErrors: { phone: ['taken'] } };
const OPTIONS = {
  events: [
    { type: 'contact.submitted', value: PHONE },
    { type: 'code.submitted', code: '123456' },
    { type: 'code.requested' },
    { type: 'contact.reopened' },
    ...['requesting', 'resending'].flatMap((state) => [
      done(state, { id: 'c' }),
      failed(state, { kind: 'network' }),
      failed(state, PHONE_FAULT),
    ]),
    done('confirming', { phone: PHONE }),
    ...[{ kind: 'network' }, { kind: 'conflict' }, PHONE_FAULT].map((error) => failed('confirming', error)),
  ],
  serializeState: ({ value, context }: { value: unknown; context: { change: unknown } }) =>
    JSON.stringify([value, context.change !== null]),
};

describe('code that was sent before a reload', () => {
  it('can still be entered, and the form keeps the phone', async () => {
    const actor = createActor(machine, { input: { pending: { value: PHONE, change: { id: 'change-1' } } } }).start();
    expect(actor.getSnapshot().matches('waiting')).toBe(true);
    actor.send({ type: 'contact.reopened' });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.value]).toEqual(['filling', PHONE]);
  });
});

describe('paths of a contact change', () => {
  it('takes exactly these steps', () => {
    const taken = new Set(
      Object.values(getAdjacencyMap(machine as AnyStateMachine, OPTIONS as never)).flatMap(({ state, transitions }) =>
        Object.values(transitions as Record<string, { event: { type: string }; state: { value: unknown } }>).flatMap(
          ({ event, state: next }) =>
            JSON.stringify(state.value) === JSON.stringify(next.value)
              ? []
              : [
                  `${String(state.value)} ${event.type.replace(/^xstate\.(done|error)\..*$/, '$1')} ${String(next.value)}`,
                ],
        ),
      ),
    );
    expect([...taken].toSorted()).toEqual(
      [
        'filling contact.submitted requesting',
        'requesting done waiting',
        'requesting error filling',
        'waiting code.submitted confirming',
        'waiting code.requested resending',
        'waiting contact.reopened filling',
        'resending done waiting',
        'resending error waiting',
        'resending error filling',
        'confirming done changed',
        'confirming error expired',
        'confirming error filling',
        'confirming error waiting',
        'expired code.requested resending',
        'expired contact.reopened filling',
      ].toSorted(),
    );
  });

  it('reaches every state, and expects a code only for a requested change', () => {
    const paths = getShortestPaths(machine, OPTIONS as never);
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(
      new Set(Object.keys(machine.states).filter((state) => state !== 'opening')),
    );
    expect(paths.filter(({ state }) => state.hasTag('sent') && state.context.change === null)).toEqual([]);
  });
});
