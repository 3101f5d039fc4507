import { useRef, type ChangeEvent, type KeyboardEvent } from 'react';
import { useControllable } from '../../foundations/useControllable.ts';
import { keysBetween, selectionOf, withKeys, type RowKey } from './rows/selectRows.ts';
import type { DataTableProps } from './types.ts';

const none: ReadonlySet<RowKey> = new Set();

/**
 * Selection of rows.
 * @param rows that the filter leaves, which the checkbox of the head selects
 * @param shown rows of the page, among which a range is selected
 */
export function useSelection<Row>(
  {
    selection,
    selected: value,
    defaultSelected: defaultValue,
    onSelectedChange: onValueChange,
    isSelectable,
    rowKey,
  }: DataTableProps<Row>,
  rows: readonly Row[],
  shown: readonly Row[],
) {
  const { value: selected, change } = useControllable(null, { value, defaultValue, onValueChange }, none);
  const anchor = useRef<RowKey | null>(null);
  // A press of Shift and Space is a click, which does not carry the Shift key in every browser.
  const hasShift = useRef(false);
  const keysOf = (from: readonly Row[]): RowKey[] =>
    (isSelectable ? from.filter((row) => isSelectable(row)) : from).map(rowKey);
  return {
    mode: selection,
    selected,
    isDisabled: (row: Row): boolean => isSelectable?.(row) === false,
    /** State of the checkbox that selects all rows; computed when the head renders. */
    all: (): 'all' | 'some' | 'none' => selectionOf(selected, keysOf(rows)),
    selectAll: (isSelected: boolean): void => {
      anchor.current = null;
      change(withKeys(selected, keysOf(rows), isSelected));
    },
    clear: (): void => {
      anchor.current = null;
      change(none);
    },
    onKeyDown: ({ key, shiftKey }: KeyboardEvent): void => {
      hasShift.current = key === ' ' && shiftKey;
    },
    onSelect: (key: RowKey, { currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>): void => {
      const isRange = hasShift.current || (nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
      hasShift.current = false;
      const keys = isRange ? keysBetween(keysOf(shown), anchor.current, key) : [key];
      anchor.current = key;
      change(selection === 'single' ? new Set([key]) : withKeys(selected, keys, currentTarget.checked));
    },
  };
}
