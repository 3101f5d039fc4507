import { describe, expect, it } from 'vitest';
import type { StateNode } from 'xstate';
import { MACHINES, UNSEEN } from '../testing/all-machines.ts';
import { statesOf, statesShown } from '../testing/machine-states.ts';

/** The promise actors of a state, with the events that its transitions handle. */
function* invokes(node: StateNode): Generator<{ state: string; src: string; handled: string[] }> {
  for (const invoke of node.invoke) {
    yield {
      state: node.id,
      src: JSON.stringify(invoke.src),
      handled: node.ownEvents.filter((event) => event.endsWith(`.actor.${invoke.id}`)),
    };
  }
  for (const child of Object.values(node.states)) yield* invokes(child);
}

const stories = import.meta.glob<string>('../**/*.stories.tsx', { query: '?raw', import: 'default', eager: true });
const shown = new Set(statesShown(Object.values(stories)));

it('stories show only existing states, and none of the unseen ones', () => {
  const states = new Set(Object.values(MACHINES).flatMap(statesOf));
  expect([...shown].filter((state) => !states.has(state) || UNSEEN.has(state))).toEqual([]);
  expect([...UNSEEN].filter((state) => !states.has(state))).toEqual([]);
});

describe.each(Object.entries(MACHINES))('%s', (_, machine) => {
  it('shows every state in a story', () => {
    expect(statesOf(machine).filter((state) => !shown.has(state) && !UNSEEN.has(state))).toEqual([]);
  });

  it('handles success and failure of every invoked actor', () => {
    const all = [...invokes(machine.root)];
    expect(all.length).toBeGreaterThan(0);
    for (const { state, src, handled } of all) {
      expect(
        handled.map((event) => event.split('.')[1]).toSorted((one, other) => (one ?? '').localeCompare(other ?? '')),
        `${src} in ${state}`,
      ).toEqual(['done', 'error']);
    }
  });

  it('has no text in its context', () => {
    const { context } = machine.getInitialSnapshot({} as never);
    for (const value of Object.values(context)) expect(typeof value === 'string' ? value : '').not.toMatch(/\s/);
  });
});
