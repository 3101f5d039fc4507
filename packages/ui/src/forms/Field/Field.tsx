import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { FieldContext } from './context.ts';
import { describedBy, messages, star } from './parts.tsx';
import * as S from './Field.styles.ts';

export interface FieldOwnProps {
  label: ReactNode;
  /** Helps before an error happens. */
  hint?: ReactNode;
  /** What is wrong and how to put it right. Its presence makes the field invalid. */
  error?: ReactNode;
  /** Marks the label with a star. */
  required?: boolean | undefined;
  /** Says "optional": for the few optional fields of a form whose fields are mostly required. */
  optional?: boolean | undefined;
}

export interface FieldProps extends FieldOwnProps, Omit<ComponentPropsWithRef<'div'>, 'id'> {
  /** Id of the control. @default generated */
  id?: string | undefined;
  /** Several controls under one name: `fieldset` and `legend`. */
  group?: boolean;
  children: ReactNode;
}

/** The one skeleton of every input: label, necessity, control, hint, error, and the ids between them. */
export function Field({ label, hint, error, required = false, optional = false, id: given, group = false, children, ...rest }: FieldProps) {
  const generated = useId();
  const id = given ?? generated;
  const described = describedBy(id, hint, error);
  const head = (
    <>
      <span>{label}{star(required)}</span>
      {optional && !required ? <span className="optional"><FormattedMessage id="ui.field.optional" /></span> : null}
    </>
  );
  return (
    <FieldContext value={{ id, describedBy: described, invalid: Boolean(error), required }}>
      <S.Field {...rest} {...(group ? { as: 'fieldset', 'aria-describedby': described, id, tabIndex: -1 } : {})}>
        {group ? <legend className="head">{head}</legend> : <label className="head" htmlFor={id}>{head}</label>}
        {children}
        {messages(id, hint, error)}
      </S.Field>
    </FieldContext>
  );
}

/** Two fields side by side on a wide screen, one under the other on a phone. */
export function FieldRow(props: ComponentPropsWithRef<'div'>) {
  return <S.Row {...props} />;
}

export interface FormActionsProps extends ComponentPropsWithRef<'div'> {
  /** @default 'start' */
  justify?: 'start' | 'between';
}

/** The buttons at the end of a form. The main action comes first in the line of reading. */
export function FormActions({ justify = 'start', ...rest }: FormActionsProps) {
  return <S.Actions {...rest} data-justify={justify} />;
}
