import type { ReactNode } from 'react';
import type { Contribution, SharePrice } from '@taawun/api-client';
import { LineChart, Money, NumberText, Portfolio, useMessages } from '@taawun/ui';
import { Certificate } from './Certificate.tsx';

interface HoldingProps {
  contribution: Contribution;
  /** Prices of the last twelve months, oldest first. */
  prices: readonly SharePrice[];
  /** Current price of one share, in halalas. */
  price: number;
}

/** The member's holding at a glance, with the certificate. */
export function Holding({ contribution, prices, price }: HoldingProps) {
  const label = useMessages('portal.contribution');
  const { shares, reserved_shares, available_shares, average_price, reserved_cash, total_shares } = contribution;
  const cap = contribution.ownership_cap_bp / 10_000;
  const fact = (name: 'available' | 'reserved' | 'reservedCash' | 'average', details: ReactNode) => ({
    term: label(name),
    details,
  });
  return (
    <Portfolio
      shares={shares}
      price={price}
      prices={prices}
      {...(cap > 0 && total_shares > 0 && { stake: { owned: shares / total_shares, cap } })}
      facts={[
        fact('available', <NumberText value={available_shares} />),
        ...(reserved_shares > 0 ? [fact('reserved', <NumberText value={reserved_shares} />)] : []),
        ...(reserved_cash > 0 ? [fact('reservedCash', <Money halalas={reserved_cash} />)] : []),
        fact('average', average_price === null ? label('noAverage') : <Money halalas={average_price} />),
      ]}
      actions={<Certificate holdsShares={shares > 0} />}
    />
  );
}

/** The price of a share over the last year. */
export function PriceHistory({ prices }: Pick<HoldingProps, 'prices'>) {
  const label = useMessages('portal.contribution');
  return (
    <LineChart
      caption={label('history')}
      format="money"
      tone="share"
      curve="steps"
      series={[{ label: label('sharePrice'), points: prices.map(({ date, price: value }) => ({ date, value })) }]}
    />
  );
}
