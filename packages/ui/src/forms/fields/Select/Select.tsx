import type { ComponentPropsWithRef } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../../icons/Icon.tsx';
import { classes } from '../../../foundations/attributes/classes.ts';
import { devError } from '../../../foundations/dev-error/devError.ts';
import { frame, useFieldId, wiring, type FieldOwnProps, type ValueProps } from '../Field/index.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps
  extends
    FieldOwnProps,
    ValueProps<string>,
    Omit<ComponentPropsWithRef<'select'>, 'value' | 'defaultValue' | 'children' | 'required' | 'multiple'> {
  options: readonly SelectOption[];
  /** Text of the empty option. @default "Choose" */
  placeholder?: string | undefined;
}

/** Native select for one of many options. Uncontrolled, its value is in the DOM alone; `ref` receives the `select`. */
export function Select({
  label,
  hint,
  error,
  required,
  optional,
  id: given,
  options,
  value,
  defaultValue,
  onValueChange,
  onChange,
  placeholder,
  className,
  ...rest
}: SelectProps) {
  const intl = useIntl();
  const initial = value ?? defaultValue ?? '';
  if (import.meta.env?.DEV)
    devError(
      initial !== '' && options.length > 0 && options.every((option) => option.value !== initial),
      `Select got value="${initial}", which none of its options has, so it looks empty though it is not. Give '' for "nothing chosen", or add the option.`,
    );
  const id = useFieldId(given);
  return frame(
    { label, hint, error, required, optional },
    id,
    <div className="ta-select">
      <select
        {...rest}
        className={classes('ta-control', className)}
        value={value}
        defaultValue={defaultValue}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.currentTarget.value);
        }}
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
