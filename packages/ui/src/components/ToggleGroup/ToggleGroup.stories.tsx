import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { bilingual, type Pick } from '../../testing/bilingual.ts';
import { interactiveParameters } from '../../testing/modes.ts';
import type { SegmentOption } from '../SegmentedControl/index.ts';
import { ToggleGroup, type ToggleGroupProps } from './ToggleGroup.tsx';

type Args = Partial<ToggleGroupProps>;
const fields = (t: Pick): SegmentOption[] => [
  { value: 'water', label: t('الماء', 'Water') },
  { value: 'education', label: t('التعليم', 'Education') },
  { value: 'health', label: t('الصحة', 'Health') },
];
const meta: Meta<typeof ToggleGroup> = {
  title: 'Components/ToggleGroup',
  component: ToggleGroup,
  args: { onValueChange: fn(), defaultValue: ['water'] },
  render: bilingual<Args>((t, args) => (
    <ToggleGroup label={t('مجالات البرامج', 'Fields of the programs')} options={fields(t)} {...args} />
  )),
};
export default meta;
type Story = StoryObj<typeof ToggleGroup>;

export const Default: Story = {
  parameters: interactiveParameters,
  play: async ({ canvasElement, args }) => {
    const health = within(canvasElement).getByRole('button', { name: /الصحة|Health/ });
    await userEvent.click(health);
    await expect(health).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['water', 'health']);
  },
};
export const WithIcons: Story = {
  args: { defaultValue: ['farms'] },
  render: bilingual<Args>((t, args) => (
    <ToggleGroup
      label={t('طبقات الخريطة', 'Layers of the map')}
      options={[
        { value: 'branches', label: t('الفروع', 'Branches'), icon: 'pin' },
        { value: 'farms', label: t('المزارع', 'Farms'), icon: 'leaf' },
      ]}
      {...args}
    />
  )),
};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  render: bilingual<Args>((t, args) => (
    <div style={{ inlineSize: 220 }}>
      <ToggleGroup
        label={t('مجالات البرامج', 'Fields of the programs')}
        options={[
          {
            value: 'water',
            label: t('حفر الآبار وسقيا القرى البعيدة عن الشبكة', 'Wells and water for villages far from the network'),
          },
          { value: 'health', label: t('الصحة', 'Health') },
        ]}
        {...args}
      />
    </div>
  )),
};
export const MixedDirection: Story = {
  args: { defaultValue: ['mada'] },
  render: bilingual<Args>((t, args) => (
    <ToggleGroup
      label={t('طرق الدفع', 'Ways to pay')}
      options={[
        { value: 'mada', label: t('بطاقة mada', 'mada مدى') },
        { value: 'apple', label: t('محفظة Apple Pay', 'Apple Pay محفظة') },
      ]}
      {...args}
    />
  )),
};
