import type { ReactNode } from 'react';
import * as S from './OrderCard.styles.ts';

export interface Fact {
  term: string;
  /** Left out when it is not known. */
  details: ReactNode;
  /** What it all comes to: a line of its own. Give it last. */
  strong?: boolean;
}

/** The figures of a card, side by side. For a record's facts under one another take DescriptionList. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(({ details }) => details !== undefined && details !== null);
  return (
    <S.Facts>
      {known.map(({ term, details, strong }) => (
        <div key={term} data-strong={strong || undefined}>
          <dt>{term}</dt>
          <dd>{details}</dd>
        </div>
      ))}
    </S.Facts>
  );
}
