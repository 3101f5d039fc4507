import { useEffectEvent, useLayoutEffect } from 'react';

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
