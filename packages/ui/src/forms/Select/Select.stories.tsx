import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { bilingual, type Pick } from '../../testing/bilingual.ts';
import { Live } from '../story/Live.tsx';
import { Select, type SelectProps } from './Select.tsx';

type Args = Partial<SelectProps>;
const options = (t: Pick) => [{ value: 'qassim', label: t('القصيم', 'Qassim') }, { value: 'riyadh', label: t('الرياض', 'Riyadh') }, { value: 'makkah', label: t('مكة المكرمة', 'Makkah'), disabled: true }];
const meta: Meta<typeof Select> = {
  title: 'Forms/Select',
  component: Select,
  args: { value: '', onValueChange: fn() },
  render: bilingual<Args>((t, args) => <Live initial={args.value ?? ''}>{(value, set) => <Select label={t('المنطقة', 'Region')} options={options(t)} {...args} value={value} onValueChange={(next) => { set(next); args.onValueChange?.(next); }} />}</Live>),
};
export default meta;
type Story = StoryObj<typeof Select>;

export const Default: Story = {
  args: { required: true },
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByRole('combobox');
    await expect(select).toHaveDisplayValue(/اختر|Choose/);
    await userEvent.selectOptions(select, 'riyadh');
    await expect(select).toHaveDisplayValue(/الرياض|Riyadh/);
    await expect(args.onValueChange).toHaveBeenCalledWith('riyadh');
  },
};
export const Chosen: Story = { args: { value: 'qassim' } };
export const Disabled: Story = { args: { value: 'qassim', disabled: true } };
export const Invalid: Story = { render: bilingual<Args>((t, args) => <Live initial="">{(value, set) => <Select label={t('المنطقة', 'Region')} options={options(t)} error={t('المنطقة حقل مطلوب', 'Region field is required')} required {...args} value={value} onValueChange={set} />}</Live>), play: async ({ canvasElement }) => { await expect(within(canvasElement).getByRole('combobox')).toBeInvalid(); } };
export const LongText: Story = { render: bilingual<Args>((t, args) => <div style={{ inlineSize: 200 }}><Live initial="long">{(value, set) => <Select label={t('الفرع الأقرب إليك', 'The branch nearest to you')} options={[{ value: 'long', label: t('فرع محافظة عيون الجواء والقرى المجاورة لها', 'Branch of Uyun Al Jiwa and the villages around it') }]} {...args} value={value} onValueChange={set} />}</Live></div>) };
