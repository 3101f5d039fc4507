import type { AnyStateMachine, StateNode } from 'xstate';
import { toDirectedGraph } from 'xstate/graph';

type Graph = ReturnType<typeof toDirectedGraph>;

/** The state that is rested in when this one is entered. */
function restOf(node: StateNode): StateNode {
  const [first] = node.initial?.target ?? [];
  return first ? restOf(first) : node;
}

/** Left at once, whatever comes: nobody ever sees it. */
const isPassedThrough = (node: StateNode): boolean => (node.always ?? []).some(({ guard }) => !guard);

function* targetsOf(graph: Graph): Generator<[StateNode, StateNode]> {
  for (const { source, target } of graph.edges) yield [source, target];
  for (const { target } of graph.stateNode.always ?? []) for (const each of target ?? []) yield [graph.stateNode, each];
  for (const child of graph.children) yield* targetsOf(child);
}

/** The states of a machine that something leads to and that it can rest in, as `machine.state.substate`. */
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

/** The states that stories say they show, by `parameters: { machine: 'machine.state' }` in their sources. */
export const statesShown = (sources: readonly string[]): string[] =>
  sources.flatMap((source) =>
    [...source.matchAll(/parameters: \{ machine: '([\w.]+)'/g)].map(([, state = '']) => state),
  );
