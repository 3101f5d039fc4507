import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../components/Box/index.ts';
import { Button } from '../../components/Button/index.ts';
import { bilingual } from '../../testing/bilingual.ts';
import { interactiveParameters } from '../../testing/modes.ts';
import { PlainToasts } from './PlainToasts.tsx';
import { toast } from './toast.ts';
import { ToastRegion } from './ToastRegion.tsx';

const meta: Meta<typeof ToastRegion> = { title: 'Feedback/Toast', component: ToastRegion };
export default meta;
type Story = StoryObj<typeof ToastRegion>;

/** Disappears after 3 s, or by its Close button. */
export const Default: Story = {
  parameters: interactiveParameters,
  render: bilingual((t) => (
    <Stack direction="row" gap={3}>
      <ToastRegion />
      <Button onClick={() => toast.success(t('حُفظت بياناتك', 'Your data was saved'))}>{t('احفظ', 'Save')}</Button>
    </Stack>
  )),
  play: async ({ canvasElement, globals }) => {
    const arabic = globals['locale'] !== 'en';
    await userEvent.click(within(canvasElement).getByRole('button'));
    const message = await screen.findByText(arabic ? 'حُفظت بياناتك' : 'Your data was saved');
    await waitFor(() => expect(message).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: arabic ? 'إغلاق' : 'Close' }));
    await waitFor(() => expect(message).not.toBeInTheDocument());
  },
};
/** Press a button to show its toast. */
export const Variants: Story = {
  parameters: interactiveParameters,
  render: bilingual((t) => (
    <Stack direction="row" wrap gap={3}>
      <ToastRegion />
      <Button variant="secondary" onClick={() => toast.success(t('أُرسلت رسالتك', 'Your message was sent'))}>
        {t('نجاح', 'Success')}
      </Button>
      <Button
        variant="secondary"
        onClick={() => toast.error(t('تعذّر إتمام الدفع', 'The payment could not be completed'))}
      >
        {t('خطأ', 'Error')}
      </Button>
      <Button variant="secondary" onClick={() => toast.info(t('لديك إشعار جديد', 'You have a new notification'))}>
        {t('معلومة', 'Info')}
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          toast.warning(
            t(
              'تنتهي جلستك بعد دقيقة، فاحفظ ما كتبته في النموذج قبل ذلك حتى لا تضطر إلى كتابته من جديد',
              'Your session ends in a minute; save what you wrote in the form before, so that you need not write it again',
            ),
          )
        }
      >
        {t('تحذير طويل', 'Long warning')}
      </Button>
    </Stack>
  )),
};
/** A two-line message with a name in the other script. */
export const MixedDirection: Story = {
  render: bilingual((t) => (
    <Stack direction="row" gap={3}>
      <ToastRegion />
      <Button
        onClick={() =>
          toast.info(
            t(
              'أُرسلت دعوة Noura Al-Harbi إلى noura@taawun.example، وستصلك منها رسالة قبل نهاية اليوم',
              'The invitation of نورة الحربي went to the branch in عنيزة; you will hear of it before the day ends',
            ),
          )
        }
      >
        {t('ادعُ Noura', 'Invite نورة')}
      </Button>
    </Stack>
  )),
};

/** Without a network the library of toasts may be missing: the messages stay until they are closed. */
export const WithoutLibrary: Story = {
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  render: bilingual((t) => (
    <PlainToasts
      first={[
        {
          tone: 'danger',
          text: t(
            'تعذّر الوصول إلى الخادم. تحقق من اتصالك ثم حاول مرة أخرى.',
            'We cannot reach the server. Check your connection and try again.',
          ),
        },
        { tone: 'success', text: t('حُفظت بياناتك', 'Your data was saved') },
      ]}
    />
  )),
};
