import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../components/Box/index.ts';
import { bilingual } from '../../testing/bilingual.ts';
import { HOSTILE_TEXTS } from '../../testing/hostile.ts';
import { interactiveParameters } from '../../testing/modes.ts';
import { ServiceCard, type ServiceCardProps, type ServiceIcon } from './ServiceCard.tsx';

const kinds: ServiceIcon[] = [
  'shares',
  'greenhouse',
  'market',
  'training',
  'finance',
  'housing',
  'logistics',
  'digital',
];

const meta: Meta<typeof ServiceCard> = {
  title: 'Cards/ServiceCard',
  component: ServiceCard,
  render: bilingual<Partial<ServiceCardProps>>((t, args) => (
    <Grid>
      <ServiceCard
        title={t('البيوت المحمية', 'Greenhouses')}
        href="#green"
        icon="greenhouse"
        summary={t('استثمار في إنتاج الخضار طوال العام.', 'An investment in growing vegetables all year round.')}
        {...args}
      />
    </Grid>
  )),
};
export default meta;
type Story = StoryObj<typeof ServiceCard>;

export const Default: Story = { parameters: interactiveParameters };
export const WithFee: Story = {
  render: bilingual<Partial<ServiceCardProps>>((t, args) => (
    <Grid>
      <ServiceCard
        title={t('البيوت المحمية', 'Greenhouses')}
        href="#green"
        icon="greenhouse"
        summary={t('استثمار في إنتاج الخضار طوال العام.', 'An investment in growing vegetables all year round.')}
        fee={t('٥٠ ر.س شهريًا', 'SAR 50 a month')}
        {...args}
      />
    </Grid>
  )),
};
/** Shares have their own colour; unknown types get a generic icon. */
export const Variants: Story = {
  parameters: interactiveParameters,
  render: bilingual((t) => (
    <Grid min="sm">
      {[...kinds, 'unknown'].map((icon) => (
        <ServiceCard
          key={icon}
          title={t('خدمة استثمارية', 'Investment service')}
          href={`#${icon}`}
          icon={icon}
          summary={t('وصف موجز للخدمة.', 'What it is, in short.')}
        />
      ))}
    </Grid>
  )),
};
export const LongText: Story = {
  render: bilingual<Partial<ServiceCardProps>>((t, args) => (
    <div style={{ inlineSize: 220 }}>
      <ServiceCard
        title={t('التمويل الأصغر للأسر المنتجة ورواد الأعمال', 'Small finance for families that produce and for founders')}
        href="#finance"
        icon="finance"
        summary={t(
          'تمويل بلا فوائد يُسدد على أقساط ميسرة خلال ثلاث سنوات.',
          'Finance without interest, paid back in easy parts over three years.',
        )}
        {...args}
      />
    </div>
  )),
};
export const MixedDirection: Story = {
  render: bilingual<Partial<ServiceCardProps>>((t, args) => (
    <div style={{ inlineSize: 260 }}>
      <ServiceCard
        title={t('التجارة الإلكترونية عبر Shopify', 'Selling through متجر سلة')}
        href="#shop"
        icon="market"
        summary={t(
          'متجر على Shopify يربط المنتج بشركتي SMSA و Aramex، ويصدر الفاتورة بصيغة PDF.',
          'A shop on سلة that hands parcels to سمسا and أرامكس, and writes the bill in both languages.',
        )}
        fee={t('USD 29 شهريًا', '٢٩ ر.س a month')}
        {...args}
      />
    </div>
  )),
};
/** Extreme content: unbreakable text, bidi control characters, markup and missing values. */
export const Hostile: Story = {
  render: () => (
    <Grid min="sm">
      {HOSTILE_TEXTS.map((text, index) => (
        <ServiceCard
          key={text}
          title={text}
          href={`#${index}`}
          icon={text}
          summary={index % 2 ? '' : text}
          fee={index % 2 ? undefined : text}
        />
      ))}
    </Grid>
  ),
};
