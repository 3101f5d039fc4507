import type { FormStore } from './store.ts';

/**
 * Copies text and checkbox state that the user or the browser entered before hydration from the DOM into the store.
 * Skips fields whose value is not the text or checked state of a single control.
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
    // Unchanged controls are skipped: some fields display a formatted value.
    if (!isTick && !(control instanceof HTMLSelectElement) && control.value === control.defaultValue) continue;
    if (
      typeof known === 'string' &&
      (!isTick || (control.type === 'radio' && control.checked)) &&
      control.value !== known
    )
      store.change(name, control.value);
  }
}
