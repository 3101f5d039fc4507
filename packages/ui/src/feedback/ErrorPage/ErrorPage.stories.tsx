import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { bilingual } from '../../testing/bilingual.ts';
import { interactiveParameters } from '../../testing/modes.ts';
import { ErrorPage, type ErrorPageProps } from './ErrorPage.tsx';

const meta: Meta<typeof ErrorPage> = {
  title: 'Feedback/ErrorPage',
  component: ErrorPage,
  args: { status: 404, homeHref: '#home' },
};
export default meta;
type Story = StoryObj<typeof ErrorPage>;

/** The texts of the specification, section 2. */
export const Default: Story = {
  parameters: interactiveParameters,
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      globals['locale'] === 'en' ? '404 Not Found' : '404 الصفحة غير موجودة',
    );
  },
};
export const ServerError: Story = {
  args: { status: 500, onRetry: fn() },
  play: async ({ canvasElement, args, globals }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      globals['locale'] === 'en' ? 'An error occurred' : 'حدث خطأ',
    );
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const OwnMessage: Story = {
  args: { status: 503 },
  render: bilingual<Partial<ErrorPageProps>>((t, args) => (
    <ErrorPage
      status={503}
      homeHref="#home"
      {...args}
      message={t('الخدمة متوقفة قليلًا للصيانة.', 'The service is down for maintenance.')}
    />
  )),
};
export const MixedDirection: Story = {
  args: { status: 503 },
  render: bilingual<Partial<ErrorPageProps>>((t, args) => (
    <ErrorPage
      status={503}
      homeHref="#home"
      {...args}
      message={t(
        'بوابة HyperPay لا تستجيب الآن. راسلنا على support@taawun.example إن تكرّر ذلك.',
        'The service نفاذ does not answer now. Ask the branch in بريدة if it happens again.',
      )}
    />
  )),
};
