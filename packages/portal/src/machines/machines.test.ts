import { describe, expect, it } from 'vitest';
import type { AnyStateMachine, StateNode } from 'xstate';
import { createAuthMachine } from './auth.machine.ts';
import { createMembershipMachine } from './membership.machine.ts';
import { paymentMachine } from './payment.machine.ts';
import { shareTradeMachine } from './share-trade.machine.ts';

const MACHINES: Record<string, AnyStateMachine> = { membership: createMembershipMachine(), auth: createAuthMachine(), payment: paymentMachine, shareTrade: shareTradeMachine };

/** The promise actors of a state, with what its transitions answer. */
function* invokes(node: StateNode): Generator<{ state: string; src: string; handled: string[] }> {
  for (const invoke of node.invoke) {
    yield { state: node.id, src: JSON.stringify(invoke.src), handled: node.ownEvents.filter((event) => event.endsWith(`.actor.${invoke.id}`)) };
  }
  for (const child of Object.values(node.states)) yield* invokes(child);
}

describe.each(Object.entries(MACHINES))('%s', (_, machine) => {
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
