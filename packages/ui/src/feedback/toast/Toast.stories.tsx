import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../components/Box/index.ts';
import { Button } from '../../components/Button/index.ts';
import { bilingual } from '../../testing/bilingual.ts';
import { interactiveParameters, onPaper } from '../../testing/modes.ts';
import { toast } from './toast.ts';
import { ToastRegion } from './ToastRegion.tsx';

const onUndo = fn();

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
export const Paper: Story = { ...Default, ...onPaper };
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

/** Undoes what the message reports. With an action a message stays for 8 s; here it stays until it is closed. */
export const WithAction: Story = {
  beforeEach: () => () => toast.dismiss(),
  render: bilingual((t) => (
    <div style={{ minBlockSize: '10rem' }}>
      <ToastRegion />
      <Button
        variant="secondary"
        onClick={() =>
          toast.success(t('أُلغي اشتراكك الشهري', 'Your subscription was cancelled'), {
            action: { label: t('تراجع', 'Undo'), onPress: onUndo },
            duration: null,
          })
        }
      >
        {t('ألغِ الاشتراك', 'Cancel subscription')}
      </Button>
    </div>
  )),
  play: async ({ canvasElement, globals }) => {
    const undo = globals['locale'] === 'en' ? 'Undo' : 'تراجع';
    onUndo.mockClear();
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('button', { name: undo }));
    await expect(onUndo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('button', { name: undo })).toBeNull());
    await userEvent.click(button);
    await waitFor(async () => expect(await screen.findByRole('button', { name: undo })).toBeVisible());
  },
};
/** One message for work that takes a while: first that it goes on, then how it ended. */
export const WhileWorking: Story = {
  beforeEach: () => () => toast.dismiss(),
  render: bilingual((t) => (
    <div style={{ minBlockSize: '10rem' }}>
      <ToastRegion />
      <Button
        variant="secondary"
        onClick={() => {
          const { promise } = Promise.withResolvers<void>();
          void toast.promise(promise, {
            pending: t('نجهّز كشف حسابك…', 'Preparing your statement…'),
            success: t('كشف حسابك جاهز', 'Your statement is ready'),
            error: t('تعذّر تجهيز الكشف', 'The statement could not be prepared'),
          });
        }}
      >
        {t('كشف الحساب', 'Statement')}
      </Button>
    </div>
  )),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(screen.getByText(/نجهّز كشف حسابك…|Preparing your statement…/)).toBeVisible());
  },
};
