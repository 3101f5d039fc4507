import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { describedBy, errorOf, hintOf } from '../Field/parts.tsx';
import * as S from './Switch.styles.ts';

export interface SwitchProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'role' | 'checked' | 'defaultChecked' | 'value' | 'required'
> {
  label: ReactNode;
  /** Controlled state. Without it the state is in the DOM alone. */
  checked?: boolean | undefined;
  /** Initial state of an uncontrolled switch; a reset of the form restores it. @default false */
  defaultChecked?: boolean | undefined;
  /** Called with the new state when the user toggles the switch. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Help text below the control. */
  hint?: ReactNode;
  /** Error message; sets `aria-invalid`. */
  error?: ReactNode;
}

/**
 * Switch for a setting that takes effect immediately, for example notifications or visibility. For consent that is
 * submitted with a form use `CheckboxField`. The thumb moves in reading direction.
 */
export function Switch({ label, checked, onCheckedChange, onChange, hint, error, id: given, ...rest }: SwitchProps) {
  const generated = useId();
  const id = given ?? generated;
  return (
    <S.Line>
      <label htmlFor={id} data-part="label">
        {label}
      </label>
      <S.Track
        {...rest}
        id={id}
        data-part="control"
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says it is checked; aria-checked may not stand on it
        role="switch"
        checked={checked}
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.currentTarget.checked);
        }}
        aria-describedby={describedBy(id, hint, error, rest['aria-describedby'])}
        aria-invalid={error ? true : rest['aria-invalid']}
      />
      {hintOf(id, hint)}
      {errorOf(id, error)}
    </S.Line>
  );
}
