import type { KeyboardEvent } from 'react';

/**
 * Returns the index that an arrow key, Home or End moves to in a row of `count` items, wrapping around; `undefined` for
 * other keys and with a modifier. The arrows along the line follow the reading direction.
 */
export function rowIndex(
  { key, altKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  dir: 'rtl' | 'ltr',
  current: number,
  count: number,
): number | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  const [forward, back] = dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  return new Map([
    [forward, (current + 1) % count],
    [back, (current - 1 + count) % count],
    ['Home', 0],
    ['End', count - 1],
  ]).get(key);
}
