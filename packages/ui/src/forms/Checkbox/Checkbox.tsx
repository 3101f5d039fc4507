import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { Error, Hint, Mark } from '../Field/Field.styles.ts';
import * as S from './Checkbox.styles.ts';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'checked' | 'onChange' | 'value'> {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** The bare box. Use CheckboxField unless a label stands beside it already. */
export function Checkbox({ checked, onCheckedChange, ...rest }: CheckboxProps) {
  return <S.Box {...rest} type="checkbox" checked={checked} onChange={(event) => onCheckedChange(event.currentTarget.checked)} />;
}

export interface CheckboxFieldProps extends CheckboxProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

/** Yes or no, with the question after the box. */
export function CheckboxField({ label, hint, error, id: given, required, ...rest }: CheckboxFieldProps) {
  const generated = useId();
  const id = given ?? generated;
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;
  return (
    <S.Line>
      <Checkbox {...rest} id={id} aria-describedby={described} aria-invalid={error ? true : undefined} aria-required={required || undefined} />
      <label htmlFor={id}>{label}{required ? <Mark aria-hidden="true">{' *'}</Mark> : null}</label>
      {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
      {error ? <Error id={`${id}-error`}><Icon name="cross" size={16} /><span>{error}</span></Error> : null}
    </S.Line>
  );
}
