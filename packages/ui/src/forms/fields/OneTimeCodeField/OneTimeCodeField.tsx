import { toAsciiDigits, toLocaleDigits } from '@taawun/domain';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/index.ts';
import { VisuallyHidden } from '../../../components/Link/index.ts';
import { useDraft } from '../draft/index.ts';
import { useFieldId } from '../Field/index.ts';
import { useFramedField } from '../Framed/index.ts';
import { useLocale } from '../../../foundations/TaawunProvider.tsx';
import type { TextFieldProps } from '../TextField/index.ts';
import { systemClock, useSecondsLeft, type Clock } from './clock.ts';
import * as S from './OneTimeCodeField.styles.ts';

export interface OneTimeCodeFieldProps extends Omit<
  TextFieldProps,
  'type' | 'ltr' | 'inputMode' | 'autoComplete' | 'maxLength'
> {
  /** Number of digits. @default 6 */
  length?: number | undefined;
  /** Called with the complete code, whether typed, pasted or autofilled. */
  onComplete?: ((code: string) => void) | undefined;
  /** Called by the resend button. Without it the button is not rendered. */
  onResend?: (() => void) | undefined;
  /** Timestamp in ms of the last sent code. A new value restarts the countdown. */
  sentAt?: number | undefined;
  /** Seconds before a new code can be requested. @default 60 */
  resendAfter?: number | undefined;
  /** Clock, replaceable in tests. @default the system's */
  clock?: Clock | undefined;
}

/**
 * One-time code in a single input, which phones can autofill. Accepts pasted text with spaces, surrounding text, and
 * Arabic-Indic or ASCII digits. The value is at most `length` ASCII digits.
 */
export function OneTimeCodeField({
  label,
  hint,
  error,
  required,
  optional,
  id: given,
  value: givenValue,
  defaultValue,
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
  const id = useFieldId(given);
  const { value, inputProps } = useDraft({
    id,
    value: givenValue,
    defaultValue,
    onValueChange: (code) => {
      onValueChange?.(code);
      if (code.length === length) onComplete?.(code);
    },
    empty: '',
    parse: (typed) => toAsciiDigits(typed).replace(/\D/g, '').slice(0, length),
    format: (code) => code,
  });
  return useFramedField(
    {
      label,
      hint: hint ?? <FormattedMessage id="ui.code.hint" values={{ count: length }} />,
      error,
      required,
      optional,
      id,
    },
    {
      inputMode: 'numeric',
      ...rest,
      autoComplete: 'one-time-code',
      ltr: true,
      ...inputProps(onBlur),
      formValue: value,
    },
    {
      around: (input) => <S.Code>{input}</S.Code>,
      after: onResend ? (
        <Resend
          until={sentAt + resendAfter * 1000}
          clock={clock}
          disabled={rest.disabled}
          onResend={() => {
            // The button goes with its press: the reader waits for the code in its field.
            document.getElementById(id)?.focus();
            onResend();
          }}
        />
      ) : null,
    },
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
      {/* Only the end is announced: announcing each second would interrupt the screen reader. */}
      {left > 0 ? (
        <span>
          <FormattedMessage id="ui.code.wait" values={{ time: <S.Time>{time}</S.Time> }} />
        </span>
      ) : null}
      <VisuallyHidden role="status">{left > 0 ? null : <FormattedMessage id="ui.code.waitEnd" />}</VisuallyHidden>
      {left > 0 ? null : (
        <Button data-part="resend" variant="quiet" size="sm" icon="refresh" disabled={disabled} onClick={onResend}>
          <FormattedMessage id="ui.code.resend" />
        </Button>
      )}
    </S.Resend>
  );
}
