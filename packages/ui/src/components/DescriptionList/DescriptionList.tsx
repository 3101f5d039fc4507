import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './DescriptionList.styles.ts';

export interface Description {
  term: string;
  /** A text may be in another language than the page: it is isolated, and its letters determine its direction. */
  details: ReactNode;
  key?: string;
}

export interface DescriptionListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** Entries without details are left out. */
  items: Description[];
  /** On a wide screen. @default 1 */
  columns?: 1 | 2;
}

/** List of the names and values of a record. */
export function DescriptionList({ items, columns = 1, ...rest }: DescriptionListProps) {
  const filled = items.filter(
    ({ details }) => details !== null && details !== undefined && details !== '' && details !== false,
  );
  return (
    <S.List {...rest} data-columns={columns}>
      {filled.map(({ term, details, key }) => (
        <div key={key ?? term}>
          <dt>{term}</dt>
          <dd>{typeof details === 'string' ? <bdi>{details}</bdi> : details}</dd>
        </div>
      ))}
    </S.List>
  );
}
