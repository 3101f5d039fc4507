import { describe, expect, it } from 'vitest';
import { isPaletteKey, type KeyPress } from './shortcut.ts';

const press = (given: Partial<KeyPress>): KeyPress => ({
  key: 'k',
  code: 'KeyK',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  isComposing: false,
  defaultPrevented: false,
  ...given,
});

describe('isPaletteKey', () => {
  it.each([
    ['Ctrl+K', press({ ctrlKey: true }), false],
    ['⌘K of a Mac', press({ metaKey: true }), true],
    ['K with Caps Lock', press({ key: 'K', ctrlKey: true }), false],
    ['the same key of an Arabic layout', press({ key: 'ن', ctrlKey: true }), false],
    ['K of a Dvorak layout', press({ code: 'KeyV', ctrlKey: true }), false],
  ])('accepts %s', (_, event, apple) => expect(isPaletteKey(event, apple)).toBe(true));

  it.each([
    ['K alone', press({}), false],
    ['Ctrl+K of a Mac, which deletes to the end of the line', press({ ctrlKey: true }), true],
    ['the Windows key', press({ metaKey: true }), false],
    ['Ctrl+Shift+K', press({ ctrlKey: true, shiftKey: true }), false],
    ['Ctrl+Alt+K', press({ ctrlKey: true, altKey: true }), false],
    ['another letter at the place of K', press({ key: 't', ctrlKey: true }), false],
    ['a repeated key', press({ ctrlKey: true, repeat: true }), false],
    ['a key of a composition', press({ ctrlKey: true, isComposing: true }), false],
    ['an event that the page handled', press({ ctrlKey: true, defaultPrevented: true }), false],
  ])('ignores %s', (_, event, apple) => expect(isPaletteKey(event, apple)).toBe(false));
});
