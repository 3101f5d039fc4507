import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShareOffersTable } from '../../cards/ShareOffersTable/index.ts';
import { bilingual } from '../../testing/bilingual.ts';

const offers = [
  { id: 1, type: 'sell', shares: 40, price: 12500, total: 500000, status: 'pending' },
  { id: 2, type: 'buy', shares: 15, price: 12450, total: 186750, status: 'succeeded' },
  { id: 3, type: 'sell', shares: 100, price: 12600, total: 1260000, status: 'completed' },
  { id: 4, type: 'buy', shares: 25, price: 12300, total: 307500, status: 'expired' },
] as const;
const meta = { title: 'Data/Table', component: ShareOffersTable, args: { caption: '', offers } } satisfies Meta<typeof ShareOffersTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { render: bilingual((t) => <ShareOffersTable caption={t('عروض الحصص', 'Share offers')} captionHidden={false} offers={offers} />) };
export const Movements: Story = { render: bilingual((t) => <ShareOffersTable caption={t('حركة الحصص', 'Share movements')} offers={offers} past />) };
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } }, render: Default.render as never };
export const Empty: Story = { render: bilingual((t) => <ShareOffersTable caption={t('عروض الحصص', 'Share offers')} offers={[]} />) };
