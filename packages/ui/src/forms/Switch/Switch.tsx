import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { describedBy, messages } from '../Field/parts.tsx';
import * as S from './Switch.styles.ts';

export interface SwitchProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'role' | 'checked' | 'onChange' | 'value' | 'required'
> {
  label: ReactNode;
  /** Controlled: it changes when this does. */
  checked: boolean;
  /** It was pressed. */
  onCheckedChange: (checked: boolean) => void;
  /** Helps before an error happens. */
  hint?: ReactNode;
  /** What is wrong and how to put it right. */
  error?: ReactNode;
}

/** On or off, at once: notifications, visibility. For an agreement that is sent with a form take CheckboxField. The thumb moves along the line of reading. */
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
        aria-describedby={describedBy(id, hint, error)}
        aria-invalid={error ? true : undefined}
      />
      {messages(id, hint, error)}
    </S.Line>
  );
}
