import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { bilingual } from '../../../testing/bilingual.ts';
import { interactiveParameters } from '../../../testing/modes.ts';
import { FormAlert, type FormAlertProps } from './ErrorSummary.tsx';

const meta: Meta<typeof FormAlert> = {
  title: 'Forms/FormAlert',
  component: FormAlert,
  args: { onRetry: fn() },
  render: bilingual<Partial<FormAlertProps>>((t, args) => (
    <FormAlert title={t('تعذّر الاتصال بالخادم', 'The server cannot be reached')} {...args} />
  )),
};
export default meta;
type Story = StoryObj<typeof FormAlert>;

export const Default: Story = {
  parameters: interactiveParameters,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const WithoutRetry: Story = {
  render: bilingual((t) => <FormAlert title={t('انتهت مهلة هذا الطلب', 'This request has expired')} />),
};
export const LongText: Story = {
  render: bilingual<Partial<FormAlertProps>>((t, args) => (
    <div style={{ inlineSize: 280 }}>
      <FormAlert
        {...args}
        title={t(
          'تعذّر إرسال طلب العضوية إلى الجمعية في هذه اللحظة',
          'The application could not be sent to the association at this moment',
        )}
      >
        {t(
          'الخادم مشغول بإصدار بيانات نهاية السنة. ما كتبته محفوظ في هذه الصفحة، ويمكنك إعادة المحاولة بعد دقيقة أو الاتصال بأقرب فرع.',
          'The server is busy with the statements of the year’s end. What you wrote is kept on this page: try again in a minute, or call the nearest branch.',
        )}
      </FormAlert>
    </div>
  )),
};
export const MixedDirection: Story = {
  render: bilingual<Partial<FormAlertProps>>((t, args) => (
    <div style={{ inlineSize: 300 }}>
      <FormAlert {...args} title={t('لم تستجب بوابة HyperPay', 'The service نفاذ did not answer')}>
        {t(
          'رمز العطل PAY-504، وسنرسل النتيجة إلى noura@taawun.example فور وصولها.',
          'Ask the branch in عنيزة, or try again after صلاة المغرب when fewer people use أبشر.',
        )}
      </FormAlert>
    </div>
  )),
};
