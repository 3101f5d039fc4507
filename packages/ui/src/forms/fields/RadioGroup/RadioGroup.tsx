import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { devError } from '../../../foundations/dev-error/devError.ts';
import { Field, useControl, type FieldOwnProps } from '../Field/index.ts';
import * as S from './RadioGroup.styles.ts';

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps extends FieldOwnProps, Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  options: readonly RadioOption[];
  value: string;
  onValueChange: (value: string) => void;
  /** Name of the inputs. @default generated */
  name?: string | undefined;
  /** `cards`: bordered options side by side, for two or three short options. @default 'plain' */
  variant?: 'plain' | 'cards' | undefined;
  disabled?: boolean | undefined;
}

/** Radio buttons for a choice between a few options. */
export function RadioGroup({
  label,
  hint,
  error,
  required,
  optional,
  id,
  ref,
  'aria-describedby': described,
  ...control
}: RadioGroupProps) {
  return (
    <Field {...{ label, hint, error, required, optional, id }} aria-describedby={described} group>
      <Choices {...control} ref={ref} />
    </Field>
  );
}

function Choices({
  options,
  value,
  onValueChange,
  name,
  variant = 'plain',
  disabled,
  ...rest
}: Omit<RadioGroupProps, keyof FieldOwnProps>) {
  const generated = useId();
  if (import.meta.env?.DEV)
    devError(
      value !== '' && options.every((option) => option.value !== value),
      `RadioGroup got value="${value}", which none of its options has, so none looks chosen. Give '' for "nothing chosen", or add the option.`,
    );
  const { 'aria-invalid': invalid } = useControl(rest);
  return (
    <S.Choices {...rest} data-variant={variant}>
      {options.map((option) => (
        <S.Choice key={option.value}>
          <S.Dot
            type="radio"
            name={name ?? generated}
            value={option.value}
            checked={value === option.value}
            disabled={disabled || option.disabled}
            aria-invalid={invalid}
            onChange={() => onValueChange(option.value)}
          />
          <span>{option.label}</span>
          {option.hint ? <small>{option.hint}</small> : null}
        </S.Choice>
      ))}
    </S.Choices>
  );
}
