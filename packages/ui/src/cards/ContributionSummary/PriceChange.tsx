import { FormattedMessage, useIntl } from 'react-intl';
import { VisuallyHidden } from '../../components/Link/index.ts';
import { DateText } from '../../components/Text/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import * as S from './ContributionSummary.styles.ts';

export const changeTone = (change = 0) => (change > 0 ? 'success' : change < 0 ? 'danger' : 'neutral');

interface PriceChangeProps {
  /** Price change as a ratio: 0.042 is +4.2 %. */
  ratio: number;
  /** First day of the period (ISO). */
  since: string | undefined;
}

/** How much a price has changed, and since when. */
export function PriceChange({ ratio, since }: PriceChangeProps) {
  const intl = useIntl();
  const direction = ratio > 0 ? 'up' : ratio < 0 ? 'down' : 'same';
  const change = intl.formatNumber(Math.abs(ratio), { style: 'percent', maximumFractionDigits: 1 });
  return (
    <>
      <S.Change aria-hidden="true">
        {direction === 'same' ? null : <Icon name={direction === 'up' ? 'chevron-up' : 'chevron-down'} size={16} />}
        <bdi>{change}</bdi>
      </S.Change>
      <VisuallyHidden>
        <FormattedMessage id={`ui.contribution.change.${direction}`} values={{ change }} />
      </VisuallyHidden>
      {since === undefined ? null : (
        <span>
          {' '}
          <FormattedMessage id="ui.contribution.change.since" values={{ date: <DateText value={since} /> }} />
        </span>
      )}
    </>
  );
}
