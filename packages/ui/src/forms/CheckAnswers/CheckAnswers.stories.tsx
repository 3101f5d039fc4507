import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PhoneText } from '../../components/Text/index.ts';
import { bilingual } from '../../testing/bilingual.ts';
import { CheckAnswers, type CheckAnswersProps } from './CheckAnswers.tsx';

type Args = Partial<CheckAnswersProps>;
const meta = { title: 'Forms/CheckAnswers', component: CheckAnswers, args: { title: '', answers: [], onChangeRequest: fn() } } satisfies Meta<typeof CheckAnswers>;
export default meta;
type Story = StoryObj<typeof meta>;

const section = bilingual<Args>((t, args) => (
  <CheckAnswers
    {...args}
    title={t('البيانات الشخصية', 'Personal information')}
    answers={[
      { term: t('الاسم', 'Name'), details: t('نورة بنت عبدالعزيز الحربي', 'Noura Al-Harbi') },
      { term: t('رقم الجوال', 'Phone number'), details: <PhoneText value="+966500000001" /> },
      { term: t('رقم الوحدة', 'Unit number') },
    ]}
  />
));

/** An answer that was not given is said to be so; the button says what it changes. */
export const Default: Story = {
  render: section,
  play: async ({ canvasElement, args, globals }) => {
    const arabic = globals['locale'] !== 'en';
    await expect(canvasElement).toHaveTextContent(arabic ? 'لم يُدخل' : 'Not given');
    await userEvent.click(within(canvasElement).getByRole('button', { name: arabic ? 'تعديل البيانات الشخصية' : 'Change Personal information' }));
    await expect(args.onChangeRequest).toHaveBeenCalledOnce();
  },
};
export const AsLink: Story = { args: { href: '#step-1', level: 3 }, render: section };
