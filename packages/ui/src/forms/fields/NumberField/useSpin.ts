import { parseNumber } from '@taawun/domain';
import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import { devError } from '../../../foundations/dev-error/devError.ts';
import { useLocale } from '../../../foundations/TaawunProvider.tsx';
import { formatNumber } from '../../../intl/numbers.ts';
import { useDraft } from '../draft/index.ts';
import type { ValueProps } from '../Field/index.ts';
import type { FramedInputProps } from '../Framed/index.ts';
import { stepped, type Bounds } from './stepped.ts';

type Native = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'required' | 'min' | 'max' | 'step' | 'type'
>;

export interface SpinProps extends Native, ValueProps<number | null> {
  /** Number, `null` while the field is empty, `NaN` while the text is not a number. */
  value?: number | null | undefined;
  /** Lower bound of the arrow keys. Typed numbers below it stay and are validated by the schema. */
  min?: number | undefined;
  /** Upper bound of the arrow keys. Typed numbers above it stay and are validated by the schema. */
  max?: number | undefined;
  /** Step of the arrow keys; Page Up and Page Down use ten steps. @default 1 */
  step?: number | undefined;
}

const keys: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

function checkBounds({ min, max, step }: Bounds): void {
  devError(
    min !== undefined && max !== undefined && min > max,
    `A number field got min={${min}} above max={${max}}, so no number is right. Exchange the two.`,
  );
  devError(
    step !== undefined && !(step > 0),
    `A number field got step={${step}}, so its keys and buttons do nothing. Give a step above 0, or none for 1.`,
  );
}

/**
 * Value, input props and steps of a number field.
 * @param id of the input
 */
export function useSpin(
  id: string,
  { value: given, defaultValue, onValueChange, min, max, step, onBlur, onKeyDown, ...rest }: SpinProps,
) {
  const { intlLocale } = useLocale();
  if (import.meta.env?.DEV) checkBounds({ min, max, step });
  const format = (number: number | null): string =>
    number === null || Number.isNaN(number) ? '' : formatNumber(intlLocale, number, 'exact');
  const { value, inputProps, set } = useDraft<number | null>({
    id,
    value: given,
    defaultValue,
    onValueChange,
    empty: null,
    parse: parseNumber,
    format,
    readable: (number) => !Number.isNaN(number),
  });
  const press = (steps: number): void => set(stepped(value, steps, { min, max, step }));
  const now = value === null || Number.isNaN(value) ? undefined : value;
  const input: FramedInputProps = {
    inputMode: step !== undefined && !Number.isInteger(step) ? 'decimal' : 'numeric',
    ...rest,
    role: 'spinbutton',
    'aria-valuenow': now,
    'aria-valuetext': now === undefined ? undefined : format(now),
    'aria-valuemin': min,
    'aria-valuemax': max,
    ...inputProps(onBlur),
    formValue: now === undefined ? undefined : String(now),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      onKeyDown?.(event);
      const steps = keys[event.key];
      if (steps === undefined || event.defaultPrevented || rest.readOnly) return;
      event.preventDefault();
      press(steps);
    },
  };
  return { value, press, input };
}
