import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { Error, Hint, Mark } from '../Field/Field.styles.ts';
import * as S from './Fieldset.styles.ts';

export interface FieldsetProps extends ComponentPropsWithRef<'fieldset'> {
  /** The question that its fields answer together. */
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong with the fields together. One field's fault belongs to that field. */
  error?: ReactNode;
  required?: boolean | undefined;
  /** `section`: the heading of a part of a long form. @default 'field' */
  variant?: 'field' | 'section' | undefined;
}

/** Several fields under one name. For choices of one field take RadioGroup. */
export function Fieldset({ label, hint, error, required, variant = 'field', id: given, children, ...rest }: FieldsetProps) {
  const generated = useId();
  const id = given ?? generated;
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;
  return (
    <S.Fieldset {...rest} id={id} data-variant={variant} data-invalid={error ? '' : undefined} aria-describedby={described}>
      <legend>{label}{required ? <Mark aria-hidden="true">{' *'}</Mark> : null}</legend>
      {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
      {error ? <Error id={`${id}-error`}><Icon name="cross" size={16} /><span>{error}</span></Error> : null}
      {children}
    </S.Fieldset>
  );
}
