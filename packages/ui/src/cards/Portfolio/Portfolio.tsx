import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { StarMeter } from '../../components/StarMeter/index.ts';
import { Money, NumberText } from '../../components/Text/index.ts';
import { useLocale } from '../../foundations/TaawunProvider.tsx';
import { useMessages } from '../../intl/messageIds.ts';
import { formatNumber } from '../../intl/numbers.ts';
import { changeTone, PriceChange } from '../ContributionSummary/PriceChange.tsx';
import { Sparkline } from './Sparkline.tsx';
import * as S from './Portfolio.styles.ts';

export interface PortfolioProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Number of shares that the member holds. */
  shares: number;
  /** Price per share in halalas. */
  price: number;
  /** Prices of the last year in halalas, oldest first. */
  prices: readonly { date: string; price: number }[];
  /** Ratio of all shares that the member owns, and the highest that one member may own. */
  stake?: { owned: number; cap: number } | undefined;
  /** More figures, for example the average purchase price. */
  facts?: readonly { term: string; details: ReactNode }[];
  /** Actions below the figures: certificate. */
  actions?: ReactNode;
}

const NONE: NonNullable<PortfolioProps['facts']> = [];

/** A member's shares at a glance: their value and its course, the stake against the cap, and further figures. */
export function Portfolio({ shares, price, prices, stake, facts = NONE, actions, ...rest }: PortfolioProps) {
  const label = useMessages('ui.contribution');
  const { intlLocale } = useLocale();
  const first = prices[0];
  const change = first && first.price > 0 ? price / first.price - 1 : undefined;
  return (
    <S.Root {...rest}>
      <S.Head>
        <S.Value>
          <span>{label('value')}</span>
          <strong>
            <Money halalas={shares * price} />
          </strong>
          {change === undefined ? null : (
            <span data-change={changeTone(change)}>
              <PriceChange ratio={change} since={first?.date} />
            </span>
          )}
        </S.Value>
        {stake ? (
          <S.Stake>
            <StarMeter
              size="sm"
              tone="share"
              value={stake.owned}
              max={stake.cap}
              label={label('stake')}
              valueText={formatNumber(intlLocale, stake.owned, 'ownership')}
            />
            <p>
              <FormattedMessage
                id="ui.contribution.stakeText"
                values={{
                  owned: <NumberText key="owned" value={stake.owned} format="ownership" />,
                  cap: <NumberText key="cap" value={stake.cap} format="percent" />,
                }}
              />
            </p>
          </S.Stake>
        ) : null}
      </S.Head>
      <Sparkline values={prices.map((each) => each.price)} />
      <S.Facts>
        {[
          { term: label('shares'), details: <NumberText value={shares} /> },
          { term: label('price'), details: <Money halalas={price} /> },
          ...facts,
        ].map(({ term, details }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{details}</dd>
          </div>
        ))}
      </S.Facts>
      {actions ? <S.Foot>{actions}</S.Foot> : null}
    </S.Root>
  );
}
