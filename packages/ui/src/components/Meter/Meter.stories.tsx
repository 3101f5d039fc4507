import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { bilingual, type Pick } from '../../testing/bilingual.ts';
import { Stack } from '../Box/index.ts';
import { Meter, type MeterBand, type MeterProps } from './Meter.tsx';

type Args = Partial<MeterProps>;
const bands = (t: Pick): MeterBand[] => [
  { from: 0, tone: 'danger', label: t('منخفض', 'Low') },
  { from: 20, tone: 'warning', label: t('متوسط', 'Fair') },
  { from: 60, tone: 'success', label: t('كافٍ', 'Enough') },
];
const meta: Meta<typeof Meter> = {
  title: 'Components/Meter',
  component: Meter,
  args: { value: 72 },
  render: bilingual<Args>((t, args) => (
    <Meter value={72} label={t('مستوى خزان المياه', 'Level of the water tank')} {...args} />
  )),
};
export default meta;
type Story = StoryObj<typeof Meter>;

export const Default: Story = {
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByRole('meter')).toHaveAttribute(
      'aria-valuetext',
      globals['locale'] === 'en' ? '72%' : '٧٢٪؜',
    );
  },
};
/** The band of the value gives the colour and is named. */
export const Bands: Story = {
  render: bilingual<Args>((t, args) => (
    <Stack gap={6}>
      {[8, 40, 85].map((value) => (
        <Meter
          key={value}
          label={t('مستوى خزان المياه', 'Level of the water tank')}
          {...args}
          bands={bands(t)}
          value={value}
        />
      ))}
    </Stack>
  )),
  play: async ({ canvasElement, globals }) => {
    const [low] = within(canvasElement).getAllByRole('meter');
    await expect(low).toHaveAttribute('aria-valuetext', globals['locale'] === 'en' ? '8%, Low' : '٨٪؜، منخفض');
  },
};
/** A range of its own, in its own unit. */
export const WithFormat: Story = {
  args: { max: 40, value: 34 },
  render: bilingual<Args>((t, args) => (
    <Meter
      value={34}
      label={t('المقاعد المحجوزة', 'Seats taken')}
      {...args}
      format={(seats) =>
        t(
          `${new Intl.NumberFormat('ar-EG').format(seats)} من ٤٠`,
          `${new Intl.NumberFormat('en-US').format(seats)} of 40`,
        )
      }
    />
  )),
};
export const Empty: Story = { args: { value: 0 } };
/** A value above the maximum is displayed as full. */
export const MoreThanFull: Story = { args: { value: 130 } };
export const LongText: Story = {
  render: bilingual<Args>((t, args) => (
    <div style={{ inlineSize: 240 }}>
      <Meter
        {...args}
        value={40}
        label={t(
          'المساحة المستخدمة من المرفقات في ملفات العضوية وطلباتها',
          'Space used by the attachments of your membership and its applications',
        )}
        bands={[
          {
            from: 0,
            tone: 'warning',
            label: t('تبقّت مساحة لمرفق واحد أو اثنين', 'Space for one or two attachments left'),
          },
        ]}
      />
    </div>
  )),
};
export const MixedDirection: Story = {
  render: bilingual<Args>((t, args) => (
    <Meter
      {...args}
      value={40}
      label={t('المساحة في OneDrive', 'Space on سحابة تعاون')}
      bands={[{ from: 0, tone: 'success', label: t('خطة Basic', 'خطة أساسية') }]}
    />
  )),
};
