import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { describedBy, errorOf, hintOf, star } from '../Field/parts.tsx';
import * as S from './Fieldset.styles.ts';

export interface FieldsetProps extends ComponentPropsWithRef<'fieldset'> {
  /** Legend of the group. */
  label: ReactNode;
  /** Help text for the group. */
  hint?: ReactNode;
  /** Error message for the group as a whole. Errors of a single field belong to that field. */
  error?: ReactNode;
  required?: boolean | undefined;
  /** `section`: legend styled as the heading of a form section. @default 'field' */
  variant?: 'field' | 'section' | undefined;
}

/** Group of several fields with a legend. For the options of one field use `RadioGroup`. */
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
      aria-describedby={describedBy(id, hint, error, rest['aria-describedby'])}
    >
      <legend data-part="label">
        {label}
        {star(required)}
      </legend>
      <S.Content>
        {hintOf(id, hint)}
        {errorOf(id, error)}
        {children}
      </S.Content>
    </S.Fieldset>
  );
}
