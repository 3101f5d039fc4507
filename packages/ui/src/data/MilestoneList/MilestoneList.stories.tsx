import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { bilingual } from '../../testing/bilingual.ts';
import { MilestoneList, type MilestoneListProps } from './MilestoneList.tsx';

const meta: Meta<typeof MilestoneList> = {
  title: 'Data/MilestoneList',
  component: MilestoneList,
  render: bilingual<Partial<MilestoneListProps>>((t, args) => (
    <MilestoneList
      raised={17_800_000}
      items={[
        { amount: 3_000_000, title: t('الدراسة والترخيص', 'Survey and permit') },
        { amount: 11_000_000, title: t('الحفر والتبطين', 'Drilling and lining') },
        { amount: 18_500_000, title: t('المضخة والخزان', 'Pump and water tower') },
        { amount: 20_000_000, title: t('تسليم البئر للأهالي', 'Handover to the villagers') },
      ]}
      {...args}
    />
  )),
};
export default meta;
type Story = StoryObj<typeof MilestoneList>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText(/تحقّقت|Reached/)).toHaveLength(2);
  },
};
export const NoneReached: Story = { args: { raised: 0 } };
export const AllReached: Story = { args: { raised: 20_000_000 } };
export const MixedDirection: Story = {
  render: bilingual((t) => (
    <MilestoneList
      raised={100}
      items={[
        { amount: 100, title: t('تركيب نظام Smart Water', 'Fitting the system الري الذكي') },
        { amount: 200, title: t('شهادة ISO 9001:2015', 'Handover to لجنة الأهالي') },
      ]}
    />
  )),
};
