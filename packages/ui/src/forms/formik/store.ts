import { createContext, use, useSyncExternalStore } from 'react';
import { ofServer } from './errors.ts';

export type Values = Record<string, unknown>;
/** Serialised errors by field. As strings, so that an unchanged error causes no render. */
export type Errors = Readonly<Record<string, string>>;

/** State of a form. */
export interface FormState {
  values: Values;
  /** Server errors take precedence over client errors. */
  errors: Errors;
  submitting: boolean;
  /** New object after each finished submission and each server response; triggers the focus of the error summary. */
  revision: object;
  /** New object after each change of what the error summary shows: errors, their labels, the revision. */
  summary: object;
}

/** Value and error of a field. The reference is stable until one of them changes. */
interface FieldState {
  value: unknown;
  error: string | undefined;
}

/**
 * Form store with subscriptions per field: a keystroke renders only the changed field. Formik's context would render
 * all fields.
 */
export interface FormStore {
  get: () => FormState;
  field: (name: string) => FieldState;
  /** Subscribes to one field. Returns the unsubscribe function. */
  subscribe: (name: string, listener: () => void) => () => void;
  /** Subscribes to all changes. Returns the unsubscribe function. */
  subscribeAll: (listener: () => void) => () => void;
  /** Sets a field's value after user input. */
  change: (name: string, value: unknown) => void;
  /** Sets the change listener of the form. */
  connect: (onChange: (name: string, value: unknown) => void) => void;
  /** Sets the client errors from schema validation. */
  setClientErrors: (client: Errors) => void;
  client: () => Errors;
  /** Sets the server errors. Each applies while its field has the rejected value. */
  setServerErrors: (server: Record<string, string[]> | null | undefined) => void;
  progress: (submitting: boolean, revision: object) => void;
  /** Returns the id of a field's control, for labels and the error summary. */
  idOf: (name: string) => string;
  /** Registered fields, with their label where it differs from `fields.{name}`. */
  labels: Map<string, string | undefined>;
  /** Registers a field with its label, in field order. */
  label: (name: string, label: string | undefined) => void;
}

const same = (a: Errors, b: Errors): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([name, error]) => error === b[name]);

/** Creates a form store. `given`: server errors present on the first render. */
export function createStore(
  initial: Values,
  idOf: FormStore['idOf'],
  given?: Record<string, string[]> | null,
): FormStore {
  let state: FormState = { values: initial, errors: {}, submitting: false, revision: {}, summary: {} };
  let client: Errors = {};
  let server = given ?? {};
  let rejected: Values = initial;
  let onChange: Parameters<FormStore['connect']>[0] | undefined;
  const fields = new Map<string, FieldState>();
  const listeners = new Map<string, Set<() => void>>();
  const all = new Set<() => void>();
  const of = (name: string) => ({ value: state.values[name], error: state.errors[name] });

  /** Sets the state and notifies the affected subscribers. */
  const setState = (next: Partial<FormState>): void => {
    const { errors, revision } = state;
    state = { ...state, ...next };
    if (state.errors !== errors || state.revision !== revision) state = { ...state, summary: {} };
    for (const [name, known] of fields) {
      const now = of(name);
      if (Object.is(now.value, known.value) && now.error === known.error) continue;
      fields.set(name, now);
      listeners.get(name)?.forEach((listener) => listener());
    }
    all.forEach((listener) => listener());
  };
  const errorsFor = (values: Values): Errors => {
    const merged = { ...client };
    for (const [name, texts] of Object.entries(server))
      if (texts[0] && values[name] === rejected[name]) merged[name] = ofServer(texts[0]);
    return same(merged, state.errors) ? state.errors : merged;
  };
  const labels: FormStore['labels'] = new Map();
  state = { ...state, errors: errorsFor(initial) };
  return {
    idOf,
    labels,
    label: (name, label) => {
      const known = labels.has(name);
      const changed = known && labels.get(name) !== label;
      labels.set(name, label);
      if (changed && name in state.errors) setState({ summary: {} });
    },
    get: () => state,
    field: (name) => {
      let known = fields.get(name);
      if (!known) fields.set(name, (known = of(name)));
      return known;
    },
    subscribe: (name, listener) => {
      let set = listeners.get(name);
      if (!set) listeners.set(name, (set = new Set()));
      set.add(listener);
      return () => set.delete(listener);
    },
    subscribeAll: (listener) => {
      all.add(listener);
      return () => all.delete(listener);
    },
    connect: (next) => {
      onChange = next;
    },
    change: (name, value) => {
      const values = { ...state.values, [name]: value };
      setState({ values, errors: errorsFor(values) }); // synchronous: a controlled input must update in the same event
      onChange?.(name, value);
    },
    client: () => client,
    setClientErrors: (next) => {
      client = next;
      const errors = errorsFor(state.values);
      if (errors !== state.errors) setState({ errors });
    },
    setServerErrors: (next) => {
      server = next ?? {};
      rejected = state.values;
      const errors = errorsFor(state.values);
      if (errors !== state.errors) setState({ errors });
    },
    progress: (submitting, revision) => {
      if (submitting !== state.submitting || revision !== state.revision) setState({ submitting, revision: revision });
    },
  };
}

export const FormContext = createContext<FormStore | null>(null);

/**
 * Returns the store of the surrounding `Form`.
 * @throws Error outside a `Form`.
 */
export function useForm(): FormStore {
  const store = use(FormContext);
  if (!store)
    throw new Error(
      'A bound field was drawn outside a Form. Put it inside <Form>, or use the plain field (TextField instead of FormTextField).',
    );
  return store;
}

/**
 * Returns a slice of the form state and renders only when the slice changes. Select primitives or stable references.
 */
export function useFormSlice<Slice>(select: (state: FormState) => Slice): Slice {
  const { subscribeAll, get } = useForm();
  const read = () => select(get());
  return useSyncExternalStore(subscribeAll, read, read);
}

/** Returns the current value of one field, for conditional content. */
export const useFormValue = (name: string): unknown => useFormSlice((state) => state.values[name]);
