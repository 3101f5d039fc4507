import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { bilingual } from '../../testing/bilingual.ts';
import { interactiveParameters } from '../../testing/modes.ts';
import { TaskList, type TaskListProps } from './TaskList.tsx';

type Args = Partial<TaskListProps>;
const meta: Meta<typeof TaskList> = {
  title: 'Components/TaskList',
  component: TaskList,
  render: bilingual<Args>((t, args) => (
    <TaskList
      tasks={[
        {
          key: 'member',
          title: t('أكمل بياناتك الشخصية', 'Complete your personal data'),
          href: '#member',
          status: { label: t('مكتملة', 'Completed') },
        },
        {
          key: 'bank',
          title: t('أضف حسابك البنكي', 'Add your bank account'),
          href: '#bank',
          hint: t('تحتاج إلى رقم الآيبان.', 'You need your IBAN.'),
          status: { label: t('لم تبدأ', 'Not started'), tone: 'primary' },
        },
        {
          key: 'identity',
          title: t('أرفق صورة هويتك', 'Attach a copy of your identity card'),
          href: '#identity',
          status: { label: t('تحتاج إلى تصحيح', 'Needs a correction'), tone: 'danger' },
        },
        {
          key: 'shares',
          title: t('ادفع قيمة أسهمك', 'Pay for your shares'),
          hint: t('بعد قبول طلبك.', 'Once your application is accepted.'),
          status: { label: t('لا يمكن البدء بعد', 'Cannot start yet'), tone: 'neutral' },
        },
      ]}
      {...args}
    />
  )),
};
export default meta;
type Story = StoryObj<typeof TaskList>;

export const Default: Story = {
  parameters: interactiveParameters,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')[1]).toHaveAccessibleDescription(
      /تحتاج إلى رقم الآيبان\. لم تبدأ|You need your IBAN\. Not started/,
    );
  },
};
export const LongText: Story = {
  render: bilingual<Args>((t, args) => (
    <div style={{ inlineSize: 260 }}>
      <TaskList
        {...args}
        tasks={[
          {
            key: 'a',
            title: t(
              'أرفق صورة من هويتك الوطنية أو من إقامتك سارية المفعول',
              'Attach a copy of your national identity card or of your valid residence permit',
            ),
            href: '#a',
            hint: t(
              'صورة واضحة بصيغة PDF أو JPG، لا تزيد على خمسة ميجابايت.',
              'A clear PDF or JPG of at most five megabytes.',
            ),
            status: { label: t('تنتظر المراجعة منذ يومين', 'Awaiting review for two days'), tone: 'warning' },
          },
        ]}
      />
    </div>
  )),
};
export const MixedDirection: Story = {
  render: bilingual<Args>((t, args) => (
    <TaskList
      {...args}
      tasks={[
        {
          key: 'a',
          title: t('اربط حسابك في Absher', 'Connect your account in أبشر'),
          href: '#a',
          hint: t('برقم SA0380000000608010167519', 'With the name نورة الحربي'),
          status: { label: t('حالة Pending', 'الحالة: pending'), tone: 'warning' },
        },
      ]}
    />
  )),
};
