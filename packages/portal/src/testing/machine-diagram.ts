import type { AnyStateMachine, StateNode, TransitionDefinition } from 'xstate';
import { statesOf } from './machine-states.ts';

export interface DiagramNode {
  /** Id as `machine.state.substate`. */
  id: string;
  /** Name; for a substate, prefixed with its ancestors' names. */
  name: string;
  initial: boolean;
  /** Whether the machine can stay in the state; otherwise it leaves immediately. */
  resting: boolean;
  tags: string[];
}

export interface DiagramEdge {
  from: string;
  to: string;
  /** Triggers of the transition with their guards: events, delays, actor results. */
  labels: string[];
}

/** Transition that applies in every state of a group, or of the machine. */
interface DiagramRule {
  /** Name of the group; null: the whole machine. */
  within: string | null;
  label: string;
  to: string;
}

export interface Diagram {
  nodes: DiagramNode[];
  edges: DiagramEdge[];
  rules: DiagramRule[];
}

type AnyTransition = TransitionDefinition<never, never>;

const isAtomic = (node: StateNode): boolean => Object.keys(node.states).length === 0;
const restOf = (node: StateNode): StateNode => {
  const [first] = node.initial?.target ?? [];
  return first ? restOf(first) : node;
};

function guardOf(guard: unknown): string {
  if (!guard) return '';
  if (typeof guard === 'string') return ` [${guard}]`;
  // A guard written as a function has a name only in builds that are not minified.
  return ` [${(guard as { type?: string }).type ?? 'if'}]`;
}

/** Returns a readable name of an event: actors by their source, delays by their name. */
function eventOf(node: StateNode, event: string): string {
  const [, kind, ...rest] = /^xstate\.(after|done\.actor|error\.actor|done\.state)\.(.+)$/.exec(event) ?? [];
  const what = rest.join('.');
  if (kind === 'after') return `after ${what.replace(`.${node.id}`, '')}`;
  if (kind === 'done.actor' || kind === 'error.actor') {
    const invoke = node.invoke.find(({ id }) => id === what);
    return `${typeof invoke?.src === 'string' ? invoke.src : what} ${kind === 'done.actor' ? 'done' : 'failed'}`;
  }
  return kind ? 'done' : event || 'always';
}

function* nodesOf(node: StateNode): Generator<StateNode> {
  yield node;
  for (const child of Object.values(node.states)) yield* nodesOf(child);
}

function* transitionsOf(node: StateNode): Generator<{ label: string; to: StateNode }> {
  const all: [string, readonly AnyTransition[]][] = [
    ...(node.transitions as Map<string, AnyTransition[]>),
    ['', (node.always ?? []) as unknown as AnyTransition[]],
  ];
  for (const [event, transitions] of all) {
    for (const { target, guard } of transitions)
      for (const to of target ?? [])
        yield { label: eventOf(node, event) + guardOf(guard), to: restOf(to as unknown as StateNode) };
  }
}

const nameOf = ({ path }: StateNode): string => path.join('.');

/** Returns the diagram of a machine, derived from its definition. */
export function diagramOf(machine: AnyStateMachine): Diagram {
  const root = machine.root as unknown as StateNode;
  const resting = new Set(statesOf(machine));
  const start = restOf(root).id;
  const nodes: DiagramNode[] = [];
  const edges = new Map<string, DiagramEdge>();
  const rules: DiagramRule[] = [];
  for (const node of nodesOf(root)) {
    if (isAtomic(node))
      nodes.push({
        id: node.id,
        name: nameOf(node),
        initial: node.id === start,
        resting: resting.has(node.id),
        tags: node.tags,
      });
    for (const { label, to } of transitionsOf(node)) {
      if (!isAtomic(node)) {
        rules.push({ within: node === root ? null : nameOf(node), label, to: nameOf(to) });
        continue;
      }
      const key = `${node.id} ${to.id}`;
      const edge = edges.get(key) ?? { from: node.id, to: to.id, labels: [] };
      if (!edge.labels.includes(label)) edge.labels.push(label);
      edges.set(key, edge);
    }
  }
  return { nodes, edges: [...edges.values()], rules };
}
