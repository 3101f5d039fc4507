import { useIntl } from 'react-intl';
import { useLocale } from '../../foundations/TaawunProvider.tsx';
import { formatNumber } from '../../intl/numbers.ts';
import { percentAfter, type OwnershipCap } from './ticket.ts';
import * as S from './ShareTicketDialog.styles.ts';

/** Meter of the ownership after the purchase relative to the ownership cap (100 %). */
export function OwnershipMeter({ cap, more }: { cap: OwnershipCap; more: number }) {
  const intl = useIntl();
  const { intlLocale } = useLocale();
  const percent = (value: number): string => formatNumber(intlLocale, value / 100, 'ownership');
  const owned = percentAfter(cap);
  const after = percentAfter(cap, more);
  const over = after > cap.capPercent;
  const text = intl.formatMessage(
    { id: over ? 'ui.shareTicket.capOver' : 'ui.shareTicket.capText' },
    { after: percent(after), cap: percent(cap.capPercent) },
  );
  const width = (value: number): { inlineSize: string } => ({
    inlineSize: `${Math.min(100, Math.max(0, (value / cap.capPercent) * 100))}%`,
  });
  return (
    <S.Meter data-over={over || undefined}>
      <div
        role="meter"
        aria-label={intl.formatMessage({ id: 'ui.shareTicket.cap' })}
        aria-valuemin={0}
        aria-valuemax={cap.capPercent}
        aria-valuenow={Math.min(after, cap.capPercent)}
        aria-valuetext={text}
      >
        <i data-after="" style={width(after)} />
        <i style={width(owned)} />
      </div>
      <p>{text}</p>
    </S.Meter>
  );
}
