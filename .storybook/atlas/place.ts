import dagre from '@dagrejs/dagre';
import type { Diagram, DiagramEdge, DiagramNode } from '../../packages/portal/src/testing/machine-diagram.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Placed {
  width: number;
  height: number;
  nodes: (DiagramNode & Box)[];
  edges: (DiagramEdge & { points: { x: number; y: number }[]; label: Box })[];
}

/** px; the letters of a label are about as wide. */
const LETTER = 6.6;
const LINE = 17;

const widest = (texts: readonly string[], letter: number): number => Math.max(...texts.map((text) => text.length)) * letter;

/** Where everything of a diagram stands: from top to bottom, arrows without crossings where that can be. */
export function place({ nodes, edges }: Diagram): Placed {
  const graph = new dagre.graphlib.Graph({ multigraph: true });
  graph.setGraph({ rankdir: 'TB', nodesep: 36, ranksep: 44, edgesep: 20, marginx: 12, marginy: 12 });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const { id, name } of nodes) graph.setNode(id, { width: Math.max(96, widest([name], 8.4) + 40), height: 44 });
  for (const { from, to, labels } of edges) graph.setEdge(from, to, { width: widest(labels, LETTER) + 12, height: labels.length * LINE + 6, labelpos: 'c' });
  dagre.layout(graph);
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number };
  return {
    width,
    height,
    nodes: nodes.map((node) => ({ ...node, ...(graph.node(node.id) as Box) })),
    edges: edges.map((edge) => {
      const { points, x, y, width: w, height: h } = graph.edge(edge.from, edge.to) as Box & { points: { x: number; y: number }[] };
      return { ...edge, points, label: { x, y, width: w, height: h } };
    }),
  };
}
