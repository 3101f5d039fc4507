import { createMachine } from 'xstate';
import { expect, it } from 'vitest';
import { statesOf, statesShown } from './machine-states.ts';

const machine = createMachine({
  id: 'door',
  initial: 'shut',
  on: { BREAK: '.broken' },
  states: {
    shut: { on: { OPEN: 'deciding' } },
    deciding: { always: [{ guard: () => false, target: 'locked' }, { target: 'open' }] },
    open: { initial: 'ajar', states: { ajar: { after: { 100: 'wide' } }, wide: {} } },
    locked: {},
    broken: {},
    forgotten: { on: { OPEN: 'open' } },
  },
});

it('finds reachable resting states, also by delayed, eventless and root transitions', () => {
  expect(statesOf(machine).toSorted()).toEqual([
    'door.broken',
    'door.locked',
    'door.open.ajar',
    'door.open.wide',
    'door.shut',
  ]);
});

it('reads the states of stories from their parameters only', () => {
  const source = `// machine: 'door.locked'
export const Shut: Story = { parameters: { machine: 'door.shut' } };
export const Ajar: Story = {
  parameters: { machine: 'door.open.ajar', layout: 'centered' },
};
export const Other: Story = { parameters: { layout: 'fullscreen' } };`;
  expect(statesShown([source, ''])).toEqual(['door.shut', 'door.open.ajar']);
});
