import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/Button/index.ts';
import { Money } from '../../components/Text/index.ts';
import { bilingual } from '../../testing/bilingual.ts';
import { interactiveParameters } from '../../testing/modes.ts';
import { Portfolio, type PortfolioProps } from './Portfolio.tsx';

const PRICES = [9_600, 9_750, 9_700, 9_900, 9_850, 10_000, 10_150, 10_100, 10_250].map((price, index) => ({
  date: `2026-0${index + 1}-16`,
  price,
}));

const meta: Meta<typeof Portfolio> = {
  title: 'Cards/Portfolio',
  component: Portfolio,
  parameters: { i18n: { mixedDirection: 'renders figures and texts of the catalogue only' } },
  render: bilingual<Partial<PortfolioProps>>((t, args) => (
    <Portfolio
      shares={50}
      price={10_250}
      prices={PRICES}
      stake={{ owned: 0.005, cap: 0.2 }}
      facts={[{ term: t('متوسط سعر الشراء', 'Average purchase price'), details: <Money halalas={9_810} /> }]}
      actions={
        <Button size="sm" variant="secondary" icon="download">
          {t('شهادة الحصص', 'Share certificate')}
        </Button>
      }
      {...args}
    />
  )),
};
export default meta;
type Story = StoryObj<typeof Portfolio>;

export const Default: Story = { parameters: interactiveParameters };
export const Falling: Story = { args: { prices: PRICES.toReversed(), price: 9_600 } };
/** No shares, and no trade yet. */
export const Empty: Story = { args: { shares: 0, price: 10_000, prices: [], stake: { owned: 0, cap: 0.2 } } };
/** The member owns as much as one member may. */
export const AtTheCap: Story = { args: { shares: 2_000, stake: { owned: 0.2, cap: 0.2 } } };
