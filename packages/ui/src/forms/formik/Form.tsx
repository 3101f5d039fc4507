import { useFormik } from 'formik';
import {
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react';
import type { AnyObjectSchema } from 'yup';
import { classes } from '../../foundations/attributes/classes.ts';
import { FormAlert } from '../fields/ErrorSummary/index.ts';
import { Summary } from './Summary.tsx';
import { checkAll, checkChange } from './check.ts';
import { createStore, FormContext, type FormStore, type Values } from './store.ts';
import { takeTyped } from './typed.ts';

export interface FormProps<V extends Values> extends Omit<
  ComponentPropsWithRef<'form'>,
  'onSubmit' | 'children' | 'onReset'
> {
  /** Initial values. Read on first render only: later changes do not overwrite the user's input. */
  initialValues: V;
  /** Validation schema, built with `rules`. */
  schema?: AnyObjectSchema | undefined;
  /**
   * Called with the values cast by the schema (trimmed text, ASCII digits, +966 numbers). Handle failures in it and
   * pass them back as `serverErrors` or `failure`.
   */
  onSubmit: (values: V) => void | Promise<void>;
  /** Server errors by field. Each takes precedence over the client's error until the field changes. */
  serverErrors?: Record<string, string[]> | null | undefined;
  /** Message of a failed submission. The user's input is preserved and a retry button is shown. */
  failure?: string | null | undefined;
  /** Called by the retry button. @default submits again */
  onRetry?: (() => void) | undefined;
  /** Called with the values after each change, for example to store drafts. */
  onValuesChange?: ((values: V) => void) | undefined;
  children: ReactNode;
}

/**
 * Form with validation on submit and then on every change, error summary, server errors and retry. Before hydration a
 * native submit sends nothing; set `method="post"` when the server accepts plain form posts. Fields are bound by
 * `name`. Do not compute `children` from the form's values: use `useFormValue` in a small component instead.
 */
export function Form<V extends Values>({
  initialValues,
  schema,
  onSubmit,
  serverErrors,
  failure,
  onRetry,
  onValuesChange,
  children,
  ...rest
}: FormProps<V>) {
  const id = useId();
  const [store] = useState<FormStore>(() => createStore(initialValues, (name) => `${id}${name}`, serverErrors));
  const values = (): V => store.get().values as V;
  // Formik manages the submission only. Values are in the store until then, so that a keystroke does not render the
  // form.
  const formik = useFormik<V>({
    initialValues,
    validateOnBlur: false,
    validateOnChange: false,
    // Formik's types allow strings only; the serialised errors are strings.
    validate: async () => {
      const errors = await checkAll(schema, values());
      store.setClientErrors(errors);
      return errors as never;
    },
    onSubmit: async () => {
      await onSubmit(schema ? (schema.cast(values(), { assert: false, stripUnknown: false }) as V) : values());
    },
  });
  const { submitCount, isSubmitting } = formik;
  const checked = useRef(false);
  const latest = useRef(0);
  const checkAgain = async (name: string): Promise<void> => {
    const turn = ++latest.current;
    const errors = await checkChange(schema, values(), name, store.client());
    // A slow validation of older values must not overwrite a newer result.
    if (turn === latest.current) store.setClientErrors(errors);
  };
  useLayoutEffect(() => {
    store.connect((name) => {
      onValuesChange?.(values());
      if (checked.current) void checkAgain(name);
    });
  });
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle(rest.ref, () => form.current as HTMLFormElement, []);
  useLayoutEffect(() => {
    if (form.current) takeTyped(form.current, store);
  }, [store]);
  const revision = useMemo(
    () => ({ submitCount, isSubmitting, serverErrors }),
    [submitCount, isSubmitting, serverErrors],
  );
  useLayoutEffect(() => store.setServerErrors(serverErrors), [store, serverErrors]);
  useLayoutEffect(() => store.progress(isSubmitting, revision), [store, isSubmitting, revision]);

  const submit = (): void => {
    if (isSubmitting) return;
    checked.current = true;
    latest.current++;
    void formik.setValues(values(), false);
    void formik.submitForm();
  };
  return (
    <FormContext value={store}>
      {/* Outside a dialog this method does not submit, so that a native submit before hydration sends nothing. */}
      <form
        method="dialog"
        {...rest}
        ref={form}
        className={classes('ta-form', rest.className)}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Summary />
        {failure ? <FormAlert title={failure} onRetry={onRetry ?? submit} /> : null}
        {children}
      </form>
    </FormContext>
  );
}
