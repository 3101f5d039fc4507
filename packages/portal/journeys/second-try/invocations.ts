import type { StateNode } from 'xstate';
import { MACHINES } from '../../src/testing/all-machines.ts';

function* invocationsOf(node: StateNode): Generator<string> {
  if (node.invoke.length > 0) yield node.id;
  for (const child of Object.values(node.states)) yield* invocationsOf(child);
}

/** The states of all machines that invoke an actor, as `machine.state.substate`. */
export const INVOCATIONS: readonly string[] = Object.values(MACHINES).flatMap((machine) =>
  Array.from(invocationsOf(machine.root)),
);
