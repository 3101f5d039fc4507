import type { Meta, StoryObj } from '@storybook/react-vite';
import { bilingual } from '../../testing/bilingual.ts';
import { Stack } from '../Box/index.ts';
import { Badge, OfferTypeBadge, StatusBadge, Tag, type BadgeTone } from './Badge.tsx';

const tones: BadgeTone[] = ['neutral', 'primary', 'secondary', 'share', 'success', 'warning', 'danger', 'raised'];
const meta = { title: 'Components/Badge', component: Badge } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { render: bilingual((t) => <Badge tone="primary">{t('الفرع الرئيسي', 'Main branch')}</Badge>) };
export const Variants: Story = { render: bilingual((t) => <Stack direction="row" wrap gap={2}>{tones.map((tone) => <Badge key={tone} tone={tone}>{t('مشروع زراعي', 'Farming project')}</Badge>)}</Stack>) };
/** A completed offer is shown as pending. */
export const Statuses: Story = { render: () => <Stack direction="row" wrap gap={2}><StatusBadge status="pending" /><StatusBadge status="completed" /><StatusBadge status="succeeded" /><StatusBadge status="expired" /><OfferTypeBadge type="buy" /><OfferTypeBadge type="sell" /><OfferTypeBadge type="buy" past /><OfferTypeBadge type="sell" past /></Stack> };
export const Tags: Story = { render: bilingual((t) => <Stack direction="row" wrap gap={2}><Tag href="#all" active>{t('الكل', 'All')}</Tag><Tag href="#water">{t('مياه', 'Water')}</Tag><Tag>{t('تعليم', 'Education')}</Tag></Stack>) };
