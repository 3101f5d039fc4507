import { toAsciiDigits, toLocaleDigits } from '@taawun/domain';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button/index.ts';
import { VisuallyHidden } from '../../components/Link/index.ts';
import { useDraft } from '../draft/index.ts';
import { Field } from '../Field/index.ts';
import { FramedInput } from '../Framed/index.ts';
import { useLocale } from '../../foundations/TaawunProvider.tsx';
import type { TextFieldProps } from '../TextField/index.ts';
import { systemClock, useSecondsLeft, type Clock } from './clock.ts';
import * as S from './OneTimeCodeField.styles.ts';

export interface OneTimeCodeFieldProps extends Omit<
  TextFieldProps,
  'type' | 'ltr' | 'inputMode' | 'autoComplete' | 'maxLength'
> {
  /** Digits of the code. @default 6 */
  length?: number | undefined;
  /** Called once the last digit is there, typed, pasted or filled in by the phone. */
  onComplete?: ((code: string) => void) | undefined;
  /** Sends a new code. Without it none is offered. */
  onResend?: (() => void) | undefined;
  /** When the last code was sent, in milliseconds since 1970. A new value starts the wait again. */
  sentAt?: number | undefined;
  /** Seconds to wait before a new code may be asked for. @default 60 */
  resendAfter?: number | undefined;
  /** The time, for tests. @default the system's */
  clock?: Clock | undefined;
}

/**
 * A code from a text message, in one input: phones fill it in, and it can be pasted with spaces, in either digit set, even with the
 * message around it. The value is ASCII digits, at most `length` of them.
 */
export function OneTimeCodeField({
  label,
  hint,
  error,
  required,
  optional,
  id,
  value,
  onValueChange,
  length = 6,
  onComplete,
  onResend,
  sentAt = 0,
  resendAfter = 60,
  clock = systemClock,
  onBlur,
  ...rest
}: OneTimeCodeFieldProps) {
  const change = (code: string): void => {
    onValueChange(code);
    if (code.length === length && code !== value) onComplete?.(code);
  };
  const { text, type, settle } = useDraft({
    value,
    onValueChange: change,
    parse: (typed) => toAsciiDigits(typed).replace(/\D/g, '').slice(0, length),
    format: (code) => code,
  });
  return (
    <Field
      {...{ label, error, required, optional, id }}
      hint={hint ?? <FormattedMessage id="ui.code.hint" values={{ count: length }} />}
    >
      <S.Code>
        <FramedInput
          inputMode="numeric"
          {...rest}
          autoComplete="one-time-code"
          ltr
          text={text}
          onTextChange={type}
          onBlur={(event) => {
            settle();
            onBlur?.(event);
          }}
        />
      </S.Code>
      {onResend ? (
        <Resend until={sentAt + resendAfter * 1000} clock={clock} onResend={onResend} disabled={rest.disabled} />
      ) : null}
    </Field>
  );
}

function Resend({
  until,
  clock,
  onResend,
  disabled,
}: {
  until: number;
  clock: Clock;
  onResend: () => void;
  disabled: boolean | undefined;
}) {
  const left = useSecondsLeft(until, clock);
  const { locale } = useLocale();
  const time = toLocaleDigits(`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`, locale);
  return (
    <S.Resend>
      {/* Counting aloud would drown everything else: only the end is announced. */}
      {left > 0 ? (
        <span>
          <FormattedMessage id="ui.code.wait" values={{ time: <S.Time>{time}</S.Time> }} />
        </span>
      ) : null}
      <VisuallyHidden role="status">{left > 0 ? null : <FormattedMessage id="ui.code.waitEnd" />}</VisuallyHidden>
      {left > 0 ? null : (
        <Button variant="quiet" size="sm" icon="refresh" disabled={disabled} onClick={onResend}>
          <FormattedMessage id="ui.code.resend" />
        </Button>
      )}
    </S.Resend>
  );
}
