import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Grid } from '../../components/Box/index.ts';
import { ShareOfferCard } from './ShareOfferCard.tsx';
import { interactiveParameters } from '../../testing/modes.ts';

const onPress = fn();
const meta = {
  title: 'Cards/ShareOfferCard',
  component: ShareOfferCard,
  parameters: { i18n: { mixedDirection: 'renders numbers, dates and messages of the catalogue' } },
  args: {
    type: 'sell',
    shares: 40,
    filled: 15,
    price: 12500,
    total: 500000,
    status: 'pending',
    expiresOn: '2026-12-21',
  },
  render: (args) => (
    <Grid>
      <ShareOfferCard {...args} />
    </Grid>
  ),
} satisfies Meta<typeof ShareOfferCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Own, partly filled offer that can be cancelled. */
export const Default: Story = {
  parameters: interactiveParameters,
  args: { action: { kind: 'cancel', onPress } },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const english = globals['locale'] === 'en';
    onPress.mockClear();
    await expect(
      canvas.getByRole('heading', { level: 3, name: english ? 'Sell 40 shares' : 'بيع ٤٠ حصة' }),
    ).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '38');
    await userEvent.click(
      canvas.getByRole('button', { name: english ? 'Withdraw the offer: Sell 40 shares' : 'سحب العرض: بيع ٤٠ حصة' }),
    );
    await expect(onPress).toHaveBeenCalledOnce();
  },
};
export const Variants: Story = {
  parameters: interactiveParameters,
  render: () => (
    <Grid>
      <ShareOfferCard
        type="sell"
        shares={40}
        price={12500}
        total={500000}
        status="pending"
        expiresOn="2026-12-21"
        action={{ kind: 'accept', onPress }}
      />
      <ShareOfferCard
        type="buy"
        shares={2}
        price={12450}
        total={24900}
        status="pending"
        expiresOn="2026-12-02"
        action={{ kind: 'accept', onPress }}
      />
      <ShareOfferCard
        type="buy"
        shares={15}
        price={12450}
        total={186750}
        status="pending"
        action={{ kind: 'repay', onPress }}
      />
      <ShareOfferCard type="sell" shares={100} filled={100} price={12600} total={1260000} status="succeeded" />
      <ShareOfferCard
        type="buy"
        shares={1}
        filled={0}
        price={12300}
        total={12300}
        status="expired"
        expiresOn="2026-10-01"
      />
    </Grid>
  ),
};
export const Loading: Story = { args: { action: { kind: 'accept', onPress, loading: true } } };
export const LongText: Story = {
  args: { shares: 1234567, filled: 987654, price: 123456789, total: 987654321000, action: { kind: 'repay', onPress } },
  render: (args) => (
    <div style={{ inlineSize: 280 }}>
      <ShareOfferCard {...args} />
    </div>
  ),
};
