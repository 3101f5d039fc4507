import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { bilingual } from '../../testing/bilingual.ts';
import { Stack } from '../Box/index.ts';
import { Text } from '../Text/index.ts';
import { Spinner, type SpinnerProps } from './Spinner.tsx';

const meta: Meta<typeof Spinner> = {
  title: 'Components/Spinner',
  component: Spinner,
  render: bilingual<Partial<SpinnerProps>>((t, args) => (
    <Spinner label={t('جارٍ تحميل العروض', 'Loading offers')} {...args} />
  )),
};
export default meta;
type Story = StoryObj<typeof Spinner>;

/** Its label is announced. */
export const Default: Story = {
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      globals['locale'] === 'en' ? 'Loading offers' : 'جارٍ تحميل العروض',
    );
  },
};
export const Sizes: Story = {
  render: bilingual((t) => (
    <Stack direction="row" gap={6} align="center" wrap>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Spinner key={size} size={size} label={t('جارٍ التحميل', 'Loading')} />
      ))}
    </Stack>
  )),
};
/** Beside a text that says what is awaited it is decorative. */
export const WithText: Story = {
  render: bilingual((t) => (
    <Stack direction="row" gap={3} align="center">
      <Spinner size="sm" />
      <Text role="status">{t('نتأكد من البنك…', 'Checking with your bank…')}</Text>
    </Stack>
  )),
};
/** On a dark surface. */
export const Deep: Story = {
  render: bilingual((t) => (
    <div data-surface="deep" style={{ padding: 24, background: 'var(--ta-surface-deep)' }}>
      <Spinner label={t('جارٍ التحميل', 'Loading')} />
    </div>
  )),
};
/** The name of what is awaited is of the other script. */
export const MixedDirection: Story = {
  render: bilingual((t) => (
    <Stack direction="row" gap={3} align="center">
      <Spinner size="sm" />
      <Text role="status">{t('نتصل بـ \u2068Apple Pay\u2069…', 'Calling \u2068بنك الراجحي\u2069…')}</Text>
    </Stack>
  )),
};
