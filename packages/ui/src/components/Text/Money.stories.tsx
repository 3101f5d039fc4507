import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { bilingual } from '../../testing/bilingual.ts';
import { DescriptionList } from '../DescriptionList/index.ts';
import { Money, type MoneyProps } from './Money.tsx';
import { Text } from './Text.tsx';

type Args = Partial<MoneyProps>;
const meta: Meta<typeof Money> = { title: 'Components/Money', component: Money, args: { halalas: 60000 } };
export default meta;
type Story = StoryObj<typeof Money>;

export const Default: Story = {};
/**
 * The sign is an SVG, because few fonts have it, and screen readers announce the currency's name. It is left of the
 * number in both languages.
 */
export const Symbol: Story = {
  args: { sign: 'symbol', fraction: 'always' },
  play: async ({ canvasElement }) => {
    const sign = within(canvasElement).getByRole('img', { name: /^(ريال سعودي|SAR)$/ });
    const range = document.createRange();
    range.selectNodeContents(canvasElement.querySelector('bdi') as Element);
    await expect(sign.getBoundingClientRect().right).toBeLessThan(range.getBoundingClientRect().right);
    await expect(sign.getBoundingClientRect().left).toBeLessThanOrEqual(range.getBoundingClientRect().left + 1);
  },
};
export const Variants: Story = {
  play: async ({ canvasElement, globals }) => {
    const [negative] = [...canvasElement.querySelectorAll('bdi')].slice(-1);
    const english = globals['locale'] === 'en';
    await expect(negative).toHaveTextContent(english ? '−SAR 125' : '−١٢٥ ر.س');
    // The minus sign is at the start of the price, on the same line.
    const range = document.createRange();
    range.setStart(negative?.firstChild as Node, 0);
    range.setEnd(negative?.firstChild as Node, 1);
    const [minus, price] = [range.getBoundingClientRect(), (negative as Element).getBoundingClientRect()];
    await expect(Math.abs(english ? minus.left - price.left : minus.right - price.right)).toBeLessThan(1);
    await expect(minus.height).toBe(price.height);
  },
  render: bilingual<Args>((t, args) => (
    <DescriptionList
      items={[
        { term: t('كامل', 'Whole'), details: <Money halalas={60000} {...args} /> },
        { term: t('بالكسور', 'With decimals'), details: <Money {...args} halalas={125050} fraction="always" /> },
        { term: t('بارز', 'Strong'), details: <Money {...args} halalas={3000000} strong /> },
        { term: t('بالرمز', 'With the sign'), details: <Money {...args} halalas={3000000} sign="symbol" strong /> },
        { term: t('سالب', 'Negative'), details: <Money {...args} halalas={-12500} /> },
      ]}
    />
  )),
};
export const MixedDirection: Story = {
  render: bilingual<Args>((t, args) => (
    <Text>
      {t('دفعت Al-Harbi ', 'نورة paid ')}
      <Money halalas={12500} {...args} sign="symbol" />
      {t(' عن طريق mada في الفرع.', ' by مدى at the branch.')}
    </Text>
  )),
};
export const LongText: Story = {
  render: bilingual<Args>((t, args) => (
    <div style={{ maxInlineSize: 220 }}>
      <Text>
        {t('مجموع ما جُمع حتى اليوم من كل المتبرعين: ', 'Everything that all donors have given so far: ')}
        <Money {...args} halalas={123456789012} fraction="always" sign="symbol" />
      </Text>
    </div>
  )),
};
