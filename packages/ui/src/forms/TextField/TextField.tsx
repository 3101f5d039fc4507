import type { ComponentPropsWithRef } from 'react';
import { Field, useControl, type FieldOwnProps } from '../Field/index.ts';
import * as S from './TextField.styles.ts';

type Native<Tag extends 'input' | 'textarea'> = Omit<ComponentPropsWithRef<Tag>, 'value' | 'defaultValue' | 'onChange' | 'required'>;

interface Controlled {
  value: string;
  onValueChange: (value: string) => void;
  /** Latin content in both directions: e-mail, IBAN, code. */
  ltr?: boolean | undefined;
}

export interface TextFieldProps extends FieldOwnProps, Controlled, Native<'input'> {}

/** One line of text. Controlled; knows nothing of any form library. */
export function TextField({ label, hint, error, required, optional, id, ...control }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, required, optional, id }}>
      <Input {...control} />
    </Field>
  );
}

/** The bare input of a Field, for fields that add something to it. */
export function Input({ value, onValueChange, ltr, type = 'text', ...rest }: Controlled & Native<'input'> & { 'data-adorned'?: string }) {
  return <S.Input {...rest} {...(ltr ? { dir: 'ltr' } : {})} type={type} value={value} onChange={(event) => onValueChange(event.currentTarget.value)} {...useControl()} />;
}

export interface TextAreaProps extends FieldOwnProps, Controlled, Native<'textarea'> {}

/** Several lines of text; grows with them where the browser can. */
export function TextArea({ label, hint, error, required, optional, id, ...control }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, required, optional, id }}>
      <Area {...control} />
    </Field>
  );
}

function Area({ value, onValueChange, ltr, ...rest }: Controlled & Native<'textarea'>) {
  return <S.TextArea rows={5} {...rest} {...(ltr ? { dir: 'ltr' } : {})} value={value} onChange={(event) => onValueChange(event.currentTarget.value)} {...useControl()} />;
}
