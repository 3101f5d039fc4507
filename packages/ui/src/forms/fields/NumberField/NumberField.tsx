import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../../components/Button/index.ts';
import { useFieldId, type FieldOwnProps } from '../Field/index.ts';
import { FrameUnit, useFramedField } from '../Framed/index.ts';
import { useSpin, type SpinProps } from './useSpin.ts';
import * as S from './NumberField.styles.ts';

export interface NumberFieldProps extends FieldOwnProps, SpinProps {
  /** Unit after the number. It is hidden from assistive technology: repeat it in `label` or `hint`. */
  unit?: ReactNode;
}

/**
 * Input for a quantity or measurement in Arabic-Indic or ASCII digits; formatted in the digits of the locale. For codes
 * and phone numbers use a text field.
 */
export function NumberField({ label, hint, error, required, optional, id: given, unit, ...control }: NumberFieldProps) {
  const id = useFieldId(given);
  const { input } = useSpin(id, control);
  return useFramedField(
    { label, hint, error, required, optional, id },
    { ...input, end: unit ? <FrameUnit>{unit}</FrameUnit> : null },
  );
}

export interface StepperFieldProps extends Omit<NumberFieldProps, 'label'> {
  /** Label of the field, also part of the accessible names of the two buttons. */
  label: string;
}

/** Number input with decrement and increment buttons, for small quantities such as months or shares. */
export function StepperField({
  label,
  hint,
  error,
  required,
  optional,
  id: given,
  unit,
  ...control
}: StepperFieldProps) {
  const intl = useIntl();
  const id = useFieldId(given);
  const { value, press, input } = useSpin(id, control);
  const button = (direction: 1 | -1, edge: 'start' | 'end', bound: number | undefined) => (
    <IconButton
      icon={direction < 0 ? 'minus' : 'plus'}
      label={intl.formatMessage({ id: direction < 0 ? 'ui.number.lessOf' : 'ui.number.moreOf' }, { label })}
      data-part={direction < 0 ? 'decrement' : 'increment'}
      data-edge={edge}
      variant="soft"
      disabled={
        control.disabled || (bound !== undefined && value !== null && (direction < 0 ? value <= bound : value >= bound))
      }
      onClick={() => press(direction)}
    />
  );
  return useFramedField(
    { label, hint, error, required, optional, id },
    {
      ...input,
      start: button(-1, 'start', control.min),
      end: (
        <>
          {unit ? <FrameUnit>{unit}</FrameUnit> : null}
          {button(1, 'end', control.max)}
        </>
      ),
    },
    { around: (framed) => <S.Stepper>{framed}</S.Stepper> },
  );
}
