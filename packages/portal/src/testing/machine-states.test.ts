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

it('finds the states that something leads to, also by time, by itself and from anywhere, and that are rested in', () => {
  expect(statesOf(machine).toSorted()).toEqual([
    'door.broken',
    'door.locked',
    'door.open.ajar',
    'door.open.wide',
    'door.shut',
  ]);
});

it('reads what stories say they show, and nothing else', () => {
  const source = `// machine: 'door.locked'
export const Shut: Story = { parameters: { machine: 'door.shut' } };
export const Ajar: Story = {
  parameters: { machine: 'door.open.ajar', layout: 'centered' },
};
export const Other: Story = { parameters: { layout: 'fullscreen' } };`;
  expect(statesShown([source, ''])).toEqual(['door.shut', 'door.open.ajar']);
});
