import { useMessages, type IdsUnder } from '../../intl/messageIds.ts';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { OfferTypeBadge, StatusBadge, type OfferStatus } from '../../components/Badge/index.ts';
import { Table, type Column } from '../../components/Table/index.ts';
import { Money, NumberText } from '../../components/Text/index.ts';

/** Row of a share offer. Prices in halalas. */
export interface ShareOfferRow {
  id: string | number;
  type: 'buy' | 'sell';
  shares: number;
  price: number;
  total: number;
  status: OfferStatus;
}

export interface ShareOffersTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Caption of the table. */
  caption: string;
  /** Hides the caption visually. @default true */
  captionHidden?: boolean;
  /** Offers in API order, newest first. */
  offers: readonly ShareOfferRow[];
  /** Labels the offers as completed movements: purchased, sold. */
  past?: boolean;
  /** Content instead of the table when there are no offers. */
  empty?: ReactNode;
}

const columnsOf = (past: boolean, header: (key: IdsUnder<'ui.offers'>) => string): Column<ShareOfferRow>[] => [
  {
    key: 'type',
    header: header('type'),
    compact: { line: 1, at: 'start' },
    cell: ({ type }) => <OfferTypeBadge type={type} past={past} />,
  },
  {
    key: 'shares',
    header: header('shares'),
    numeric: true,
    compact: { line: 2, at: 'start', label: true },
    cell: ({ shares }) => <NumberText value={shares} />,
  },
  {
    key: 'price',
    header: header('price'),
    numeric: true,
    compact: { line: 2, at: 'end', label: true },
    cell: ({ price }) => <Money halalas={price} fraction="always" />,
  },
  {
    key: 'total',
    header: header('total'),
    numeric: true,
    compact: { line: 1, at: 'end' },
    cell: ({ total }) => <Money halalas={total} fraction="always" />,
  },
  {
    key: 'status',
    header: header('status'),
    compact: { line: 3, at: 'end' },
    cell: ({ status }) => <StatusBadge status={status} />,
  },
];

/** Table of offers to buy and sell shares. */
export function ShareOffersTable({
  caption,
  captionHidden = true,
  offers,
  past = false,
  empty,
  ...rest
}: ShareOffersTableProps) {
  const header = useMessages('ui.offers');
  return (
    <Table
      {...rest}
      caption={caption}
      captionHidden={captionHidden}
      columns={columnsOf(past, header)}
      rows={offers}
      rowKey={({ id }) => id}
      empty={empty}
    />
  );
}
