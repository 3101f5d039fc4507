import type { IntlShape } from 'react-intl';
import type { Client, ShareMovement } from '@taawun/api-client';
import type { MovementFilters } from '../shared/filters.ts';

const MAX_PER_PAGE = 100;
const COLUMNS = ['date', 'type', 'status', 'shares', 'price', 'total'] as const;

/** Loads all filtered movements, page by page. */
async function allMovements(client: Client, filters: MovementFilters): Promise<ShareMovement[]> {
  const rows: ShareMovement[] = [];
  for (let page = 1; ; page++) {
    const { share_movements, pagination } = await client.listShareMovements({
      ...filters,
      page,
      per_page: MAX_PER_PAGE,
    });
    rows.push(...share_movements);
    if (page >= pagination.total_pages) return rows;
  }
}

const riyals = (halalas: number): string => (halalas / 100).toFixed(2);

/**
 * Returns movements as CSV for spreadsheets: UTF-8 with a byte order mark, headings and text in the user's language,
 * dates and numbers machine-readable. Escapes cells that would start a formula.
 */
export async function movementsCsv(movements: readonly ShareMovement[], intl: IntlShape): Promise<Blob> {
  const { asBlob, generateCsv, mkConfig } = await import('export-to-csv');
  const config = mkConfig({
    useBom: true,
    escapeFormulas: true,
    columnHeaders: COLUMNS.map((key) => ({
      key,
      displayLabel: intl.formatMessage({ id: `portal.contribution.csv.${key}` }),
    })),
  });
  const rows = movements.map(({ date, type, status, shares, price, total }) => ({
    date,
    type: intl.formatMessage({ id: `ui.offer.${type}Past` }),
    status: intl.formatMessage({ id: `ui.status.${status === 'completed' ? 'pending' : status}` }),
    shares: String(shares),
    price: riyals(price),
    total: riyals(total),
  }));
  return asBlob(config)(generateCsv(config)(rows));
}

/** Returns the CSV of all filtered movements. */
export const exportMovements = async (client: Client, filters: MovementFilters, intl: IntlShape): Promise<Blob> =>
  movementsCsv(await allMovements(client, filters), intl);
