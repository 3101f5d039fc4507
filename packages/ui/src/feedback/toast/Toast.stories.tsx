import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../components/Box/index.ts';
import { Button } from '../../components/Button/index.ts';
import { bilingual } from '../../testing/bilingual.ts';
import { ErrorPage } from '../ErrorPage/index.ts';
import { LoadingBar } from '../LoadingBar/index.ts';
import { toast } from './toast.ts';
import { ToastRegion } from './ToastRegion.tsx';

const meta = { title: 'Feedback/Toast', component: ToastRegion } satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Leaves after 3 s, or by its Close action. */
export const Default: Story = {
  render: bilingual((t) => <Stack direction="row" gap={3}><ToastRegion /><Button onClick={() => toast.success(t('حُفظت بياناتك', 'Your data was saved'))}>{t('احفظ', 'Save')}</Button></Stack>),
  play: async ({ canvasElement, globals }) => {
    const arabic = globals['locale'] !== 'en';
    await userEvent.click(within(canvasElement).getByRole('button'));
    const message = await screen.findByText(arabic ? 'حُفظت بياناتك' : 'Your data was saved', {}, { timeout: 5000 });
    await waitFor(() => expect(message).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: arabic ? 'إغلاق' : 'Close' }));
    await waitFor(() => expect(message).not.toBeInTheDocument(), { timeout: 5000 });
  },
};
export const NotFound: Story = { render: () => <ErrorPage status={404} homeHref="#home" /> };
export const ServerError: Story = { render: bilingual((t) => <ErrorPage status={500} message={t('الخدمة متوقفة قليلًا للصيانة.', 'The service is down for maintenance.')} homeHref="#home" onRetry={() => undefined} />) };
/** Shows after 200 ms. */
export const Loading: Story = { render: () => <LoadingBar active />, play: async () => { await waitFor(() => expect(screen.getByRole('progressbar')).toBeVisible()); } };
