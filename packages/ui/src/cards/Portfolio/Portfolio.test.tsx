import { describeComponent } from '../../testing/describeComponent.tsx';
import { Portfolio } from './index.ts';

describeComponent(
  'Portfolio',
  <Portfolio
    shares={50}
    price={10_000}
    prices={[
      { date: '2026-01-01', price: 9_000 },
      { date: '2026-06-01', price: 10_000 },
    ]}
    stake={{ owned: 0.005, cap: 0.2 }}
  />,
);
describeComponent('Portfolio, before the first trade', <Portfolio shares={0} price={0} prices={[]} />);
