import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useMessages } from '../../intl/messageIds.ts';
import { Alert } from '../Alert/index.ts';
import { Button } from '../Button/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { VisuallyHidden } from '../Link/index.ts';
import { attributesOf } from './attributesOf.ts';
import { checkProps } from './checkProps.ts';
import { Foot } from './Foot.tsx';
import { ScrollFrame } from './ScrollFrame.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { TableView } from './TableView.tsx';
import { Tools } from './Tools.tsx';
import type { DataTableProps } from './types.ts';
import { useDataTable } from './useDataTable.ts';
import { useTexts } from './useTexts.ts';
import * as S from './DataTable.styles.ts';

/**
 * Table that users sort, search, select from, expand and page through, in the browser or on a server. In a narrow column
 * every row becomes a list of names and values, or a compact row. For a short table that is only read use `Table`.
 * Its messages are a part of the catalogue of their own, `@taawun/ui/intl/ar/table`.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  if (import.meta.env?.DEV) checkProps(props);
  const { caption, captionHidden = false, loading = false, error, onRetry, virtual = false } = props;
  const text = useMessages('ui.dataTable');
  const table = useDataTable(props);
  const { rows, selection } = table;
  const { count, announcement } = useTexts(table, props);
  const field = useRef<HTMLInputElement>(null);
  const hasTable = rows.ordered.length > 0 || loading;
  return (
    <S.Root {...attributesOf(props)} {...(props.density && { 'data-density': props.density })}>
      {captionHidden ? null : (
        // Assistive technology has the table's caption.
        <S.Title aria-hidden={hasTable || undefined}>{caption}</S.Title>
      )}
      <Tools table={table} field={field} filterLabel={props.filterLabel} toolbar={props.toolbar} />
      {error ? (
        <Alert
          tone="danger"
          title={error}
          action={
            onRetry ? (
              <Button variant="secondary" size="sm" loading={loading} onClick={onRetry}>
                <FormattedMessage id="ui.retry" />
              </Button>
            ) : null
          }
        />
      ) : null}
      {selection.mode && hasTable ? <SelectionBar table={table} actions={props.selectionActions} /> : null}
      {hasTable ? (
        <S.Card>
          {loading ? <S.Loading aria-hidden="true" /> : null}
          <ScrollFrame
            label={caption}
            blockSize={props.blockSize ?? (virtual ? '32rem' : undefined)}
            resetKey={`${rows.page} ${rows.sort?.key} ${rows.sort?.direction} ${rows.query}`}
          >
            <TableView {...props} table={table} />
          </ScrollFrame>
        </S.Card>
      ) : null}
      {hasTable || error ? null : rows.query === '' ? (
        (props.empty ?? <EmptyState />)
      ) : (
        <EmptyState
          title={text('noMatch')}
          action={
            <Button
              variant="secondary"
              onClick={() => {
                field.current?.focus();
                rows.filterTo('');
              }}
            >
              {text('clearFilter')}
            </Button>
          }
        />
      )}
      {rows.ordered.length > 0 && (table.isFiltered || virtual || rows.pages > 1) ? (
        <Foot count={count} page={rows.page} pages={rows.pages} onPageChange={rows.pageTo} />
      ) : null}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </S.Root>
  );
}
