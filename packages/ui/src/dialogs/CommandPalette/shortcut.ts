import { useEffect, useEffectEvent, type RefObject } from 'react';

/** What decides whether a key event opens the palette. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'isComposing' | 'defaultPrevented'
>;

/**
 * Returns whether the event is Ctrl+K, or ⌘K on a device of Apple. Under an Arabic or another non-Latin layout the key
 * is found by its position.
 */
export function isPaletteKey(event: KeyPress, apple: boolean): boolean {
  if (event.defaultPrevented || event.repeat || event.isComposing || event.altKey || event.shiftKey) return false;
  if (event.metaKey !== apple || event.ctrlKey === apple) return false;
  return event.key.toLowerCase() === 'k' || (event.code === 'KeyK' && !/^[a-z]$/i.test(event.key));
}

/** Returns whether the element is an editor, where Ctrl+K inserts a link. Plain fields have no use for it. */
const isEditor = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.isContentEditable;

/** Calls `onPress` on Ctrl+K or ⌘K, unless another dialog is open. */
export function usePaletteKey(enabled: boolean, dialog: RefObject<HTMLElement | null>, onPress: () => void): void {
  const handle = useEffectEvent((event: KeyboardEvent): void => {
    if (!isPaletteKey(event, /Mac|iPhone|iPad/.test(navigator.userAgent)) || isEditor(event.target)) return;
    if ([...document.querySelectorAll('dialog[open]')].some((other) => other !== dialog.current)) return;
    // The browser's own command: the address bar, or the search.
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => handle(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [enabled]);
}
