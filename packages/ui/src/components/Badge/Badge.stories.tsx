import type { Meta, StoryObj } from '@storybook/react-vite';
import { bilingual } from '../../testing/bilingual.ts';
import { Stack } from '../Box/index.ts';
import { Badge, OfferTypeBadge, StatusBadge, type BadgeProps, type BadgeTone } from './Badge.tsx';

const tones: BadgeTone[] = ['neutral', 'primary', 'secondary', 'share', 'success', 'warning', 'danger', 'raised'];
const meta: Meta<typeof Badge> = {
  title: 'Components/Badge',
  component: Badge,
  subcomponents: { StatusBadge, OfferTypeBadge },
  render: bilingual<BadgeProps>((t, args) => <Badge {...args}>{t('الفرع الرئيسي', 'Main branch')}</Badge>),
};
export default meta;
type Story = StoryObj<typeof Badge>;

export const Default: Story = { args: { tone: 'primary' } };
export const Variants: Story = {
  render: bilingual<BadgeProps>((t, args) => (
    <Stack direction="row" wrap gap={2}>
      {tones.map((tone) => (
        <Badge key={tone} {...args} tone={tone}>
          {t('مشروع زراعي', 'Farming project')}
        </Badge>
      ))}
    </Stack>
  )),
};
/** Statuses of orders and offers. `completed` is displayed as pending (specification, section 4). */
export const Statuses: Story = {
  render: () => (
    <Stack direction="row" wrap gap={2}>
      {(['pending', 'completed', 'succeeded', 'expired'] as const).map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
    </Stack>
  ),
};
/** Open offers and completed movements. */
export const OfferTypes: Story = {
  render: () => (
    <Stack direction="row" wrap gap={2}>
      <OfferTypeBadge type="buy" />
      <OfferTypeBadge type="sell" />
      <OfferTypeBadge type="buy" past />
      <OfferTypeBadge type="sell" past />
    </Stack>
  ),
};
export const LongText: Story = {
  render: bilingual<BadgeProps>((t, args) => (
    <div style={{ inlineSize: 160 }}>
      <Badge {...args}>
        {t('برنامج دعم الأسر المنتجة في القرى والهجر', 'Support for producing families in the villages')}
      </Badge>
    </div>
  )),
};
export const MixedDirection: Story = {
  render: bilingual<BadgeProps>((t, args) => <Badge {...args}>{t('ملف PDF ٢٠٢٦', 'تقرير PDF 2026')}</Badge>),
};
