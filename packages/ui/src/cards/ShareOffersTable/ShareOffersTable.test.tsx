import { describeComponent } from '../../testing/describeComponent.tsx';
import { ShareOffersTable } from './index.ts';

describeComponent(
  'ShareOffersTable',
  <ShareOffersTable
    caption="عروض الحصص"
    offers={[{ id: 1, type: 'sell', shares: 40, price: 12500, total: 500000, status: 'completed' }]}
  />,
);
