import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Bdi, PhoneText } from '../../../components/Text/index.ts';
import { bilingual } from '../../../testing/bilingual.ts';
import { interactiveParameters, onPhone } from '../../../testing/modes.ts';
import { CheckAnswers, type CheckAnswersProps } from './CheckAnswers.tsx';

type Args = Partial<CheckAnswersProps>;
const meta = {
  title: 'Forms/CheckAnswers',
  component: CheckAnswers,
  args: { title: '', answers: [], onChangeRequest: fn() },
} satisfies Meta<typeof CheckAnswers>;
export default meta;
type Story = StoryObj<typeof meta>;

const section = bilingual<Args>((t, args) => (
  <CheckAnswers
    {...args}
    title={t('البيانات الشخصية', 'Personal details')}
    answers={[
      { term: t('الاسم', 'Name'), details: t('نورة بنت عبدالعزيز الحربي', 'Noura Al-Harbi') },
      { term: t('رقم الجوال', 'Phone number'), details: <PhoneText value="+966500000001" /> },
      { term: t('رقم الوحدة', 'Unit number') },
    ]}
  />
));

/** A missing answer is shown as such; the button's accessible name includes the section title. */
export const Default: Story = {
  parameters: interactiveParameters,
  render: section,
  play: async ({ canvasElement, args, globals }) => {
    const arabic = globals['locale'] !== 'en';
    await expect(canvasElement).toHaveTextContent(arabic ? 'لم يُدخل' : 'Not provided');
    await userEvent.click(
      within(canvasElement).getByRole('button', {
        name: arabic ? 'تعديل البيانات الشخصية' : 'Change Personal details',
      }),
    );
    await expect(args.onChangeRequest).toHaveBeenCalledOnce();
  },
};
export const Phone: Story = { ...onPhone, render: section };
export const AsLink: Story = {
  args: { href: '#step-1', onChangeRequest: undefined as never, level: 3 },
  render: section,
};
export const LongText: Story = {
  render: bilingual<Args>((t, args) => (
    <div style={{ inlineSize: 300 }}>
      <CheckAnswers
        {...args}
        title={t('عنوان المراسلات لإشعارات الجمعية العمومية', 'Address for the notices of the general assembly')}
        answers={[
          {
            term: t('اسم المستلم كما يُكتب على الظرف', 'Recipient’s name as written on the envelope'),
            details: t(
              'نورة بنت عبدالعزيز بن محمد الحربي، عناية مكتب الأستاذ فهد للاستشارات',
              'Noura bint Abdulaziz bin Mohammed Al-Harbi, care of the office of Mr Fahd',
            ),
          },
          { term: t('المدينة', 'City'), details: t('بريدة', 'Buraydah') },
        ]}
      />
    </div>
  )),
};
/** Answers in the other script are bidi-isolated. */
export const MixedDirection: Story = {
  render: bilingual<Args>((t, args) => (
    <CheckAnswers
      {...args}
      title={t('جهة العمل', 'Employer')}
      answers={[
        {
          term: t('الشركة', 'Company'),
          details: <Bdi>{t('Green Valley Trading (KSA) Ltd.', 'مؤسسة الوادي الأخضر (القصيم)')}</Bdi>,
        },
        { term: t('رقم الجوال', 'Phone number'), details: <PhoneText value="+966500000001" /> },
      ]}
    />
  )),
};
