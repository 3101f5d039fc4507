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
import { classes } from '../../foundations/classes.ts';
import { FormAlert } from '../ErrorSummary/index.ts';
import { Summary } from './Summary.tsx';
import { checkAll, checkChange } from './check.ts';
import { createStore, FormContext, type FormStore, type Values } from './store.ts';
import { takeTyped } from './typed.ts';

export interface FormProps<V extends Values> extends Omit<
  ComponentPropsWithRef<'form'>,
  'onSubmit' | 'children' | 'onReset'
> {
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
 * A form. Without the page's code it sends nothing; give `method="post"` where a server takes it as a plain form. Validation on submit and from then on at every change, error summary, server errors, retry. The fields inside are bound by
 * `name`. Do not create `children` from the form's own values: use `useFormValue` in a small component instead.
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
  // Formik keeps the course of sending; what is typed is in the store until then, so that a keystroke does not pass through here.
  const formik = useFormik<V>({
    initialValues,
    validateOnBlur: false,
    validateOnChange: false,
    // Formik's types know only text; ours is text as well (serialised).
    validate: async () => {
      const errors = await checkAll(schema, values());
      store.judge(errors);
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
    // A slower answer about older values may not overwrite a newer one.
    if (turn === latest.current) store.judge(errors);
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
  const moment = useMemo(
    () => ({ submitCount, isSubmitting, serverErrors }),
    [submitCount, isSubmitting, serverErrors],
  );
  useLayoutEffect(() => store.refuse(serverErrors), [store, serverErrors]);
  useLayoutEffect(() => store.progress(isSubmitting, moment), [store, isSubmitting, moment]);

  const submit = (): void => {
    if (isSubmitting) return;
    checked.current = true;
    latest.current++;
    void formik.setValues(values(), false);
    void formik.submitForm();
  };
  return (
    <FormContext value={store}>
      {/* Outside of a dialog this method sends nothing: what is typed before the page's code has come goes nowhere. */}
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
