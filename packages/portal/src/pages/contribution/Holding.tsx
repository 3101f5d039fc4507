import type { Contribution, SharePrice } from '@taawun/api-client';
import {
  Card,
  ContributionSummary,
  DescriptionList,
  LineChart,
  Money,
  NumberText,
  Stack,
  useMessages,
} from '@taawun/ui';

interface HoldingProps {
  contribution: Contribution;
  /** Prices of the last twelve months, oldest first. */
  prices: readonly SharePrice[];
  /** Current price of one share, in halalas. */
  price: number;
}

const money = (halalas: number) => <Money halalas={halalas} />;

/** The member's holding and its available part in figures, and the price history. */
export function Holding({ contribution, prices, price }: HoldingProps) {
  const label = useMessages('portal.contribution');
  const first = prices[0];
  const { shares, reserved_shares, available_shares, average_price, reserved_cash, available_cash, total_shares } =
    contribution;
  return (
    <Stack gap={4}>
      <ContributionSummary
        shares={shares}
        price={price}
        {...(first ? { change: price / first.price - 1, changeSince: first.date } : {})}
      />
      <Card>
        <DescriptionList
          columns={2}
          items={[
            { term: label('available'), details: <NumberText value={available_shares} /> },
            { term: label('availableCash'), details: money(available_cash) },
            { term: label('reserved'), details: <NumberText value={reserved_shares} /> },
            { term: label('reservedCash'), details: money(reserved_cash) },
            { term: label('average'), details: average_price === null ? label('noAverage') : money(average_price) },
            {
              term: label('part'),
              details: <NumberText value={total_shares > 0 ? shares / total_shares : 0} format="ownership" />,
            },
          ]}
        />
      </Card>
      <LineChart
        caption={label('history')}
        format="money"
        tone="share"
        curve="steps"
        series={[{ label: label('sharePrice'), points: prices.map(({ date, price: value }) => ({ date, value })) }]}
      />
    </Stack>
  );
}
