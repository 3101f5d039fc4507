import { useId, type ComponentPropsWithRef } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../../icons/Icon.tsx';
import { classes } from '../../../foundations/classes.ts';
import { devError } from '../../../foundations/dev-error/devError.ts';
import { frame, wiring, type FieldOwnProps } from '../Field/index.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps
  extends
    FieldOwnProps,
    Omit<ComponentPropsWithRef<'select'>, 'value' | 'onChange' | 'children' | 'required' | 'multiple'> {
  options: readonly SelectOption[];
  value: string;
  onValueChange: (value: string) => void;
  /** Text of the empty option. @default "Choose" */
  placeholder?: string | undefined;
}

/** Native select for one of many options. */
export function Select({
  label,
  hint,
  error,
  required,
  optional,
  id: given,
  options,
  value,
  onValueChange,
  placeholder,
  className,
  ...rest
}: SelectProps) {
  const intl = useIntl();
  if (import.meta.env?.DEV)
    devError(
      value !== '' && options.length > 0 && options.every((option) => option.value !== value),
      `Select got value="${value}", which none of its options has, so it looks empty though it is not. Give '' for "nothing chosen", or add the option.`,
    );
  const generated = useId();
  const id = given ?? generated;
  return frame(
    { label, hint, error, required, optional },
    id,
    <div className="ta-select">
      <select
        {...rest}
        className={classes('ta-control', className)}
        value={value}
        data-empty={value === '' || undefined}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        {...wiring(id, { hint, error, required }, rest)}
      >
        <option value="">{placeholder ?? intl.formatMessage({ id: 'ui.select.placeholder' })}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </div>,
  );
}
