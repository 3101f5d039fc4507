import type { ComponentPropsWithRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '../../components/Link/index.ts';
import { Money } from '../../components/Text/index.ts';
import { starPoints } from '../../media/Logo/star.ts';
import * as S from './MilestoneList.styles.ts';

export interface MilestoneListProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** Steps towards a sum, smallest amount first. `amount` in halalas. */
  items: readonly { amount: number; title: string }[];
  /** Halalas raised so far: steps up to it are reached. */
  raised: number;
}

/** Steps towards a sum of money; the star of a reached one is filled. */
export function MilestoneList({ items, raised, ...rest }: MilestoneListProps) {
  const next = items.findIndex(({ amount }) => amount > raised);
  return (
    <S.List role="list" {...rest}>
      {items.map(({ amount, title }, index) => {
        const reached = amount <= raised;
        return (
          <li key={title} data-state={reached ? 'reached' : index === next ? 'next' : 'later'}>
            <svg viewBox="0 0 48 48" aria-hidden="true">
              <polygon points={starPoints} strokeLinejoin="round" />
            </svg>
            <div>
              <S.Title>{title}</S.Title>
              <S.Amount>
                <Money halalas={amount} />
                {reached ? (
                  <S.Reached>
                    <VisuallyHidden> </VisuallyHidden>
                    <FormattedMessage id="ui.milestones.reached" />
                  </S.Reached>
                ) : null}
              </S.Amount>
            </div>
          </li>
        );
      })}
    </S.List>
  );
}
