import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { bilingual } from '../../testing/bilingual.ts';
import { Stack } from '../Box/index.ts';
import { Text } from '../Text/index.ts';
import { Divider, type DividerProps } from './Divider.tsx';

type Args = Partial<DividerProps>;
const meta: Meta<typeof Divider> = {
  title: 'Components/Divider',
  component: Divider,
  render: bilingual<Args>((t, args) => (
    <Stack gap={4}>
      <Text>{t('تُحتسب علاوة الإصدار مرة واحدة.', 'The share premium is charged once.')}</Text>
      <Divider {...args} />
      <Text>{t('لا تُسترد العلاوة عند البيع.', 'It is not paid back on a sale.')}</Text>
    </Stack>
  )),
};
export default meta;
type Story = StoryObj<typeof Divider>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('separator')).toBeVisible();
  },
};
/** Between the items of a row. */
export const Vertical: Story = {
  render: bilingual<Args>((t, args) => (
    <Stack direction="row" wrap gap={4} align="center">
      <Text>{t('١٢ برنامجًا', '12 programs')}</Text>
      <Divider {...args} orientation="vertical" />
      <Text>{t('٣ فروع', '3 branches')}</Text>
    </Stack>
  )),
};
/** Between two ways to do the same. */
export const WithText: Story = {
  render: bilingual<Args>((t, args) => <Divider {...args}>{t('أو', 'or')}</Divider>),
};
export const VerticalWithText: Story = {
  render: bilingual<Args>((t, args) => (
    <Stack direction="row" gap={4} style={{ blockSize: 160 }}>
      <Text>{t('حساب جديد', 'New account')}</Text>
      <Divider {...args} orientation="vertical">
        {t('أو', 'or')}
      </Divider>
      <Text>{t('تسجيل الدخول', 'Sign in')}</Text>
    </Stack>
  )),
};
export const LongText: Story = {
  render: bilingual<Args>((t, args) => (
    <div style={{ inlineSize: 240 }}>
      <Divider {...args}>
        {t('أو ادفع بتحويل بنكي إلى حساب الجمعية', 'or pay by bank transfer to the association’s account')}
      </Divider>
    </div>
  )),
};
export const MixedDirection: Story = {
  render: bilingual<Args>((t, args) => (
    <Divider {...args}>{t('أو سجّل الدخول عبر Nafath', 'or sign in with نفاذ')}</Divider>
  )),
};
