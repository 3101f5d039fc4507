import type { Diagram } from '../../packages/portal/src/testing/machine-diagram.ts';
import { diagramOf } from '../../packages/portal/src/testing/machine-diagram.ts';
import { MACHINES, UNSEEN } from '../../packages/portal/src/testing/all-machines.ts';
import { MachineDiagram } from './MachineDiagram.tsx';
import { storyLinks } from './story-links.ts';

const links = storyLinks(
  Object.values(
    import.meta.glob<string>('../../packages/portal/src/**/*.stories.tsx', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ),
);

function Transitions({ diagram, id }: { diagram: Diagram; id: string }) {
  const nameOf = (other: string) => diagram.nodes.find((node) => node.id === other)?.name ?? other;
  return (
    <ul>
      {diagram.edges
        .filter(({ from }) => from === id)
        .flatMap(({ to, labels }) =>
          labels.map((label) => (
            <li key={`${to} ${label}`}>
              <code>{label}</code> {'to'} {nameOf(to)}
            </li>
          )),
        )}
    </ul>
  );
}

/** A machine, read from its code: its diagram, and every state with its story and its transitions. */
export function Machine({ name }: { name: string }) {
  const machine = MACHINES[name];
  if (!machine) throw new Error(`No machine is called ${name}: ${Object.keys(MACHINES).join(', ')}.`);
  const diagram = diagramOf(machine);
  return (
    <>
      <MachineDiagram name={name} diagram={diagram} links={links} />
      {diagram.rules.length > 0 && (
        <ul>
          {diagram.rules.map(({ within, label, to }) => (
            <li key={`${within} ${label} ${to}`}>
              {within === null ? 'Anywhere: ' : `Anywhere in ${within}: `}
              <code>{label}</code> {'to'} {to}
            </li>
          ))}
        </ul>
      )}
      <table>
        <caption className="taawun-hidden">{`The states of ${name}`}</caption>
        <thead>
          <tr>
            <th>{'State'}</th>
            <th>{'Story'}</th>
            <th>{'Ways out'}</th>
          </tr>
        </thead>
        <tbody>
          {diagram.nodes.map(({ id, name: state, initial, resting, tags }) => {
            const story = links.get(id);
            return (
              <tr key={id}>
                <td>
                  <strong>{state}</strong>
                  {initial && ' (first)'}
                  {tags.length > 0 && <div className="taawun-tags">{tags.join(' · ')}</div>}
                </td>
                <td>
                  {story && (
                    <a href={`./?path=/story/${story.id}`} target="_top">
                      {story.name}
                    </a>
                  )}
                  {!story && (resting ? (UNSEEN.has(id) ? 'never seen by a reader' : 'none') : 'left at once')}
                </td>
                <td>
                  <Transitions diagram={diagram} id={id} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
