import { parseNumber } from '@taawun/domain';
import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../../components/Button/index.ts';
import { devError } from '../../../foundations/dev-error/devError.ts';
import { useDraft } from '../draft/index.ts';
import { Field, type FieldOwnProps } from '../Field/index.ts';
import { FramedInput, FrameUnit } from '../Framed/index.ts';
import { stepped } from './stepped.ts';
import * as S from './NumberField.styles.ts';

type Native = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'required' | 'min' | 'max' | 'step' | 'type'
>;

export interface NumberFieldProps extends FieldOwnProps, Native {
  /** Number, `null` while the field is empty, `NaN` while the text is not a number. */
  value: number | null;
  onValueChange: (value: number | null) => void;
  /** Lower bound of the arrow keys. Typed numbers below it stay and are validated by the schema. */
  min?: number | undefined;
  /** Upper bound of the arrow keys. Typed numbers above it stay and are validated by the schema. */
  max?: number | undefined;
  /** Step of the arrow keys; Page Up and Page Down use ten steps. @default 1 */
  step?: number | undefined;
  /** Unit after the number. It is hidden from assistive technology: repeat it in `label` or `hint`. */
  unit?: ReactNode;
}

/**
 * Input for a quantity or measurement in Arabic-Indic or ASCII digits; formatted in the digits of the locale. For codes
 * and phone numbers use a text field.
 */
export function NumberField({ label, hint, error, required, optional, id, unit, ...control }: NumberFieldProps) {
  return (
    <Field {...{ label, hint, error, required, optional, id }}>
      <Spin {...control} end={unit ? <FrameUnit>{unit}</FrameUnit> : null} />
    </Field>
  );
}

export interface StepperFieldProps extends Omit<NumberFieldProps, 'label'> {
  /** Label of the field, also part of the accessible names of the two buttons. */
  label: string;
}

/** Number input with decrement and increment buttons, for small quantities such as months or shares. */
export function StepperField({ label, hint, error, required, optional, id, unit, ...control }: StepperFieldProps) {
  const intl = useIntl();
  const { value, onValueChange, disabled } = control;
  const press = (direction: 1 | -1, edge: 'start' | 'end', bound: number | undefined) => (
    <IconButton
      icon={direction < 0 ? 'minus' : 'plus'}
      label={intl.formatMessage({ id: direction < 0 ? 'ui.number.lessOf' : 'ui.number.moreOf' }, { label })}
      data-edge={edge}
      variant="soft"
      disabled={
        disabled || (bound !== undefined && value !== null && (direction < 0 ? value <= bound : value >= bound))
      }
      onClick={() => onValueChange(stepped(value, direction, control))}
    />
  );
  return (
    <Field {...{ label, hint, error, required, optional, id }}>
      <S.Stepper>
        <Spin
          {...control}
          start={press(-1, 'start', control.min)}
          end={
            <>
              {unit ? <FrameUnit>{unit}</FrameUnit> : null}
              {press(1, 'end', control.max)}
            </>
          }
        />
      </S.Stepper>
    </Field>
  );
}

const keys: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

function Spin({
  value,
  onValueChange,
  min,
  max,
  step,
  onBlur,
  onKeyDown,
  ...rest
}: Omit<NumberFieldProps, keyof FieldOwnProps | 'id' | 'unit'> & { start?: ReactNode; end?: ReactNode }) {
  const intl = useIntl();
  if (import.meta.env?.DEV) {
    devError(
      min !== undefined && max !== undefined && min > max,
      `A number field got min={${min}} above max={${max}}, so no number is right. Exchange the two.`,
    );
    devError(
      step !== undefined && !(step > 0),
      `A number field got step={${step}}, so its keys and buttons do nothing. Give a step above 0, or none for 1.`,
    );
  }
  const format = (number: number | null): string =>
    number === null || Number.isNaN(number) ? '' : intl.formatNumber(number, { maximumFractionDigits: 10 });
  const { text, type, settle, set } = useDraft({
    value,
    onValueChange,
    parse: parseNumber,
    format,
    readable: (number) => !Number.isNaN(number),
  });
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    onKeyDown?.(event);
    const steps = keys[event.key];
    if (steps === undefined || event.defaultPrevented || rest.readOnly) return;
    event.preventDefault();
    set(stepped(value, steps, { min, max, step }));
  };
  const now = value === null || Number.isNaN(value) ? undefined : value;
  return (
    <FramedInput
      inputMode={step !== undefined && !Number.isInteger(step) ? 'decimal' : 'numeric'}
      {...rest}
      role="spinbutton"
      aria-valuenow={now}
      aria-valuetext={now === undefined ? undefined : format(now)}
      aria-valuemin={min}
      aria-valuemax={max}
      text={text}
      formValue={now === undefined ? undefined : String(now)}
      onTextChange={type}
      onKeyDown={press}
      onBlur={(event) => {
        settle();
        onBlur?.(event);
      }}
    />
  );
}
