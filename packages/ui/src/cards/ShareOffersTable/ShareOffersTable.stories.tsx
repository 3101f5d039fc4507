import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { bilingual } from '../../testing/bilingual.ts';
import { onPhone } from '../../testing/modes.ts';
import { ShareOffersTable, type ShareOffersTableProps } from './ShareOffersTable.tsx';

const offers = [
  { id: 1, type: 'sell', shares: 40, price: 12500, total: 500000, status: 'pending' },
  { id: 2, type: 'buy', shares: 15, price: 12450, total: 186750, status: 'succeeded' },
  { id: 3, type: 'sell', shares: 100, price: 12600, total: 1260000, status: 'completed' },
  { id: 4, type: 'buy', shares: 25, price: 12300, total: 307500, status: 'expired' },
] as const;

const meta: Meta<typeof ShareOffersTable> = {
  title: 'Cards/ShareOffersTable',
  component: ShareOffersTable,
  args: { offers },
  render: bilingual<Partial<ShareOffersTableProps>>((t, args) => (
    <ShareOffersTable offers={offers} {...args} caption={t('عروض الحصص', 'Share offers')} />
  )),
};
export default meta;
type Story = StoryObj<typeof ShareOffersTable>;

export const Default: Story = {
  args: { captionHidden: false },
  play: async ({ canvasElement, globals }) => {
    const table = within(canvasElement).getByRole('table', { name: /عروض الحصص|Share offers/ });
    await expect(within(table).getByText(globals['locale'] === 'en' ? 'SAR 5,000.00' : '٥٬٠٠٠٫٠٠ ر.س')).toBeVisible();
  },
};
/** Completed movements in the past tense. */
export const Movements: Story = { args: { past: true } };
export const Phone: Story = { ...onPhone };
export const Empty: Story = { args: { offers: [] } };
export const MixedDirection: Story = {
  render: bilingual<Partial<ShareOffersTableProps>>((t, args) => (
    <ShareOffersTable
      offers={offers.slice(0, 2)}
      {...args}
      captionHidden={false}
      caption={t('عروض صندوق Taawun Growth Fund', 'Offers of صندوق تعاون للنمو')}
    />
  )),
};
