import { useId, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { classes } from '../../foundations/classes.ts';
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

/**
 * The skeleton itself, with a control that got its ids from `wiring`. A function, so that the plain inputs, which know their control,
 * stand right under their own component: `Field` would put five layers between the two.
 */
export function frame(
  { label, hint, error, required = false, optional = false }: FieldOwnProps,
  id: string,
  control: ReactNode,
  { group = false, ...rest }: Omit<FieldProps, keyof FieldOwnProps | 'id' | 'children'> = {},
): ReactElement {
  const saysOptional = optional && !required;
  const head = saysOptional ? (
    <>
      <span>{label}</span>
      <small>
        <FormattedMessage id="ui.field.optional" />
      </small>
    </>
  ) : (
    <>
      {label}
      {star(required)}
    </>
  );
  const look = { className: 'ta-label', 'data-optional': saysOptional || undefined };
  const root = { ...rest, className: classes('ta-field', rest.className) };
  if (!group)
    return (
      <div {...root}>
        <label {...look} htmlFor={id}>
          {head}
        </label>
        {control}
        {messages(id, hint, error)}
      </div>
    );
  return (
    <fieldset
      {...(root as ComponentPropsWithRef<'fieldset'>)}
      aria-describedby={describedBy(id, hint, error)}
      id={id}
      tabIndex={-1}
    >
      <legend {...look}>{head}</legend>
      {control}
      {messages(id, hint, error)}
    </fieldset>
  );
}

/** The one skeleton of every input: label, necessity, control, hint, error, and the ids between them. A control inside it takes `useControl`. */
export function Field({
  label,
  hint,
  error,
  required = false,
  optional = false,
  id: given,
  children,
  ...rest
}: FieldProps) {
  const generated = useId();
  const id = given ?? generated;
  return (
    <FieldContext value={{ id, describedBy: describedBy(id, hint, error), invalid: Boolean(error), required }}>
      {frame({ label, hint, error, required, optional }, id, children, rest)}
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
