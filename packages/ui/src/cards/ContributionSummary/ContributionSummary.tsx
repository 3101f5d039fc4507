import { useMessages } from '../../intl/messageIds.ts';
import type { ComponentPropsWithRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { Money, NumberText } from '../../components/Text/index.ts';
import { StatCard } from '../../data/StatCard/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { changeTone, PriceChange } from './PriceChange.tsx';
import * as S from './ContributionSummary.styles.ts';

export interface ContributionSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Number of shares that the member holds. */
  shares: number;
  /** Net change of the number of shares this year. Not shown when 0. */
  gained?: number | undefined;
  /** Price per share in halalas. */
  price: number;
  /** Price change as a ratio: 0.042 is +4.2 %. */
  change?: number | undefined;
  /** First day of the price change's period (ISO), shown beside it. */
  changeSince?: string | undefined;
  /** Total value in halalas. @default shares × price */
  value?: number | undefined;
  /** URL of the share certificate file. */
  certificateHref?: string | undefined;
  /** Whether the figures are loading. @default false */
  loading?: boolean | undefined;
}

/** Summary of a member's holding: shares, price and value. */
export function ContributionSummary({
  shares,
  gained = 0,
  price,
  change,
  changeSince,
  value = shares * price,
  certificateHref,
  loading = false,
  ...rest
}: ContributionSummaryProps) {
  const intl = useIntl();
  const label = useMessages('ui.contribution');
  const wait = <Skeleton style={{ inlineSize: '60%', blockSize: '2.25rem' }} />;
  const certificate = (
    <S.Certificate href={certificateHref} download>
      <Icon name="download" size={16} />
      <span>
        <FormattedMessage id="ui.contribution.certificate" values={{ type: <bdi>{'PDF'}</bdi> }} />
      </span>
    </S.Certificate>
  );
  return (
    <S.Root {...rest} aria-busy={loading || undefined}>
      <StatCard
        label={label('shares')}
        value={loading ? wait : <NumberText value={shares} />}
        tone={gained < 0 ? 'neutral' : 'success'}
        note={
          loading || gained === 0 ? null : (
            <FormattedMessage
              id="ui.contribution.gained"
              values={{ count: intl.formatNumber(gained, { signDisplay: 'always' }) }}
            />
          )
        }
      />
      <StatCard
        label={label('price')}
        value={loading ? wait : <Money halalas={price} />}
        tone={changeTone(change)}
        note={loading || change === undefined ? null : <PriceChange ratio={change} since={changeSince} />}
      />
      <StatCard
        label={label('value')}
        value={loading ? wait : <Money halalas={value} />}
        note={loading || certificateHref === undefined ? null : certificate}
      />
    </S.Root>
  );
}
