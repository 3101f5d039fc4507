import type { Meta, StoryObj } from '@storybook/react-vite';
import { bilingual, type Pick } from '../../testing/bilingual.ts';
import { onPhone } from '../../testing/modes.ts';
import { HOSTILE_TEXTS } from '../../testing/hostile.ts';
import { StatStrip, type StatStripProps } from './StatStrip.tsx';

const items = (t: Pick) => [
  { value: 3240, label: t('عضوًا مساهمًا', 'members') },
  { value: 18750, label: t('أسرة مستفيدة', 'families helped') },
  { value: 42, label: t('برنامجًا ومشروعًا', 'programmes and projects') },
  { value: 12, label: t('فرعًا في المملكة', 'branches in the Kingdom') },
];

const meta: Meta<typeof StatStrip> = {
  title: 'Cards/StatStrip',
  component: StatStrip,
  render: bilingual<Partial<StatStripProps>>((t, args) => <StatStrip items={items(t)} {...args} />),
};
export default meta;
type Story = StoryObj<typeof StatStrip>;

export const Default: Story = {};
export const Phone: Story = { ...onPhone };
/** An odd item spans both columns on phones. */
export const Odd: Story = {
  render: bilingual<Partial<StatStripProps>>((t, args) => <StatStrip items={items(t).slice(1)} {...args} />),
};
export const LongText: Story = {
  render: bilingual<Partial<StatStripProps>>((t, args) => (
    <div style={{ maxInlineSize: 320 }}>
      <StatStrip
        items={[
          {
            value: 123456789,
            label: t(
              'ريالًا أُنفقت على المستفيدين في السنوات العشر الأخيرة',
              'riyals spent on those in need in the last ten years',
            ),
            unit: t('ر.س', 'SAR'),
          },
        ]}
        {...args}
      />
    </div>
  )),
};
export const MixedDirection: Story = {
  render: bilingual<Partial<StatStripProps>>((t, args) => (
    <div style={{ maxInlineSize: 320 }}>
      <StatStrip
        items={[
          { value: 1250, label: t('لوحًا من ألواح Solar Edge', 'panels of ألواح الشمس'), unit: t('kWh', 'كيلوواط') },
          { value: 42, label: t('مزرعة تستخدم LoRaWAN', 'farms with الري الذكي') },
        ]}
        {...args}
      />
    </div>
  )),
};
/** Extreme content: unbreakable text, bidi control characters, markup and missing values. */
export const Hostile: Story = {
  render: () => (
    <StatStrip
      items={HOSTILE_TEXTS.map((text, index) => ({
        value: index % 2 ? 0 : Number.MAX_SAFE_INTEGER,
        label: text,
        ...(index % 2 ? {} : { unit: text }),
      }))}
    />
  ),
};
