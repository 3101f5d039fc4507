import type { ReactNode } from 'react';
import * as S from './OrderCard.styles.ts';

export interface Fact {
  term: string;
  /** Value of the fact. Not rendered when `undefined` or `null`. */
  details: ReactNode;
  /** Emphasises the fact on a line of its own, for totals. Place it last. */
  strong?: boolean;
}

/** Facts of a card, side by side. For a vertical list of a record's facts use `DescriptionList`. */
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
