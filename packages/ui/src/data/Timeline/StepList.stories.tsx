import type { Meta, StoryObj } from '@storybook/react-vite';
import { bilingual } from '../../testing/bilingual.ts';
import { HOSTILE_TEXTS } from '../../testing/hostile.ts';
import { StepList, type StepListProps } from './Timeline.tsx';

const meta: Meta<typeof StepList> = {
  title: 'Data/StepList',
  component: StepList,
  render: bilingual<Partial<StepListProps>>((t, args) => (
    <StepList
      items={[
        t('املأ الطلب', 'Fill in the application'),
        t('نراجعه خلال ثلاثة أيام', 'We review it within three days'),
        t('ادفع ثمن الحصص', 'Pay for the shares'),
      ]}
      {...args}
    />
  )),
};
export default meta;
type Story = StoryObj<typeof StepList>;

export const Default: Story = {};
export const LongText: Story = {
  render: bilingual((t) => (
    <div style={{ inlineSize: 260 }}>
      <StepList
        items={[
          t(
            'املأ طلب العضوية بياناتك كما في الهوية الوطنية، وأرفق صورة منها',
            'Fill in the application as on your national identity card, and attach a picture of it',
          ),
          t('ادفع', 'Pay'),
        ]}
      />
    </div>
  )),
};
export const MixedDirection: Story = {
  render: bilingual((t) => (
    <div style={{ inlineSize: 280 }}>
      <StepList
        items={[
          t('سجّل الدخول عبر Nafath برقم هويتك', 'Sign in with نفاذ and your identity number'),
          t('ارفع السجل التجاري بصيغة PDF أو JPG', 'Send السجل التجاري as a picture'),
          t('ادفع بـ Apple Pay أو حوّل إلى حساب Al Rajhi Bank', 'Pay by مدى or to the account at مصرف الراجحي'),
        ]}
      />
    </div>
  )),
};
/** Extreme content, and minimal content. */
export const Hostile: Story = { render: () => <StepList items={HOSTILE_TEXTS} /> };
