import { createMachine, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { MACHINES } from './all-machines.ts';
import { diagramOf } from './machine-diagram.ts';
import { statesOf } from './machine-states.ts';

const machine = createMachine({
  id: 'door',
  initial: 'shut',
  on: { BREAK: '.broken' },
  states: {
    shut: { tags: ['safe'], on: { OPEN: { guard: 'hasKey', target: 'asking' } } },
    asking: { invoke: { src: 'askOwner', onDone: 'open', onError: 'shut' } },
    open: { initial: 'ajar', on: { SHUT: 'shut' }, states: { ajar: { after: { soon: 'wide' } }, wide: {} } },
    broken: {},
  },
}).provide({ actors: { askOwner: fromPromise(() => Promise.resolve()) } });

describe('example machine', () => {
  const { nodes, edges, rules } = diagramOf(machine);

  it('has its states, with the initial one marked', () => {
    expect(nodes.map(({ name, initial }) => (initial ? `→ ${name}` : name))).toEqual([
      '→ shut',
      'asking',
      'open.ajar',
      'open.wide',
      'broken',
    ]);
    expect(nodes[0]?.tags).toEqual(['safe']);
  });

  it('labels transitions with events, guards, actors and delays', () => {
    expect(edges.map(({ from, to, labels }) => `${from} → ${to}: ${labels.join(', ')}`)).toEqual([
      'door.shut → door.asking: OPEN [hasKey]',
      'door.asking → door.open.ajar: askOwner done',
      'door.asking → door.shut: askOwner failed',
      'door.open.ajar → door.open.wide: after soon',
    ]);
  });

  it('lists the transitions of all states, and of a group', () => {
    expect(rules).toEqual([
      { within: null, label: 'BREAK', to: 'broken' },
      { within: 'open', label: 'SHUT', to: 'shut' },
    ]);
  });
});

it.each(Object.entries(MACHINES))('contains every resting state of %s', (_, each) => {
  const resting = diagramOf(each).nodes.filter(({ resting }) => resting);
  expect(resting.map(({ id }) => id).toSorted()).toEqual(statesOf(each).toSorted());
});
