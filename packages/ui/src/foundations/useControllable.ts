import { useEffect, useEffectEvent, useState } from 'react';
import { devError } from './dev-error/devError.ts';

/** Value of a component: controlled by `value`, or stored by the component itself from `defaultValue` on. */
export interface ValueProps<T> {
  /** Controlled value. Without it the component stores its value itself. */
  value?: T | undefined;
  /** Initial value of an uncontrolled field; a reset of the form restores it. @default empty */
  defaultValue?: T | undefined;
  /** Called with each value that the user enters; not by a reset of the form. */
  onValueChange?: ((value: T) => void) | undefined;
}

/** Returns the form of a control or fieldset. */
function formOf(id: string): HTMLFormElement | null {
  const element = document.getElementById(id);
  return element && 'form' in element && element.form instanceof HTMLFormElement ? element.form : null;
}

/**
 * Value of a component that works controlled and uncontrolled.
 * @param id of the control or its fieldset, whose form may be reset; `null` outside of forms
 * @param empty value without `value` and `defaultValue`
 * @param onRestore called when a reset of the form restored the default of an uncontrolled field
 */
export function useControllable<T>(
  id: string | null,
  { value, defaultValue, onValueChange }: ValueProps<T>,
  empty: T,
  onRestore?: () => void,
) {
  const initial = defaultValue === undefined ? empty : defaultValue;
  const controlled = value !== undefined;
  // An object, so that storing the same value renders again: the DOM may show something else.
  const [own, setOwn] = useState({ value: initial, controlled });
  const store = (next: T): void => setOwn({ value: next, controlled: own.controlled });
  if (import.meta.env?.DEV) {
    devError(
      controlled !== own.controlled,
      `A field changed from ${own.controlled ? 'controlled to uncontrolled' : 'uncontrolled to controlled'}, so one of its values is lost. Give it either value or defaultValue from the first render on; an empty value is '' or null.`,
    );
    devError(
      controlled && defaultValue !== undefined,
      'A field got value and defaultValue, so defaultValue does nothing. Give one of them.',
    );
  }
  const restore = useEffectEvent((event: Event): void => {
    if (event.defaultPrevented || id === null || event.target !== formOf(id)) return;
    store(initial);
    onRestore?.();
  });
  useEffect(() => {
    if (controlled || id === null) return undefined;
    const onReset = (event: Event): void => restore(event);
    // On the window: the application's listeners, which may cancel the reset, come first.
    window.addEventListener('reset', onReset);
    return () => window.removeEventListener('reset', onReset);
  }, [controlled, id]);
  return {
    value: controlled ? value : own.value,
    controlled,
    /** Handles a change by the user. */
    change: (next: T): void => {
      if (!controlled) store(next);
      onValueChange?.(next);
    },
    /** Stores a value that the user did not enter. */
    store,
  };
}
