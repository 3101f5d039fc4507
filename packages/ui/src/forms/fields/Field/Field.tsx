import { useId, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { classes } from '../../../foundations/attributes/classes.ts';
import { FieldContext } from './context.ts';
import { describedBy, errorOf, hintOf, star } from './parts.tsx';
import * as S from './Field.styles.ts';

export interface FieldOwnProps {
  label: ReactNode;
  /** Help text below the control. */
  hint?: ReactNode;
  /** Error message. When set, the field is invalid. */
  error?: ReactNode;
  /** Marks the label with an asterisk and sets `aria-required` on the control. */
  required?: boolean | undefined;
  /** Adds "optional" to the label. For the few optional fields of a form whose fields are mostly required. */
  optional?: boolean | undefined;
}

export interface FieldProps extends FieldOwnProps, Omit<ComponentPropsWithRef<'div'>, 'id'> {
  /** Id of the control. @default generated */
  id?: string | undefined;
  /** Renders `fieldset` and `legend`, for several controls under one label. */
  group?: boolean;
  children: ReactNode;
}

/** Content of a field beside its control. */
export interface Beside {
  /** Between the control and the hint. */
  after?: ReactNode;
  /** A dialog. */
  overlay?: ReactNode;
}

/**
 * Renders the field wrapper (label, hint, error) around a control whose attributes come from `wiring`. A function
 * instead of a component: simple inputs avoid the additional component layers of `Field`.
 */
export function frame(
  { label, hint, error, required = false, optional = false }: FieldOwnProps,
  id: string,
  control: ReactNode,
  { group = false, after, overlay, ...rest }: Omit<FieldProps, keyof FieldOwnProps | 'id' | 'children'> & Beside = {},
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
  const labelProps = { className: 'ta-label', 'data-part': 'label', 'data-optional': saysOptional || undefined };
  const root = { ...rest, className: classes('ta-field', rest.className) };
  if (!group)
    return (
      <div {...root}>
        <label {...labelProps} htmlFor={id}>
          {head}
        </label>
        {control}
        {after}
        {hintOf(id, hint)}
        {errorOf(id, error)}
        {overlay}
      </div>
    );
  return (
    <fieldset
      {...(root as ComponentPropsWithRef<'fieldset'>)}
      aria-describedby={describedBy(id, hint, error, rest['aria-describedby'])}
      id={id}
      tabIndex={-1}
    >
      <legend {...labelProps}>{head}</legend>
      {control}
      {after}
      {hintOf(id, hint)}
      {errorOf(id, error)}
      {overlay}
    </fieldset>
  );
}

/**
 * Field wrapper of an input: label, required or optional mark, hint, error and the ids that connect them. A control
 * inside it calls `useControl`.
 */
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

/** Renders two fields side by side on wide screens and stacked on phones. */
export function FieldRow(props: ComponentPropsWithRef<'div'>) {
  return <S.Row {...props} />;
}

export interface FormActionsProps extends ComponentPropsWithRef<'div'> {
  /** Distribution of the buttons along the row. @default 'start' */
  justify?: 'start' | 'between';
}

/** Row of buttons at the end of a form. Place the primary action first. */
export function FormActions({ justify = 'start', ...rest }: FormActionsProps) {
  return <S.Actions {...rest} data-justify={justify} />;
}
