import { createContext, use, useSyncExternalStore } from 'react';
import { ofServer } from './errors.ts';

export type Values = Record<string, unknown>;
/** Errors by field, serialised, so that an unchanged error draws nothing anew. */
export type Errors = Readonly<Record<string, string>>;

/** What the parts of a form can see. */
export interface FormState {
  values: Values;
  /** The server's first, else the client's. */
  errors: Errors;
  submitting: boolean;
  /** A new one after every finished submit and every answer of the server: the moments at which the summary takes the focus. */
  moment: object;
  /** A new one whenever a label changed while errors are shown: the summary names the fields. */
  labelled: object;
}

/** One field's value and error; the same object until one of them changes. */
interface FieldState {
  value: unknown;
  error: string | undefined;
}

/**
 * The form as a store. Formik's own context draws every field at every keystroke; here a field hears of its own value and its
 * own error only, so that a keystroke draws one field and asks no other.
 */
export interface FormStore {
  get: () => FormState;
  field: (name: string) => FieldState;
  /** Hears of one field. */
  subscribe: (name: string, listener: () => void) => () => void;
  /** Hears of every change. */
  subscribeAll: (listener: () => void) => () => void;
  /** What a field's reader did. */
  change: (name: string, value: unknown) => void;
  /** Who checks and keeps what the fields change. */
  connect: (onChange: (name: string, value: unknown) => void) => void;
  /** The schema's errors. */
  judge: (client: Errors) => void;
  client: () => Errors;
  /** The server's errors, each of which stands while its field has the value that was refused. */
  refuse: (server: Record<string, string[]> | null | undefined) => void;
  progress: (submitting: boolean, moment: object) => void;
  /** Id of a field's control, for labels and for the error summary. */
  idOf: (name: string) => string;
  /** The fields on the page; with the label where it differs from `fields.{name}`. */
  labels: Map<string, string | undefined>;
  /** Names a field by its label, in the order in which the fields stand. */
  label: (name: string, label: string | undefined) => void;
}

const same = (a: Errors, b: Errors): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([name, error]) => error === b[name]);

/** `given`: the server's errors, where the form is rendered with them. */
export function createStore(
  initial: Values,
  idOf: FormStore['idOf'],
  given?: Record<string, string[]> | null,
): FormStore {
  let state: FormState = { values: initial, errors: {}, submitting: false, moment: {}, labelled: {} };
  let client: Errors = {};
  let server = given ?? {};
  let refused: Values = initial;
  let onChange: Parameters<FormStore['connect']>[0] | undefined;
  const fields = new Map<string, FieldState>();
  const listeners = new Map<string, Set<() => void>>();
  const all = new Set<() => void>();
  const of = (name: string) => ({ value: state.values[name], error: state.errors[name] });

  /** Takes a new state and tells whom it concerns. */
  const become = (next: Partial<FormState>): void => {
    state = { ...state, ...next };
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
      if (texts[0] && values[name] === refused[name]) merged[name] = ofServer(texts[0]);
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
      if (changed && name in state.errors) become({ labelled: {} });
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
      become({ values, errors: errorsFor(values) }); // at once: a controlled input may not wait for another component's render
      onChange?.(name, value);
    },
    client: () => client,
    judge: (next) => {
      client = next;
      const errors = errorsFor(state.values);
      if (errors !== state.errors) become({ errors });
    },
    refuse: (next) => {
      server = next ?? {};
      refused = state.values;
      const errors = errorsFor(state.values);
      if (errors !== state.errors) become({ errors });
    },
    progress: (submitting, moment) => {
      if (submitting !== state.submitting || moment !== state.moment) become({ submitting, moment });
    },
  };
}

export const FormContext = createContext<FormStore | null>(null);

/** The store of the surrounding Form. */
export function useForm(): FormStore {
  const store = use(FormContext);
  if (!store)
    throw new Error(
      'A bound field was drawn outside a Form. Put it inside <Form>, or use the plain field (TextField instead of FormTextField).',
    );
  return store;
}

/** One piece of the form; draws again only when that piece changes. Select primitives or stable references. */
export function useFormSlice<Slice>(select: (state: FormState) => Slice): Slice {
  const { subscribeAll, get } = useForm();
  const read = () => select(get());
  return useSyncExternalStore(subscribeAll, read, read);
}

/** The current value of one field, for pages that show something by it. */
export const useFormValue = (name: string): unknown => useFormSlice((state) => state.values[name]);
