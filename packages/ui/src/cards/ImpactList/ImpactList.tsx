import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Money } from '../../components/Text/index.ts';
import { Anchor } from '../../foundations/Anchor.tsx';
import { Icon } from '../../icons/Icon.tsx';
import * as S from './ImpactList.styles.ts';

export interface ImpactListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** What each amount gives, smallest first. `amount` in halalas; `text` continues it. */
  items: readonly { amount: number; text: string }[];
  /** Returns the URL at which the amount is chosen for a donation. */
  hrefFor: (amount: number) => string;
  /** Called when an amount is chosen. Prevent the event's default to stay on the page. */
  onChoose?: (amount: number, event: MouseEvent) => void;
}

/** What amounts give: each line chooses its amount for a donation. */
export function ImpactList({ items, hrefFor, onChoose, ...rest }: ImpactListProps) {
  return (
    <S.List role="list" {...rest}>
      {items.map(({ amount, text }) => (
        <li key={amount}>
          <Anchor href={hrefFor(amount)} onClick={(event: MouseEvent) => onChoose?.(amount, event)}>
            <strong>
              <Money halalas={amount} />
            </strong>
            <span>{text}</span>
            <Icon name="arrow-forward" />
          </Anchor>
        </li>
      ))}
    </S.List>
  );
}
