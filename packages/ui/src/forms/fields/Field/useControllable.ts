import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { devError } from '../../../foundations/dev-error/devError.ts';

/** Value of a field: controlled by `value`, or stored by the field itself from `defaultValue` on. */
export interface ValueProps<T> {
  /** Controlled value. Without it the field stores its value itself. */
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
 * Value of a field that works controlled and uncontrolled.
 * @param id of the control or its fieldset, whose form may be reset
 * @param empty value without `value` and `defaultValue`
 * @param onRestore called when a reset of the form restored the default of an uncontrolled field
 */
export function useControllable<T>(
  id: string,
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
    if (event.defaultPrevented || event.target !== formOf(id)) return;
    store(initial);
    onRestore?.();
  });
  useEffect(() => {
    if (controlled) return undefined;
    const onReset = (event: Event): void => restore(event);
    // On the window: the application's listeners, which may cancel the reset, come first.
    window.addEventListener('reset', onReset);
    return () => window.removeEventListener('reset', onReset);
  }, [controlled]);
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

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Calls `onWrite` after each assignment to `value` of the element. @returns what ends it */
function watchWrites(element: TextControl, onWrite: () => void): () => void {
  // React tracks `value` by a property of its own on the element, which stays in use below this one.
  const before = Object.getOwnPropertyDescriptor(element, 'value');
  const setting = before ?? Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value');
  Object.defineProperty(element, 'value', {
    configurable: true,
    enumerable: setting?.enumerable ?? true,
    get: () => setting?.get?.call(element) as string,
    set(next: string) {
      setting?.set?.call(element, next);
      onWrite();
    },
  });
  return () => {
    Reflect.deleteProperty(element, 'value');
    if (before) Object.defineProperty(element, 'value', before);
  };
}

/**
 * Follows text that reaches an uncontrolled input without an event: form libraries assign `input.value`, and users type
 * before hydration.
 * @param text that the field renders @param adopt stores the other text
 */
export function useWrittenText(id: string, controlled: boolean, text: string, adopt: (text: string) => void): void {
  const compare = useEffectEvent((element: TextControl): void => {
    if (element.value !== text) adopt(element.value);
  });
  // Before the first paint, and after the `ref` in which a form library writes its default.
  useLayoutEffect(() => {
    const element = controlled ? null : document.getElementById(id);
    if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return undefined;
    compare(element);
    return watchWrites(element, () => compare(element));
  }, [id, controlled]);
}
