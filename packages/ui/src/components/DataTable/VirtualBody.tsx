import {
  defaultRangeExtractor,
  measureElement,
  observeElementRect,
  useVirtualizer,
  type Range,
} from '@tanstack/react-virtual';
import { Fragment, useCallback, useRef, type FocusEvent } from 'react';
import type { Entry } from './rows/entries.ts';
import { RowView } from './RowView.tsx';
import type { DataTableState } from './useDataTable.ts';

/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- `display` in a list takes the table’s own roles away */

/** Returns the height of a row in px until it is measured. */
const estimateSize = (): number => 60;
/** Frame in px until it is measured: on a server, in jsdom, and while it is hidden. */
const FIRST_SCREEN = { width: 0, height: 900 };
/** Rows before and after those in sight, so that the keyboard reaches the next one. */
const OVERSCAN = 8;

const observeRect: typeof observeElementRect = (instance, onChange) =>
  observeElementRect(instance, (rect) => onChange(rect.height > 0 ? rect : FIRST_SCREEN));

/** A row that is not laid out has its estimated height: rows without one would never fill the frame. */
const measureRow: typeof measureElement = (row, entry, instance) =>
  measureElement(row, entry, instance) || estimateSize();

interface VirtualBodyProps<Row> {
  table: DataTableState<Row>;
  entries: readonly Entry<Row>[];
}

/** Rows in sight of the frame around the table, and the row that has the focus. */
export function VirtualBody<Row>({ table, entries }: VirtualBodyProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const focused = useRef<number | null>(null);
  // The virtualizer computes all positions again when one of its functions changes.
  const keyOf = useCallback((index: number) => entries[index]?.key ?? index, [entries]);
  const withFocused = useCallback((range: Range) => {
    const indices = defaultRangeExtractor(range);
    const index = focused.current;
    return index === null || index >= range.count || indices.includes(index)
      ? indices
      : [...indices, index].sort((a, b) => a - b);
  }, []);
  // oxlint-disable-next-line react/incompatible-library -- its functions are called in this render alone
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: entries.length,
    getScrollElement: () => body.current?.closest<HTMLElement>('[data-part="frame"]') ?? null,
    estimateSize,
    getItemKey: keyOf,
    overscan: OVERSCAN,
    initialRect: FIRST_SCREEN,
    observeElementRect: observeRect,
    measureElement: measureRow,
    rangeExtractor: withFocused,
  });
  const items = virtualizer.getVirtualItems();
  const columns = table.columns.length + table.lead;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- notes which row has the focus
    <tbody
      ref={body}
      role="rowgroup"
      onFocus={({ target }: FocusEvent) => {
        const index = target.closest('[data-index]')?.getAttribute('data-index');
        focused.current = index ? Number(index) : null;
      }}
      onBlur={() => {
        focused.current = null;
      }}
    >
      {items.map(({ key, index, start }, place) => {
        const entry = entries[index];
        return entry ? (
          <Fragment key={key}>
            <Gap size={start - (items[place - 1]?.end ?? 0)} columns={columns} />
            <RowView
              table={table}
              entry={entry}
              // The head is the first row.
              attributes={{ ref: virtualizer.measureElement, 'aria-rowindex': index + 2, 'data-index': index }}
            />
          </Fragment>
        ) : null;
      })}
      <Gap size={virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)} columns={columns} />
    </tbody>
  );
}

/** Takes the place of rows that are not rendered; `size` in px. */
function Gap({ size, columns }: { size: number; columns: number }) {
  return size > 0 ? (
    <tr aria-hidden="true" data-gap="">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- empty, and hidden */}
      <td colSpan={columns} style={{ blockSize: size }} />
    </tr>
  ) : null;
}
