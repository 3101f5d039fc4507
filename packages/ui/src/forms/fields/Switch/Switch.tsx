import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { describedBy, messages } from '../Field/parts.tsx';
import * as S from './Switch.styles.ts';

export interface SwitchProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'role' | 'checked' | 'onChange' | 'value' | 'required'
> {
  label: ReactNode;
  /** Checked state (controlled). */
  checked: boolean;
  /** Called with the new state when the user toggles the switch. */
  onCheckedChange: (checked: boolean) => void;
  /** Help text below the control. */
  hint?: ReactNode;
  /** Error message; sets `aria-invalid`. */
  error?: ReactNode;
}

/**
 * Switch for a setting that takes effect immediately, for example notifications or visibility. For consent that is
 * submitted with a form use `CheckboxField`. The thumb moves in reading direction.
 */
export function Switch({ label, checked, onCheckedChange, hint, error, id: given, ...rest }: SwitchProps) {
  const generated = useId();
  const id = given ?? generated;
  return (
    <S.Line>
      <label htmlFor={id}>{label}</label>
      <S.Track
        {...rest}
        id={id}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says it is checked; aria-checked may not stand on it
        role="switch"
        checked={checked}
        onChange={(event) => onCheckedChange(event.currentTarget.checked)}
        aria-describedby={describedBy(id, hint, error, rest['aria-describedby'])}
        aria-invalid={error ? true : rest['aria-invalid']}
      />
      {messages(id, hint, error)}
    </S.Line>
  );
}
