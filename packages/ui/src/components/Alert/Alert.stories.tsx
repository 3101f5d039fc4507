import type { Meta, StoryObj } from '@storybook/react-vite';
import { bilingual } from '../../testing/bilingual.ts';
import { Stack } from '../Box/index.ts';
import { Button } from '../Button/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { ProgressBar, StepProgress } from '../Progress/index.ts';
import { Skeleton, SkeletonText } from '../Skeleton/index.ts';
import { Alert } from './Alert.tsx';

const meta = { title: 'Feedback/Alert', component: Alert, args: { tone: 'info', title: '' } } satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { render: bilingual((t) => <Alert tone="info" title={t('طلبك قيد المراجعة', 'Your application is under review')}>{t('نرسل إليك رسالة حين يكتمل.', 'We will write to you when it is done.')}</Alert>) };
export const Variants: Story = {
  render: bilingual((t) => (
    <Stack>{(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
      <Alert key={tone} tone={tone} title={t('تعذّر الاتصال بالخادم', 'The server cannot be reached')} action={<Button size="sm" variant="secondary">{t('إعادة المحاولة', 'Try again')}</Button>} onDismiss={() => undefined}>{t('ما كتبته محفوظ.', 'What you typed is kept.')}</Alert>
    ))}</Stack>
  )),
};
export const Loading: Story = { render: () => <Stack><Skeleton shape="block" /><SkeletonText lines={4} /><Skeleton shape="control" /></Stack> };
export const Empty: Story = { render: bilingual((t) => <EmptyState text={t('جرّب كلمة أخرى.', 'Try another word.')} action={<Button variant="secondary">{t('عرض الكل', 'Show all')}</Button>} />) };
export const Progress: Story = { render: bilingual((t) => <Stack gap={8}><ProgressBar value={72} max={100} label={t('ما جُمع', 'Raised')} /><ProgressBar value={40} max={100} tone="share" label={t('الحصص', 'Shares')} /><StepProgress current={1} steps={[{ label: t('البيانات الشخصية', 'Personal') }, { label: t('العنوان الوطني', 'Address') }, { label: t('البيانات البنكية', 'Bank') }, { label: t('المراجعة', 'Review') }]} /></Stack>) };
