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

/** The machine with actors that answer as the script says at that moment. */
function run(script: Script = {}) {
  const asked: string[] = [];
  const confirmed: { id: string; code: string }[] = [];
  const told: ContactChangeEmitted<Person>[] = [];
  const actor = createActor(
    machine.provide({
      actors: {
        requestCode: fromPromise(({ input: { value } }) => {
          asked.push(value);
          return script.request ? Promise.reject(script.request) : Promise.resolve({ id: `change-${asked.length}` });
        }),
        confirmCode: fromPromise(({ input }) => {
          confirmed.push(input);
          return script.confirm ? Promise.reject(script.confirm) : Promise.resolve({ phone: PHONE });
        }),
      },
    }),
  );
  actor.on('*', (event) => told.push(event));
  actor.start();
  const until = (state: State) => waitFor(actor, ({ value }) => value === state);
  const sent = async () => {
    actor.send({ type: 'contact.submitted', value: PHONE });
    await until('waiting');
  };
  return { actor, asked, confirmed, told, script, until, sent };
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

describe('a change of phone or e-mail', () => {
  it('is confirmed by the code of the change that was asked for, once, and says who the user is now', async () => {
    const { actor, asked, confirmed, told, sent, until } = run();
    actor.send({ type: 'contact.submitted', value: PHONE });
    actor.send({ type: 'contact.submitted', value: '0559999999' });
    await sent();
    actor.send({ type: 'code.submitted', code: '123456' });
    actor.send({ type: 'code.submitted', code: '654321' });
    await until('changed');
    expect([asked, confirmed, told]).toEqual([
      [PHONE],
      [{ id: 'change-1', code: '123456' }],
      [{ type: 'contact.changed', user: { phone: PHONE } }],
    ]);
  });

  it.each([...KINDS, 'conflict'])('could not be asked for (%s): the form says why, and asks again', async (kind) => {
    const { actor, script, until, sent } = run({ request: { kind } });
    actor.send({ type: 'contact.submitted', value: PHONE });
    await until('requesting');
    expect((await until('filling')).context.failure).toEqual({ kind, serverMessage: null, fieldErrors: null });
    delete script.request;
    await sent();
    expect(actor.getSnapshot().context.failure).toBeNull();
  });

  it.each(KINDS)('could not be confirmed (%s): the code may be typed again', async (kind) => {
    const { actor, script, sent, until } = run({ confirm: { kind } });
    await sent();
    actor.send({ type: 'code.submitted', code: '123456' });
    await until('confirming');
    expect((await until('waiting')).context.failure?.kind).toBe(kind);
    delete script.confirm;
    actor.send({ type: 'code.submitted', code: '123456' });
    await until('changed');
  });

  it('keeps a wrong code at its field', async () => {
    const fieldErrors = { code: ['wrong'] };
    const { actor, sent, until } = run({ confirm: { kind: 'validation', fieldErrors } });
    await sent();
    actor.send({ type: 'code.submitted', code: '000000' });
    await until('confirming');
    expect((await until('waiting')).context.failure?.fieldErrors).toEqual(fieldErrors);
  });

  it('with a worthless code needs a new one, which is confirmed under its own name', async () => {
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

  it('that somebody else has taken meanwhile leads back to the form', async () => {
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
  ])('whose new code could not be sent (%j) stays at %s', async (failure, state) => {
    const { actor, script, sent, until } = run();
    await sent();
    script.request = failure;
    actor.send({ type: 'code.requested' });
    await until('resending');
    expect((await until(state)).context.failure?.kind).toBe(failure.kind);
  });

  it('is begun anew with another number', async () => {
    const { actor, asked, sent, until } = run();
    await sent();
    actor.send({ type: 'contact.reopened' });
    await until('filling');
    expect(actor.getSnapshot().context.value).toBe(PHONE);
    actor.send({ type: 'contact.submitted', value: '0550000009' });
    await until('waiting');
    expect(asked).toEqual([PHONE, '0550000009']);
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

describe('a code that was sent before the page was loaded again', () => {
  it('is typed where it was asked for, and a new one goes to the same phone', async () => {
    const actor = createActor(machine, { input: { pending: { value: PHONE, change: { id: 'change-1' } } } }).start();
    expect(actor.getSnapshot().matches('waiting')).toBe(true);
    actor.send({ type: 'contact.reopened' });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.value]).toEqual(['filling', PHONE]);
  });
});

describe('every path of a contact change', () => {
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

  it('leads to every state, and to a code only for a change that was asked for', () => {
    const paths = getShortestPaths(machine, OPTIONS as never);
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(
      new Set(Object.keys(machine.states).filter((state) => state !== 'opening')),
    );
    expect(paths.filter(({ state }) => state.hasTag('sent') && state.context.change === null)).toEqual([]);
  });
});
