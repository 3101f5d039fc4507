import { useFormik } from 'formik';
import { useId, useLayoutEffect, useMemo, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { AnyObjectSchema } from 'yup';
import { FormAlert } from '../ErrorSummary/index.ts';
import { Summary } from './Summary.tsx';
import { ofServer, validate } from './errors.ts';
import { createStore, FormContext, type FormStore, type Values } from './store.ts';

const Body = styled.form`
  display: grid;
  gap: var(--ta-space-5);
  min-inline-size: 0;
`;

export interface FormProps<V extends Values> extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children' | 'onReset'> {
  /** Read once: later changes do not overwrite what was typed. */
  initialValues: V;
  /** Built with `rules`. */
  schema?: AnyObjectSchema | undefined;
  /** Gets the values as the schema casts them (trimmed, ASCII digits, +966 numbers). Handle failures here; give them back as `serverErrors` or `failure`. */
  onSubmit: (values: V) => void | Promise<void>;
  /** The server's `errors`, by field. Each stands before the client's message until that field is changed. */
  serverErrors?: Record<string, string[]> | null | undefined;
  /** The form could not be sent at all. Nothing typed is lost; a retry is offered. */
  failure?: string | null | undefined;
  /** @default submits again */
  onRetry?: (() => void) | undefined;
  /** For drafts. */
  onValuesChange?: ((values: V) => void) | undefined;
  children: ReactNode;
}

/**
 * A form: validation on submit and from then on at every change, error summary, server errors, retry. The fields inside are bound by
 * `name`. Do not create `children` from the form's own values: use `useFormValue` in a small component instead.
 */
export function Form<V extends Values>({ initialValues, schema, onSubmit, serverErrors, failure, onRetry, onValuesChange, children, ...rest }: FormProps<V>) {
  const id = useId();
  const checked = useRef(false);
  const formik = useFormik<V>({
    initialValues,
    validateOnBlur: false,
    validateOnChange: false,
    // Formik's types know only text; ours is text as well (serialised).
    validate: async (values) => (await validate(schema, values)) as never,
    onSubmit: async (values) => { await onSubmit(schema ? (schema.cast(values, { assert: false, stripUnknown: false }) as V) : values); },
  });
  const [store] = useState<FormStore>(() => createStore({ values: initialValues, errors: {}, submitting: false, moment: {} }, (name) => `${id}${name}`));
  useLayoutEffect(() => {
    store.connect((name, value, values) => {
      void formik.setFieldValue(name, value, checked.current);
      onValuesChange?.(values as V);
    });
  });

  // The values that the server refused: its message leaves a field when the field's value does.
  const [refused, setRefused] = useState({ errors: serverErrors, values: formik.values });
  if (refused.errors !== serverErrors) setRefused({ errors: serverErrors, values: formik.values });

  const errors = useMemo(() => {
    const merged: Record<string, string> = { ...(formik.submitCount > 0 ? (formik.errors as Record<string, string>) : {}) };
    for (const [name, texts] of Object.entries(serverErrors ?? {})) {
      if (texts[0] && formik.values[name] === refused.values[name]) merged[name] = ofServer(texts[0]);
    }
    return merged;
  }, [formik.errors, formik.submitCount, formik.values, serverErrors, refused.values]);

  const moment = useMemo(() => ({ submits: formik.submitCount, submitting: formik.isSubmitting, serverErrors }), [formik.submitCount, formik.isSubmitting, serverErrors]);
  useLayoutEffect(() => store.set({ values: formik.values, errors, submitting: formik.isSubmitting, moment }), [store, formik.values, formik.isSubmitting, errors, moment]);

  const submit = (): void => {
    checked.current = true;
    if (!formik.isSubmitting) void formik.submitForm();
  };
  return (
    <FormContext value={store}>
      {/* Sent before any script has come, a GET would write the password into the address. */}
      <Body method="post" {...rest} noValidate onSubmit={(event) => { event.preventDefault(); submit(); }}>
        <Summary />
        {failure ? <FormAlert title={failure} onRetry={onRetry ?? submit} /> : null}
        {children}
      </Body>
    </FormContext>
  );
}
