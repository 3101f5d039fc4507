import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Grid } from '../../components/Box/index.ts';
import { bilingual } from '../../testing/bilingual.ts';
import { interactiveParameters, onPhone } from '../../testing/modes.ts';
import { OrderCard, type OrderCardProps } from './OrderCard.tsx';

const palms = {
  number: 'T-4H7K2M9Q',
  date: '2026-10-01',
  price: 5000,
  qty: 12,
  total: 60000,
  status: 'succeeded',
  remaining: 10,
} as const;
const meta: Meta<typeof OrderCard> = {
  title: 'Cards/OrderCard',
  component: OrderCard,
  render: bilingual<Partial<OrderCardProps>>((t, args) => (
    <Grid>
      <OrderCard {...palms} {...args} />
    </Grid>
  )),
};
export default meta;
type Story = StoryObj<typeof OrderCard>;

export const Default: Story = {
  parameters: interactiveParameters,
  args: { href: '#order' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /T-4H7K2M9Q/ })).toBeVisible();
  },
};
export const Phone: Story = { ...onPhone };
export const Variants: Story = {
  parameters: interactiveParameters,
  render: bilingual((t) => (
    <Grid>
      <OrderCard {...palms} href="#1" target={t('سقيا النخيل', 'Watering the palms')} />
      <OrderCard
        {...palms}
        number="T-9F3G5J8L"
        date="2026-11-10"
        price={10000}
        qty={6}
        remaining={6}
        status="pending"
      />
      <OrderCard
        number="T-2B8N6VCD"
        date="2025-11-30"
        price={25000}
        qty={1}
        total={25000}
        status="expired"
        onRepay={fn()}
      />
    </Grid>
  )),
};
/** Expired unpaid order with a pay button. */
export const Repay: Story = {
  args: { status: 'expired', href: '#order', onRepay: fn() },
  play: async ({ canvasElement, args, globals }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', {
        name: globals['locale'] === 'en' ? /^Pay now: T-/ : /^ادفع الآن: T-/,
      }),
    );
    await expect(args.onRepay).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { status: 'expired', onRepay: fn(), repaying: true } };
export const LongText: Story = {
  render: bilingual<Partial<OrderCardProps>>((t, args) => (
    <div style={{ inlineSize: 280 }}>
      <OrderCard {...palms} price={123456789} total={987654321} onRepay={fn()} {...args} />
    </div>
  )),
};
export const MixedDirection: Story = { args: { number: '#A-10482', href: '#order' } };
