import { useId, type ChangeEvent, type ComponentPropsWithRef, type CSSProperties } from 'react';
import { classes } from '../../../foundations/attributes/classes.ts';
import { frame, useControl, wiring, type FieldOwnProps, type ValueProps } from '../Field/index.ts';

type Native<Tag extends 'input' | 'textarea'> = Omit<ComponentPropsWithRef<Tag>, 'value' | 'defaultValue' | 'required'>;

interface Text extends ValueProps<string> {
  /** Left-to-right content in both directions: e-mail, IBAN, code. */
  ltr?: boolean | undefined;
}

export interface TextFieldProps extends FieldOwnProps, Text, Native<'input'> {}

/**
 * Single-line text field, independent of any form library. Uncontrolled, its value is in the DOM alone; `ref` receives
 * the input.
 */
export function TextField(props: TextFieldProps) {
  const generated = useId();
  return textField({ ...props, id: props.id ?? generated });
}

/** Renders a text field with a given id. Saves one component per field of a form. */
export function textField({ label, hint, error, required, optional, id, ...control }: TextFieldProps & { id: string }) {
  return frame(
    { label, hint, error, required, optional },
    id,
    <input {...native(control)} {...wiring(id, { hint, error, required }, control)} />,
  );
}

/** Input without the field wrapper, for fields that add content to it. */
export function Input(props: Text & Native<'input'> & { 'data-adorned'?: string }) {
  return <input {...native(props)} {...useControl(props)} />;
}

function native({ value, onValueChange, onChange, ltr, type = 'text', className, ...rest }: Text & Native<'input'>) {
  return {
    ...rest,
    ...(ltr ? { dir: 'ltr' } : {}),
    className: classes('ta-control', className),
    type,
    value,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      onChange?.(event);
      onValueChange?.(event.currentTarget.value);
    },
  };
}

export interface TextAreaProps extends FieldOwnProps, Text, Native<'textarea'> {}

/**
 * Multi-line text field that grows with its content where the browser supports it. Uncontrolled, its value is in the
 * DOM alone; `ref` receives the `textarea`.
 */
export function TextArea({
  label,
  hint,
  error,
  required,
  optional,
  id: given,
  value,
  onValueChange,
  onChange,
  ltr,
  className,
  rows = 5,
  ...control
}: TextAreaProps) {
  const generated = useId();
  const id = given ?? generated;
  const area = (
    <textarea
      rows={rows}
      {...control}
      // Browsers that fit a field to its content ignore `rows`.
      style={{ '--ta-rows': rows, ...control.style } as CSSProperties}
      {...(ltr ? { dir: 'ltr' } : {})}
      className={classes('ta-control', className)}
      value={value}
      onChange={(event) => {
        onChange?.(event);
        onValueChange?.(event.currentTarget.value);
      }}
      {...wiring(id, { hint, error, required }, control)}
    />
  );
  return frame({ label, hint, error, required, optional }, id, area);
}
