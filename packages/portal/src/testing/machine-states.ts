import type { AnyStateMachine, StateNode } from 'xstate';
import { toDirectedGraph } from 'xstate/graph';

type Graph = ReturnType<typeof toDirectedGraph>;

/** Returns the leaf state reached through initial states when this one is entered. */
function restOf(node: StateNode): StateNode {
  const [first] = node.initial?.target ?? [];
  return first ? restOf(first) : node;
}

/** Returns whether the state is left immediately by an unguarded `always` transition, and so never rendered. */
const isPassedThrough = (node: StateNode): boolean => (node.always ?? []).some(({ guard }) => !guard);

function* targetsOf(graph: Graph): Generator<[StateNode, StateNode]> {
  for (const { source, target } of graph.edges) yield [source, target];
  for (const { target } of graph.stateNode.always ?? []) for (const each of target ?? []) yield [graph.stateNode, each];
  for (const child of graph.children) yield* targetsOf(child);
}

/** Returns the reachable states that the machine can stay in, as `machine.state.substate`. */
export function statesOf(machine: AnyStateMachine): string[] {
  const edges = [...targetsOf(toDirectedGraph(machine))];
  const reached = new Set<StateNode>();
  const visit = (node: StateNode): void => {
    const rest = restOf(node);
    if (reached.has(rest)) return;
    reached.add(rest);
    for (let from: StateNode | undefined = rest; from; from = from.parent)
      for (const [source, target] of edges) if (source === from) visit(target);
  };
  visit(machine.root);
  return [...reached].filter((node) => !isPassedThrough(node)).map(({ id }) => id);
}

/** Returns the states that stories declare by `parameters: { machine: 'machine.state' }` in their sources. */
export const statesShown = (sources: readonly string[]): string[] =>
  sources.flatMap((source) =>
    [...source.matchAll(/parameters: \{ machine: '([\w.]+)'/g)].map(([, state = '']) => state),
  );
