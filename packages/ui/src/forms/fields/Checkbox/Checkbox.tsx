import {
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react';
import { classes } from '../../../foundations/attributes/classes.ts';
import { describedBy, errorOf, hintOf, star } from '../Field/parts.tsx';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'checked' | 'defaultChecked'> {
  /** Controlled state. Without it the state is in the DOM alone. */
  checked?: boolean | undefined;
  /** Initial state of an uncontrolled checkbox; a reset of the form restores it. @default false */
  defaultChecked?: boolean | undefined;
  /** Called with the new state when the user toggles the checkbox. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Some of the options that this checkbox stands for are checked, not all. A press checks it. @default false */
  indeterminate?: boolean | undefined;
}

/** Checkbox input without a label. Use `CheckboxField` unless the label is rendered elsewhere. */
export function Checkbox({ checked, onCheckedChange, onChange, indeterminate, className, ...rest }: CheckboxProps) {
  const input = {
    ...rest,
    className: classes('ta-check', className),
    'data-part': 'control',
    type: 'checkbox',
    checked,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      onChange?.(event);
      onCheckedChange?.(event.currentTarget.checked);
    },
  };
  return indeterminate === undefined ? <input {...input} /> : <MixedInput {...input} indeterminate={indeterminate} />;
}

/** Sets the indeterminate state, for which HTML has no attribute, and which a press resets. */
function MixedInput({
  indeterminate,
  ref,
  onChange,
  ...rest
}: ComponentPropsWithRef<'input'> & { indeterminate: boolean }) {
  const own = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => own.current, []);
  useLayoutEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const onPress = (event: ChangeEvent<HTMLInputElement>): void => {
    onChange?.(event);
    event.currentTarget.indeterminate = indeterminate;
  };
  return <input {...rest} ref={own} onChange={onPress} />;
}

export interface CheckboxFieldProps extends CheckboxProps {
  label: ReactNode;
  /** Help text below the control. */
  hint?: ReactNode;
  /** Error message; sets `aria-invalid`. */
  error?: ReactNode;
}

/** Checkbox with a label, a hint and an error message. */
export function CheckboxField({ label, hint, error, id: given, required, ...rest }: CheckboxFieldProps) {
  const generated = useId();
  const id = given ?? generated;
  return (
    <div className="ta-check-line">
      <Checkbox
        {...rest}
        id={id}
        aria-describedby={describedBy(id, hint, error, rest['aria-describedby'])}
        aria-invalid={error ? true : rest['aria-invalid']}
        aria-required={required || rest['aria-required']}
      />
      <label htmlFor={id} data-part="label">
        {label}
        {star(required)}
      </label>
      {hintOf(id, hint)}
      {errorOf(id, error)}
    </div>
  );
}
