import { useId, type ChangeEvent, type ComponentPropsWithRef } from 'react';
import { classes } from '../../../foundations/classes.ts';
import { frame, useControl, wiring, type FieldOwnProps } from '../Field/index.ts';

type Native<Tag extends 'input' | 'textarea'> = Omit<
  ComponentPropsWithRef<Tag>,
  'value' | 'defaultValue' | 'onChange' | 'required'
>;

interface Controlled {
  value: string;
  onValueChange: (value: string) => void;
  /** Left-to-right content in both directions: e-mail, IBAN, code. */
  ltr?: boolean | undefined;
}

export interface TextFieldProps extends FieldOwnProps, Controlled, Native<'input'> {}

/** Controlled single-line text field, independent of any form library. */
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
export function Input(props: Controlled & Native<'input'> & { 'data-adorned'?: string }) {
  return <input {...native(props)} {...useControl(props)} />;
}

function native({ value, onValueChange, ltr, type = 'text', className, ...rest }: Controlled & Native<'input'>) {
  return {
    ...rest,
    ...(ltr ? { dir: 'ltr' } : {}),
    className: classes('ta-control', className),
    type,
    value,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onValueChange(event.currentTarget.value),
  };
}

export interface TextAreaProps extends FieldOwnProps, Controlled, Native<'textarea'> {}

/** Multi-line text field that grows with its content where the browser supports it. */
export function TextArea({
  label,
  hint,
  error,
  required,
  optional,
  id: given,
  value,
  onValueChange,
  ltr,
  className,
  ...control
}: TextAreaProps) {
  const generated = useId();
  const id = given ?? generated;
  const area = (
    <textarea
      rows={5}
      {...control}
      {...(ltr ? { dir: 'ltr' } : {})}
      className={classes('ta-control', className)}
      value={value}
      onChange={(event) => onValueChange(event.currentTarget.value)}
      {...wiring(id, { hint, error, required }, control)}
    />
  );
  return frame({ label, hint, error, required, optional }, id, area);
}
