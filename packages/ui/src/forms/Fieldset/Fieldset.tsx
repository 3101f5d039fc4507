import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { describedBy, messages, star } from '../Field/parts.tsx';
import * as S from './Fieldset.styles.ts';

export interface FieldsetProps extends ComponentPropsWithRef<'fieldset'> {
  /** The question that its fields answer together. */
  label: ReactNode;
  /** Helps before an error happens. */
  hint?: ReactNode;
  /** What is wrong with the fields together. One field's fault belongs to that field. */
  error?: ReactNode;
  required?: boolean | undefined;
  /** `section`: the heading of a part of a long form. @default 'field' */
  variant?: 'field' | 'section' | undefined;
}

/** Several fields under one name. For choices of one field take RadioGroup. */
export function Fieldset({
  label,
  hint,
  error,
  required,
  variant = 'field',
  id: given,
  children,
  ...rest
}: FieldsetProps) {
  const generated = useId();
  const id = given ?? generated;
  return (
    <S.Fieldset
      {...rest}
      id={id}
      data-variant={variant}
      data-invalid={error ? '' : undefined}
      aria-describedby={describedBy(id, hint, error)}
    >
      <legend>
        {label}
        {star(required)}
      </legend>
      {messages(id, hint, error)}
      {children}
    </S.Fieldset>
  );
}
