import dagre from '@dagrejs/dagre';
import type { Diagram, DiagramEdge, DiagramNode } from '../../packages/portal/src/testing/machine-diagram.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface DiagramLayout {
  width: number;
  height: number;
  nodes: (DiagramNode & Box)[];
  edges: (DiagramEdge & { points: { x: number; y: number }[]; label: Box })[];
}

/** Average width of a label's letter, in px. */
const LETTER = 6.6;
const LINE = 17;

const widest = (texts: readonly string[], letter: number): number =>
  Math.max(...texts.map((text) => text.length)) * letter;

/** Minimum number of states from which a transition is listed once in the text instead of in the diagram. */
const OFTEN = 4;

/** Returns the transitions that many states share, and the diagram without them. */
export function withoutCommon({
  nodes,
  edges,
  rules,
}: Diagram): Diagram & { common: { label: string; to: string; from: number }[] } {
  const ways = edges.flatMap(({ to, labels }) => labels.map((label) => ({ label, to, key: `${label} ${to}` })));
  const common = [...Map.groupBy(ways, ({ key }) => key).values()].flatMap((same) => {
    const [first] = same;
    return first && same.length >= OFTEN ? [{ label: first.label, to: first.to, from: same.length }] : [];
  });
  const isCommon = (label: string, target: string) => common.some((way) => way.label === label && way.to === target);
  const shownEdges = edges
    .map((edge) => ({ ...edge, labels: edge.labels.filter((label) => !isCommon(label, edge.to)) }))
    .filter(({ labels }) => labels.length > 0);
  return { nodes, edges: shownEdges, rules, common };
}

/** Computes the positions of a diagram's nodes, edges and labels from top to bottom, with few crossings. */
export function layoutDiagram({ nodes, edges }: Pick<Diagram, 'nodes' | 'edges'>): DiagramLayout {
  const graph = new dagre.graphlib.Graph({ multigraph: true });
  graph.setGraph({ rankdir: 'TB', nodesep: 28, ranksep: 36, edgesep: 14, marginx: 12, marginy: 12 });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const { id, name } of nodes) graph.setNode(id, { width: Math.max(96, widest([name], 8.4) + 40), height: 44 });
  for (const { from, to, labels } of edges)
    graph.setEdge(from, to, { width: widest(labels, LETTER) + 12, height: labels.length * LINE + 6, labelpos: 'c' });
  dagre.layout(graph);
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number };
  return {
    width,
    height,
    nodes: nodes.map((node) => ({ ...node, ...(graph.node(node.id) as Box) })),
    edges: edges.map((edge) => {
      const {
        points,
        x,
        y,
        width: w,
        height: h,
      } = graph.edge(edge.from, edge.to) as Box & { points: { x: number; y: number }[] };
      return { ...edge, points, label: { x, y, width: w, height: h } };
    }),
  };
}
