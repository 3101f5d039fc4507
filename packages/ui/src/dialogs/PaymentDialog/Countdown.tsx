import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { VisuallyHidden } from '../../components/Link/index.ts';
import { useSecondsLeft, type Clock } from '../../forms/fields/OneTimeCodeField/clock.ts';
import { Icon } from '../../icons/Icon.tsx';
import * as S from './PaymentDialog.styles.ts';

export interface CountdownProps {
  /** End of the countdown as ISO timestamp. */
  until: string;
  clock: Clock;
  onExpire: () => void;
}

/** Announcement thresholds in minutes, ascending. Announcing every second would interrupt the screen reader. */
const said = [1, 5] as const;

/** Remaining time to pay. Calls `onExpire` once per `until`, also when it is already in the past. */
export function Countdown({ until, clock, onExpire }: CountdownProps) {
  const intl = useIntl();
  const left = useSecondsLeft(Date.parse(until), clock);
  const over = left === 0;
  const notified = useRef('');
  useEffect(() => {
    if (!over || notified.current === until) return;
    notified.current = until;
    onExpire();
  }, [over, until, onExpire]);
  const near = said.find((minutes) => left <= minutes * 60);
  const time = `${intl.formatNumber(Math.floor(left / 60), { minimumIntegerDigits: 2 })}:${intl.formatNumber(left % 60, { minimumIntegerDigits: 2 })}`;
  return (
    <S.Countdown data-near={near !== undefined || undefined}>
      <Icon name="clock" size={18} />
      <span role="timer">
        {over ? (
          <FormattedMessage id="ui.payment.timeOver" />
        ) : (
          <FormattedMessage id="ui.payment.timeLeft" values={{ time: <S.Time dir="ltr">{time}</S.Time> }} />
        )}
      </span>
      <VisuallyHidden role="status">
        {near && !over ? <FormattedMessage id="ui.payment.timeNear" values={{ count: near }} /> : null}
      </VisuallyHidden>
    </S.Countdown>
  );
}
