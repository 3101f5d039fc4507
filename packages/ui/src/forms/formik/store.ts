import { createContext, use, useSyncExternalStore } from 'react';

export type Values = Record<string, unknown>;

/** What the fields of a form can see. */
export interface FormState {
  values: Values;
  /** Serialised errors by field; text, so that an unchanged error draws nothing anew. `{code,values}` or `{text}`. */
  errors: Readonly<Record<string, string>>;
  submitting: boolean;
  /** A new one after every finished submit and every answer of the server: the moments at which the summary takes the focus. */
  moment: object;
}

/**
 * The form as a store. Formik's own context draws every field at every keystroke; here a field subscribes to its own value and
 * its own error, so that a keystroke draws one field.
 */
export interface FormStore {
  get: () => FormState;
  set: (state: FormState) => void;
  subscribe: (listener: () => void) => () => void;
  change: (name: string, value: unknown) => void;
  /** Who validates and keeps what the fields change. */
  connect: (onChange: (name: string, value: unknown, values: Values) => void) => void;
  /** Id of a field's control, for labels and for the error summary. */
  idOf: (name: string) => string;
  /** The fields on the page; with the label where it differs from `fields.{name}`. */
  labels: Map<string, string | undefined>;
}

const shallow = (a: Readonly<Values>, b: Readonly<Values>): boolean => a === b || (Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([key, value]) => Object.is(value, b[key])));

/** A store with its first state; `idOf` comes from the form. */
export function createStore(first: FormState, idOf: FormStore['idOf']): FormStore {
  let state = first;
  let onChange: Parameters<FormStore['connect']>[0] | undefined;
  const listeners = new Set<() => void>();
  const notify = (next: FormState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    idOf,
    connect: (next) => { onChange = next; },
    change: (name, value) => {
      const values = { ...state.values, [name]: value };
      notify({ ...state, values }); // at once: a controlled input may not wait for another component's render
      onChange?.(name, value, values);
    },
    labels: new Map(),
    get: () => state,
    set: (next) => {
      const same = shallow(next.values, state.values) && shallow(next.errors, state.errors) && next.submitting === state.submitting && next.moment === state.moment;
      // Formik's echo of a change that the store already has would draw the field a second time.
      if (same) state = next;
      else notify(next);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const FormContext = createContext<FormStore | null>(null);

/** The store of the surrounding Form. */
export function useForm(): FormStore {
  const store = use(FormContext);
  if (!store) throw new Error('A bound field was drawn outside a Form. Put it inside <Form>, or use the plain field (TextField instead of FormTextField).');
  return store;
}

/** One piece of the form; draws again only when that piece changes. Select primitives or stable references. */
export function useFormSlice<Slice>(select: (state: FormState) => Slice): Slice {
  const { subscribe, get } = useForm();
  const read = () => select(get());
  return useSyncExternalStore(subscribe, read, read);
}

/** The current value of one field, for pages that show something by it. */
export const useFormValue = (name: string): unknown => useFormSlice((state) => state.values[name]);
