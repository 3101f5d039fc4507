import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classes } from '../../foundations/classes.ts';
import { describedBy, messages, star } from '../Field/parts.tsx';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'checked' | 'onChange' | 'value'> {
  /** Controlled: it changes when this does. */
  checked: boolean;
  /** It was pressed. */
  onCheckedChange: (checked: boolean) => void;
}

/** The bare box. Use CheckboxField unless a label stands beside it already. */
export function Checkbox({ checked, onCheckedChange, className, ...rest }: CheckboxProps) {
  return (
    <input
      {...rest}
      className={classes('ta-check', className)}
      type="checkbox"
      checked={checked}
      onChange={(event) => onCheckedChange(event.currentTarget.checked)}
    />
  );
}

export interface CheckboxFieldProps extends CheckboxProps {
  label: ReactNode;
  /** Helps before an error happens. */
  hint?: ReactNode;
  /** What is wrong and how to put it right. */
  error?: ReactNode;
}

/** Yes or no, with the question after the box. */
export function CheckboxField({ label, hint, error, id: given, required, ...rest }: CheckboxFieldProps) {
  const generated = useId();
  const id = given ?? generated;
  return (
    <div className="ta-check-line">
      <Checkbox
        {...rest}
        id={id}
        aria-describedby={describedBy(id, hint, error)}
        aria-invalid={error ? true : undefined}
        aria-required={required || undefined}
      />
      <label htmlFor={id}>
        {label}
        {star(required)}
      </label>
      {messages(id, hint, error)}
    </div>
  );
}
