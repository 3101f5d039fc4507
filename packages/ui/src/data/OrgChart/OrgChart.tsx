import type { ComponentPropsWithRef } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../icons/Icon.tsx';
import * as S from './OrgChart.styles.ts';

export interface OrgNode {
  name: string;
  title: string;
  children?: readonly OrgNode[] | undefined;
}

export interface OrgChartProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Root of the hierarchy. */
  root: OrgNode;
}

/**
 * Organisation chart. In a wide container, a chart from top to bottom whose last level hangs below its parent; in a
 * narrow one, the same list as a tree along the inline axis. Every node with children expands and collapses, by
 * keyboard and without script.
 */
export function OrgChart({ root, ...rest }: OrgChartProps) {
  const intl = useIntl();
  return (
    <S.Frame {...rest}>
      <S.Tree role="list" aria-label={intl.formatMessage({ id: 'ui.orgChart.label' })}>
        <Branch node={root} first />
      </S.Tree>
    </S.Frame>
  );
}

const hasBelow = ({ children }: OrgNode): boolean => Boolean(children?.length);

/** Adds unique keys: two nodes may have the same title and an empty name. */
function keyed(nodes: readonly OrgNode[]): [key: string, node: OrgNode][] {
  const seen = new Map<string, number>();
  return nodes.map((node) => {
    const name = `${node.title} ${node.name}`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return [`${name} ${times}`, node];
  });
}

function Branch({ node, first = false }: { node: OrgNode; first?: boolean }) {
  const { title, name, children = [] } = node;
  const office = (
    <>
      <strong>{title}</strong>
      {name && name !== title ? <span>{name}</span> : null}
    </>
  );
  if (!children.length)
    return (
      <li data-root={first || undefined}>
        <S.Node>{office}</S.Node>
      </li>
    );
  return (
    <li data-root={first || undefined}>
      <details open>
        <S.Node as="summary">
          {office}
          <Icon name="chevron-down" size={16} />
        </S.Node>
        <ul role="list" data-hanging={children.some(hasBelow) ? undefined : ''}>
          {keyed(children).map(([key, child]) => (
            <Branch key={key} node={child} />
          ))}
        </ul>
      </details>
    </li>
  );
}
