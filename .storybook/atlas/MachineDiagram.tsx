import { useId } from 'react';
import type { Diagram } from '../../packages/portal/src/testing/machine-diagram.ts';
import { layoutDiagram, withoutCommon } from './layout.ts';
import type { StoryLink } from './story-links.ts';

interface MachineDiagramProps {
  name: string;
  diagram: Diagram;
  links: ReadonlyMap<string, StoryLink>;
}

const path = (points: readonly { x: number; y: number }[]): string => {
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (!first || !last) return '';
  const curves = rest.slice(0, -1).map(({ x, y }, index) => {
    const next = rest[index + 1] ?? last;
    return `Q${x} ${y} ${(x + next.x) / 2} ${(y + next.y) / 2}`;
  });
  return `M${first.x} ${first.y}${curves.join('')}L${last.x} ${last.y}`;
};

/** Diagram of a machine; each state links to its story. */
export function MachineDiagram({ name, diagram, links }: MachineDiagramProps) {
  const arrow = useId();
  const { common, ...rest } = withoutCommon(diagram);
  const { width, height, nodes, edges } = layoutDiagram(rest);
  const nameOf = (id: string) => nodes.find((node) => node.id === id)?.name ?? id;
  return (
    <>
      <div
        className="taawun-atlas"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
        tabIndex={0}
        role="group"
        aria-label={`Diagram of the machine ${name}; the table below has the same content`}
      >
        <svg
          viewBox={`0 0 ${width} ${height}`}
          style={{ inlineSize: '100%', minInlineSize: width * 0.72, maxInlineSize: width }}
          aria-hidden="true"
        >
          <defs>
            <marker
              id={arrow}
              viewBox="0 0 8 8"
              refX="7"
              refY="4"
              markerWidth="7"
              markerHeight="7"
              orient="auto-start-reverse"
            >
              <path d="M0 0L8 4L0 8z" className="tip" />
            </marker>
          </defs>
          {edges.map(({ from, to, points }) => (
            <path key={`${from} ${to}`} className="edge" d={path(points)} markerEnd={`url(#${arrow})`} />
          ))}
          {edges.map(({ from, to, labels, label }) => (
            <g
              key={`${from} ${to}`}
              className="label"
              transform={`translate(${label.x} ${label.y - (labels.length - 1) * 8.5})`}
            >
              {labels.map((text, line) => (
                <text key={text} y={line * 17} dominantBaseline="middle" textAnchor="middle">
                  {text}
                </text>
              ))}
            </g>
          ))}
          {nodes.map(({ id, name: state, x, y, width: w, height: h, initial, resting, tags }) => {
            const story = links.get(id);
            const box = (
              <g
                className="state"
                data-initial={initial}
                data-resting={resting}
                data-busy={tags.includes('busy')}
                data-story={story !== undefined}
                transform={`translate(${x - w / 2} ${y - h / 2})`}
              >
                <rect width={w} height={h} rx={12} />
                <text x={w / 2} y={h / 2} dominantBaseline="central" textAnchor="middle">
                  {state}
                </text>
              </g>
            );
            return story ? (
              <a key={id} href={`./?path=/story/${story.id}`} target="_top" tabIndex={-1}>
                {box}
              </a>
            ) : (
              <g key={id}>{box}</g>
            );
          })}
        </svg>
      </div>
      {common.length > 0 && (
        <p className="taawun-note">
          {'Not in the diagram, because many states have them: '}
          {common.map(({ label, to, from }, index) => (
            <span key={`${label} ${to}`}>
              {index > 0 && ', '}
              <code>{label}</code>
              {` to ${nameOf(to)} (from ${from})`}
            </span>
          ))}
          {'.'}
        </p>
      )}
    </>
  );
}
