import type { ComponentPropsWithRef } from 'react';
import { useIntl } from 'react-intl';
import * as S from './OrgChart.styles.ts';

export interface OrgNode { name: string; title: string; children?: readonly OrgNode[] | undefined }

export interface OrgChartProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Who stands at the top, with everyone below. */
  root: OrgNode;
}

/** Who works under whom: a nested list, drawn as a tree along the line of reading, so that it fits a phone. */
export function OrgChart({ root, ...rest }: OrgChartProps) {
  const intl = useIntl();
  return <S.Tree role="list" aria-label={intl.formatMessage({ id: 'ui.orgChart.label' })} {...rest}><Branch node={root} first /></S.Tree>;
}

function Branch({ node, first = false }: { node: OrgNode; first?: boolean }) {
  return (
    <li data-root={first || undefined}>
      <S.Node><strong>{node.title}</strong>{node.name && node.name !== node.title ? <span>{node.name}</span> : null}</S.Node>
      {node.children?.length ? <ul role="list">{node.children.map((child) => <Branch key={`${child.title}${child.name}`} node={child} />)}</ul> : null}
    </li>
  );
}
