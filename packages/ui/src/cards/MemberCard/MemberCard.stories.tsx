import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPaper } from '../../testing/modes.ts';
import { bilingual } from '../../testing/bilingual.ts';
import { MemberCard, type MemberCardProps } from './MemberCard.tsx';

const meta: Meta<typeof MemberCard> = {
  title: 'Cards/MemberCard',
  component: MemberCard,
  render: bilingual<Partial<MemberCardProps>>((t, args) => (
    <MemberCard
      association={t('تعاون', 'Taawun')}
      name={t('سارة بنت محمد القحطاني', 'Sara Mohammed Al-Qahtani')}
      number="10482"
      since="2026-11-25"
      {...args}
    />
  )),
};
export default meta;
type Story = StoryObj<typeof MemberCard>;

export const Default: Story = {};
export const Paper: Story = { ...onPaper };
/** The card of a narrow phone. */
export const Narrow: Story = {
  decorators: [(story) => <div style={{ inlineSize: '16rem', maxInlineSize: '100%' }}>{story()}</div>],
};
export const LongText: Story = {
  render: bilingual<Partial<MemberCardProps>>((t, args) => (
    <MemberCard
      association={t('جمعية القصيم التعاونية متعددة الأغراض', 'Qassim Multipurpose Cooperative Association')}
      name={t(
        'عبدالرحمن بن عبدالعزيز بن عبدالمحسن آل الشيخ السديري',
        'Abdulrahman Abdulaziz Abdulmohsen Al-Alsheikh Al-Sudairi',
      )}
      number="1000000482"
      since="1999-12-31"
      {...args}
    />
  )),
};
/** The name is of the other script. */
export const MixedDirection: Story = {
  render: bilingual<Partial<MemberCardProps>>((t, args) => (
    <MemberCard
      association={t('تعاون', 'Taawun')}
      name={t('Noura Al-Harbi', 'نورة الحربي')}
      number="10482"
      since="2026-11-25"
      {...args}
    />
  )),
};
