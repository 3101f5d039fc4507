import { describe, expect, it } from 'vitest';
import type { AnyStateMachine, StateNode } from 'xstate';
import { createAuthMachine } from './auth.machine.ts';
import { createContactChangeMachine } from './contact-change.machine.ts';
import { createMembershipMachine } from './membership.machine.ts';
import { paymentMachine } from './payment.machine.ts';
import { shareTradeMachine } from './share-trade.machine.ts';
import { statesOf, statesShown } from '../testing/machine-states.ts';

const MACHINES: Record<string, AnyStateMachine> = { membership: createMembershipMachine(), auth: createAuthMachine(), payment: paymentMachine, shareTrade: shareTradeMachine, contactChange: createContactChangeMachine() };

/** The promise actors of a state, with what its transitions answer. */
function* invokes(node: StateNode): Generator<{ state: string; src: string; handled: string[] }> {
  for (const invoke of node.invoke) {
    yield { state: node.id, src: JSON.stringify(invoke.src), handled: node.ownEvents.filter((event) => event.endsWith(`.actor.${invoke.id}`)) };
  }
  for (const child of Object.values(node.states)) yield* invokes(child);
}

const stories = import.meta.glob<string>('../**/*.stories.tsx', { query: '?raw', import: 'default', eager: true });
const shown = new Set(statesShown(Object.values(stories)));

/** No reader ever meets these. */
const UNSEEN = new Set([
  // The storage answers at once, and the machine is shown to nobody before (auth.binding.ts).
  'auth.starting',
  // A page of the registration is drawn when its loader has said how the application stands; after a sign-out the reader is elsewhere.
  'membership.unknown',
]);

it('no story shows a state that there is not, and none shows what is never met', () => {
  const states = new Set(Object.values(MACHINES).flatMap(statesOf));
  expect([...shown].filter((state) => !states.has(state) || UNSEEN.has(state))).toEqual([]);
  expect([...UNSEEN].filter((state) => !states.has(state))).toEqual([]);
});

describe.each(Object.entries(MACHINES))('%s', (_, machine) => {
  it('shows every state in a story', () => {
    expect(statesOf(machine).filter((state) => !shown.has(state) && !UNSEEN.has(state))).toEqual([]);
  });

  it('answers success and failure of everything it invokes', () => {
    const all = [...invokes(machine.root)];
    expect(all.length).toBeGreaterThan(0);
    for (const { state, src, handled } of all) {
      expect(handled.map((event) => event.split('.')[1]).toSorted((one, other) => (one ?? '').localeCompare(other ?? '')), `${src} in ${state}`).toEqual(['done', 'error']);
    }
  });

  it('keeps no words in its context', () => {
    const { context } = machine.getInitialSnapshot({} as never);
    for (const value of Object.values(context)) expect(typeof value === 'string' ? value : '').not.toMatch(/\s/);
  });
});
