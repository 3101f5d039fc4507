import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { bilingual, type Pick } from '../../../testing/bilingual.ts';
import { interactiveParameters } from '../../../testing/modes.ts';
import { FieldRow } from '../Field/index.ts';
import { Live } from '../../story/Live.tsx';
import { Select, type SelectProps } from './Select.tsx';

type Args = Partial<SelectProps>;
const options = (t: Pick) => [
  { value: 'qassim', label: t('القصيم', 'Qassim') },
  { value: 'riyadh', label: t('الرياض', 'Riyadh') },
  { value: 'makkah', label: t('مكة المكرمة', 'Makkah'), disabled: true },
];
const meta: Meta<typeof Select> = {
  title: 'Forms/Select',
  component: Select,
  args: { value: '', onValueChange: fn() },
  render: bilingual<Args>((t, args) => (
    <Live initial={args.value ?? ''}>
      {(value, set) => (
        <Select
          label={t('المنطقة', 'Region')}
          options={options(t)}
          {...args}
          value={value}
          onValueChange={(next) => {
            set(next);
            args.onValueChange?.(next);
          }}
        />
      )}
    </Live>
  )),
};
export default meta;
type Story = StoryObj<typeof Select>;

export const Default: Story = {
  parameters: interactiveParameters,
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
export const Invalid: Story = {
  render: bilingual<Args>((t, args) => (
    <Live initial="">
      {(value, set) => (
        <Select
          label={t('المنطقة', 'Region')}
          options={options(t)}
          error={t('المنطقة حقل مطلوب', 'Region field is required')}
          required
          {...args}
          value={value}
          onValueChange={set}
        />
      )}
    </Live>
  )),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox')).toBeInvalid();
  },
};
export const LongText: Story = {
  render: bilingual<Args>((t, args) => (
    <div style={{ inlineSize: 200 }}>
      <Live initial="long">
        {(value, set) => (
          <Select
            label={t('الفرع الأقرب إليك', 'The branch nearest to you')}
            options={[
              {
                value: 'long',
                label: t(
                  'فرع محافظة عيون الجواء والقرى المجاورة لها',
                  'Branch of Uyun Al Jiwa and the villages around it',
                ),
              },
            ]}
            {...args}
            value={value}
            onValueChange={set}
          />
        )}
      </Live>
    </div>
  )),
};
/** Options in the other script are bidi-isolated. */
export const MixedDirection: Story = {
  render: bilingual<Args>((t) => (
    <Live initial="hub">
      {(value, set) => (
        <Select
          label={t('الفرع', 'Branch')}
          options={[{ value: 'hub', label: t('Riyadh Front (مبنى 2)', 'واجهة الرياض (building 2)') }]}
          value={value}
          onValueChange={set}
        />
      )}
    </Live>
  )),
};
function Dependent({ t }: { t: Pick }) {
  const [place, setPlace] = useState({ region: '', city: '' });
  const [cities, setCities] = useState<SelectProps['options'] | null>([]);
  const known = {
    qassim: [{ value: 'buraydah', label: t('بريدة', 'Buraydah') }],
    riyadh: [{ value: 'kharj', label: t('الخرج', 'Al Kharj') }],
  };
  return (
    <FieldRow>
      <Select
        label={t('المنطقة', 'Region')}
        options={options(t)}
        value={place.region}
        onValueChange={(region) => {
          setPlace({ region, city: '' });
          setCities(region === 'riyadh' ? null : (known[region as 'qassim'] ?? []));
        }}
      />
      <Select
        label={t('المدينة', 'City')}
        options={cities ?? []}
        value={place.city}
        onValueChange={(city) => setPlace({ ...place, city })}
        disabled={cities?.length === 0}
        aria-busy={cities === null}
        placeholder={cities === null ? t('جارٍ تحميل المدن', 'Loading the cities') : undefined}
      />
    </FieldRow>
  );
}
/**
 * Dependent selects: a change of the first clears the second in the same update. While options load (Riyadh), the
 * placeholder shows a loading message and `aria-busy` is set.
 */
export const Loading: Story = {
  render: bilingual((t) => <Dependent t={t} />),
  play: async ({ canvasElement }) => {
    const [region, city] = within(canvasElement).getAllByRole('combobox') as [HTMLElement, HTMLElement];
    await expect(city).toBeDisabled();
    await userEvent.selectOptions(region, 'qassim');
    await waitFor(() => expect(city).toBeEnabled());
    await userEvent.selectOptions(city, 'buraydah');
    await expect(city).toHaveValue('buraydah');
    await userEvent.selectOptions(region, 'riyadh');
    await expect(city).toHaveValue('');
    await expect(city).toHaveDisplayValue(/جارٍ تحميل|Loading/);
  },
};
