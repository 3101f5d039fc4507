import { toLocaleDigits } from '@taawun/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../../components/Box/index.ts';
import { bilingual } from '../../../testing/bilingual.ts';
import { interactiveParameters } from '../../../testing/modes.ts';
import { Live } from '../../story/Live.tsx';
import { TextField } from '../TextField/index.ts';
import { ErrorSummary, type ErrorSummaryProps } from './ErrorSummary.tsx';

const meta: Meta<typeof ErrorSummary> = {
  title: 'Forms/ErrorSummary',
  component: ErrorSummary,
  render: bilingual<Partial<ErrorSummaryProps>>((t, args) => (
    <Stack gap={6}>
      <ErrorSummary
        errors={[
          { id: 'city', message: t('المدينة حقل مطلوب', 'City field is required') },
          { message: t('تعذّر التحقق من الحساب البنكي', 'The bank account could not be checked') },
        ]}
        {...args}
      />
      <Live initial="">
        {(value, set) => <TextField id="city" label={t('المدينة', 'City')} value={value} onValueChange={set} />}
      </Live>
    </Stack>
  )),
};
export default meta;
type Story = StoryObj<typeof ErrorSummary>;

/** Each error links to its field. */
export const Default: Story = {
  parameters: interactiveParameters,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
export const LongText: Story = {
  render: bilingual((t) => (
    <div style={{ inlineSize: 300 }}>
      <ErrorSummary
        errors={Array.from({ length: 11 }, (_, index) => ({
          message: t(
            `الحقل رقم ${toLocaleDigits(String(index + 1), 'ar')} لا يطابق ما في السجلات الرسمية`,
            `Field number ${index + 1} does not agree with the official records`,
          ),
        }))}
      />
    </div>
  )),
};
/** Numbers, codes and addresses in a message keep their own order. */
export const MixedDirection: Story = {
  render: bilingual((t) => (
    <ErrorSummary
      errors={[
        {
          message: t(
            'رقم الآيبان SA03 8000 0000 6080 1016 7518 غير صحيح',
            'The IBAN SA03 8000 0000 6080 1016 7518 is not valid',
          ),
        },
        { message: t('البريد info@taawun.example مسجّل من قبل', 'The name مؤسسة الوادي is taken') },
      ]}
    />
  )),
};
