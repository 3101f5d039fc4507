import type { FormStore } from './store.ts';

/**
 * Takes over what a reader, or the browser for them, has written into a form that the server has rendered, before its code came: the
 * controls hold it, and nobody was there to hear of it. A field whose value is no text or tick of one control is left alone.
 */
export function takeTyped(form: HTMLFormElement, store: FormStore): void {
  for (const control of form.elements) {
    if (
      !(
        control instanceof HTMLInputElement ||
        control instanceof HTMLTextAreaElement ||
        control instanceof HTMLSelectElement
      )
    )
      continue;
    const { name } = control;
    const known = store.get().values[name];
    const isTick = control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');
    if (typeof known === 'boolean' && isTick && control.checked !== known) store.change(name, control.checked);
    // As it was drawn: some fields show their value in another form than they keep it.
    if (!isTick && !(control instanceof HTMLSelectElement) && control.value === control.defaultValue) continue;
    if (
      typeof known === 'string' &&
      (!isTick || (control.type === 'radio' && control.checked)) &&
      control.value !== known
    )
      store.change(name, control.value);
  }
}
