import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { bilingual } from '../../testing/bilingual.ts';
import { interactiveParameters } from '../../testing/modes.ts';
import { Stack } from '../Box/index.ts';
import { Button } from '../Button/index.ts';
import { Alert, type AlertProps } from './Alert.tsx';

const meta: Meta<typeof Alert> = {
  title: 'Feedback/Alert',
  component: Alert,
  render: bilingual<Partial<AlertProps>>((t, args) => (
    <Alert tone="info" title={t('طلبك قيد المراجعة', 'Your application is under review')} {...args}>
      {t('نرسل إليك رسالة حين يكتمل.', 'We will write to you when it is done.')}
    </Alert>
  )),
};
export default meta;
type Story = StoryObj<typeof Alert>;

export const Default: Story = {};
export const Variants: Story = {
  parameters: interactiveParameters,
  render: bilingual<Partial<AlertProps>>((t, args) => (
    <Stack>
      {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Alert
          key={tone}
          title={t('تعذّر الاتصال بالخادم', 'The server cannot be reached')}
          action={
            <Button size="sm" variant="secondary">
              {t('إعادة المحاولة', 'Try again')}
            </Button>
          }
          {...args}
          tone={tone}
        >
          {t('ما كتبته محفوظ.', 'What you typed is kept.')}
        </Alert>
      ))}
    </Stack>
  )),
};

/** Calls `onDismiss`; the parent removes the alert. */
export const Dismissible: Story = {
  args: { tone: 'success', onDismiss: fn() },
  play: async ({ canvasElement, args, globals }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: globals['locale'] === 'en' ? 'Close' : 'إغلاق' }),
    );
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  args: { tone: 'warning', onDismiss: fn() },
  render: bilingual<Partial<AlertProps>>((t, args) => (
    <div style={{ inlineSize: 280 }}>
      <Alert
        tone="info"
        {...args}
        title={t('عنوان طويل يلتف على أكثر من سطر حين يضيق المكان', 'A long title that wraps when the space is narrow')}
      >
        {t(
          'لم نتمكن من قراءة بيانات الحساب البنكي كما وردت، فراجعها ثم أعد إرسالها.',
          'The bank details could not be read as they came; look at them again and send them once more.',
        )}
      </Alert>
    </div>
  )),
};
export const MixedDirection: Story = {
  render: bilingual<Partial<AlertProps>>((t, args) => (
    <Alert tone="danger" {...args} title={t('رفض Visa العملية، الرمز 100.150.203', 'Visa refused: «الرصيد غير كافٍ»')} />
  )),
};
