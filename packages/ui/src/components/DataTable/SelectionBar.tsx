import { useRef, type ReactNode } from 'react';
import { CheckboxField } from '../../forms/fields/Checkbox/index.ts';
import { useMessages } from '../../intl/messageIds.ts';
import { Button } from '../Button/index.ts';
import * as S from './DataTable.styles.ts';
import type { RowKey } from './rows/selectRows.ts';
import type { DataTableState } from './useDataTable.ts';

interface SelectionBarProps<Row> {
  table: DataTableState<Row>;
  actions: ((selected: ReadonlySet<RowKey>) => ReactNode) | undefined;
}

/** Number of the selected rows, and what the user can do with them. */
export function SelectionBar<Row>({ table: { selection }, actions }: SelectionBarProps<Row>) {
  const text = useMessages('ui.dataTable');
  const number = useRef<HTMLParagraphElement>(null);
  const { selected } = selection;
  const all = selection.mode === 'multiple' ? selection.all() : 'none';
  const clear = (): void => {
    // The button is removed: the focus stays in its place.
    number.current?.focus();
    selection.clear();
  };
  return (
    <S.Bar data-part="selection">
      {selection.mode === 'multiple' ? (
        <S.ListLine>
          <CheckboxField
            label={text('selectAll')}
            checked={all === 'all'}
            indeterminate={all === 'some'}
            onCheckedChange={selection.selectAll}
          />
        </S.ListLine>
      ) : null}
      <S.Selected ref={number} role="status" tabIndex={-1} data-some={selected.size > 0 || undefined}>
        {text('selected', { count: selected.size })}
      </S.Selected>
      {selected.size > 0 ? (
        <>
          {actions?.(selected)}
          <Button variant="quiet" size="sm" onClick={clear}>
            {text('clearSelection')}
          </Button>
        </>
      ) : null}
    </S.Bar>
  );
}
