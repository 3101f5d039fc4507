import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../../components/Button/index.ts';
import { Menu } from '../../../components/Menu/index.ts';
import { devError, twice } from '../../../foundations/dev-error/devError.ts';
import { useLocale } from '../../../foundations/TaawunProvider.tsx';
import { Icon } from '../../../icons/Icon.tsx';
import { isTime, readTime, writeTime, type HourCycle } from '../../../intl/times.ts';
import { useDraft } from '../draft/index.ts';
import { useFieldId } from '../Field/index.ts';
import { statusOf } from '../Field/parts.tsx';
import { useFramedField } from '../Framed/index.ts';
import type { TextFieldProps } from '../TextField/index.ts';
import { stepTime } from './step.ts';

export interface TimeFieldProps extends Omit<TextFieldProps, 'type' | 'ltr' | 'min' | 'max' | 'step' | 'list'> {
  /**
   * Time of day `HH:MM` of the 24-hour clock in ASCII digits, or `''`. Text that is not a time is passed on unchanged, for
   * validation by `rules.time()`.
   */
  value?: string | undefined;
  /** How the time is written; both are always read. @default the habit of the locale */
  hourCycle?: HourCycle | undefined;
  /** Step of the arrow keys, in minutes. @default 15 */
  step?: number | undefined;
  /** Earliest time of the arrow keys, `HH:MM`. Typed times before it stay and are validated by the schema. */
  min?: string | undefined;
  /** Latest time of the arrow keys, `HH:MM`. Typed times after it stay and are validated by the schema. */
  max?: string | undefined;
  /** Suggested times, `HH:MM`, such as the hours of a branch: a button opens them as a list. Other times can be typed. */
  options?: readonly string[] | undefined;
}

interface Times extends Pick<TimeFieldProps, 'min' | 'max'> {
  step: number;
  options: readonly string[];
}

function checkTimes({ step, min, max, options }: Times): void {
  for (const time of [min, max, ...options])
    devError(
      time !== undefined && !isTime(time),
      `TimeField got the time "${time}" in min, max or options, which is none. Give hours and minutes such as 09:30 or 21:00.`,
    );
  devError(
    min !== undefined && max !== undefined && min > max,
    `TimeField got min="${min}" after max="${max}", so no time is right. Exchange the two.`,
  );
  devError(step <= 0, `TimeField got step={${step}}, so its keys do nothing. Give minutes above 0, or none for 15.`);
  const time = twice(options);
  devError(time !== undefined, `TimeField got the option "${time}" twice. Leave one of them out.`);
}

const NONE: readonly string[] = [];

/**
 * Input for a time of day. Reads hours and minutes in Arabic-Indic or ASCII digits, with or without a sign between them
 * and with either clock: `9`, `930`, `٩:٣٠ م`, `9.30pm`, `21:30`; shows them as the language writes them when the user
 * leaves the field. Arrow Up and Arrow Down change the time.
 */
export function TimeField({
  label,
  hint,
  error,
  required,
  optional,
  id: given,
  value: givenValue,
  defaultValue,
  onValueChange,
  hourCycle,
  step = 15,
  min,
  max,
  options = NONE,
  onBlur,
  onKeyDown,
  disabled,
  ...rest
}: TimeFieldProps) {
  const intl = useIntl();
  const { locale } = useLocale();
  if (import.meta.env?.DEV) checkTimes({ step, min, max, options });
  const id = useFieldId(given);
  const write = (time: string): string => (isTime(time) ? writeTime(locale, time, hourCycle) : time);
  const { value, inputProps, set } = useDraft({
    id,
    value: givenValue,
    defaultValue,
    onValueChange,
    empty: '',
    parse: (typed) => readTime(typed) ?? typed.trim(),
    format: write,
    readable: (stored) => stored === '' || isTime(stored),
  });
  const move = (event: KeyboardEvent<HTMLInputElement>): void => {
    onKeyDown?.(event);
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : null;
    if (direction === null || event.defaultPrevented || event.altKey || rest.readOnly) return;
    event.preventDefault();
    set(stepTime(value, direction, { step, min, max }));
  };
  const list =
    options.length === 0 ? null : (
      <Menu
        label={intl.formatMessage({ id: 'ui.time.open' })}
        trigger={(button) => (
          <IconButton
            {...button}
            icon="chevron-down"
            data-part="trigger"
            data-edge="end"
            label={intl.formatMessage({ id: 'ui.time.open' })}
            disabled={disabled || rest.readOnly}
          />
        )}
        items={[
          {
            group: intl.formatMessage({ id: 'ui.time.options' }),
            value,
            onValueChange: set,
            options: options.map((time) => ({ value: time, label: write(time) })),
          },
        ]}
      />
    );
  return useFramedField(
    { label, hint: hint ?? intl.formatMessage({ id: 'ui.time.hint' }), error, required, optional, id },
    {
      ...rest,
      disabled,
      ...inputProps(onBlur),
      formValue: value,
      onKeyDown: move,
      start: <Icon name="clock" />,
      end: list,
    },
    // The time that the text means, and each one that a key leads to.
    { after: statusOf(isTime(value) ? write(value) : '') },
  );
}
