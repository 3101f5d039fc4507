import { useEffect, useEffectEvent } from 'react';

type FormValue = string | File | readonly File[] | null | undefined;

function entriesOf(value: FormValue): readonly (string | File)[] {
  if (value === undefined || value === null) return [];
  return typeof value === 'string' || value instanceof File ? [value] : value;
}

/** Replaces the entry that a control added under its name; other controls of the same name keep theirs. */
function replaceEntry(
  data: FormData,
  { name, value: shown }: HTMLInputElement,
  values: readonly (string | File)[],
): void {
  const all = data.getAll(name);
  const at = all.findIndex((entry) => (typeof entry === 'string' ? entry === shown : entry.size === 0));
  if (at < 0) return;
  data.delete(name);
  for (const next of all.toSpliced(at, 1, ...values)) {
    if (typeof next === 'string') data.append(name, next);
    else data.append(name, next);
  }
}

/**
 * Sends the value of a field with its form instead of the displayed text: on a native submit, to a React action and in
 * `new FormData(form)`. Without script the text is sent as it was typed; a function of `@taawun/domain` parses it on the
 * server.
 * @param id of the input @param name of the input; without it nothing is sent @param value `undefined` or `null` leaves
 * the text, as an empty list does; a list sends one entry each @param typedUnit whether `{name}.unit` is sent beside the
 * text of a post without script; it is removed
 */
export function useFormData(id: string, name: string | undefined, value: FormValue, typedUnit = false): void {
  const replace = useEffectEvent((input: HTMLInputElement, data: FormData): void => {
    if (typedUnit) data.delete(`${input.name}.unit`);
    const values = entriesOf(value);
    if (values.length > 0 && !input.matches(':disabled')) replaceEntry(data, input, values);
  });
  useEffect(() => {
    const input = document.getElementById(id);
    const form = input instanceof HTMLInputElement ? input.form : null;
    if (!name || !form) return;
    const onFormData = ({ formData }: FormDataEvent): void => replace(input as HTMLInputElement, formData);
    form.addEventListener('formdata', onFormData);
    return () => form.removeEventListener('formdata', onFormData);
  }, [id, name]);
}
