import type { TradeStatus, TradeType } from '@taawun/api-client';

/** Filters of the movements, parsed from the query. */
export interface MovementFilters {
  type?: TradeType;
  status?: TradeStatus;
  /** ISO days, both inclusive. */
  from?: string;
  to?: string;
}

const TYPES: readonly TradeType[] = ['buy', 'sell'];
/** `completed` is shown as pending, and matched by its filter. */
const STATUSES: readonly TradeStatus[] = ['succeeded', 'pending', 'expired'];

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Parses the filters of a query; ignores invalid ones. */
export function readFilters(query: URLSearchParams): MovementFilters {
  const type = TYPES.find((each) => each === query.get('type'));
  const status = STATUSES.find((each) => each === query.get('status'));
  const day = (name: 'from' | 'to') => {
    const text = query.get(name) ?? '';
    return isDay(text) ? { [name]: text } : {};
  };
  return { ...(type && { type }), ...(status && { status }), ...day('from'), ...day('to') };
}

/** Returns the page number of a query, from 1. */
export const readPage = (query: URLSearchParams): number => Math.max(1, Math.trunc(Number(query.get('page'))) || 1);

/** Returns the URL with these filters; page 1 is omitted. */
export function hrefOf(pathname: string, filters: Readonly<Record<string, string | undefined>>, page = 1): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
