import type { Meta, StoryObj } from '@storybook/react-vite';
import { bilingual } from '../../testing/bilingual.ts';
import { interactiveParameters } from '../../testing/modes.ts';
import { Button } from '../Button/index.ts';
import { EmptyState, type EmptyStateProps } from './EmptyState.tsx';

const meta: Meta<typeof EmptyState> = { title: 'Feedback/EmptyState', component: EmptyState };
export default meta;
type Story = StoryObj<typeof EmptyState>;

/** Text of the specification. */
export const Default: Story = {};
export const WithAction: Story = {
  parameters: interactiveParameters,
  render: bilingual<EmptyStateProps>((t, args) => (
    <EmptyState
      text={t('جرّب كلمة أخرى.', 'Try another word.')}
      action={<Button variant="secondary">{t('عرض الكل', 'Show all')}</Button>}
      {...args}
    />
  )),
};
export const LongText: Story = {
  render: bilingual<EmptyStateProps>((t, args) => (
    <div style={{ inlineSize: 240 }}>
      <EmptyState
        title={t('لا توجد عروض بيع أو شراء في هذه الفترة', 'There are no offers to buy or sell in this period')}
        text={t(
          'حين يضع عضو عرضًا جديدًا تجده هنا، ونرسل إليك إشعارًا به.',
          'When a member places a new offer you find it here, and we notify you of it.',
        )}
        {...args}
      />
    </div>
  )),
};
export const MixedDirection: Story = {
  render: bilingual<EmptyStateProps>((t, args) => (
    <div style={{ inlineSize: 280 }}>
      <EmptyState
        title={t('لا نتائج عن Solar Panels 2030', 'Nothing found for الألواح الشمسية')}
        text={t(
          'ابحث بالاسم الكامل مثل Taawun Energy أو أرسل سؤالك إلى info@taawun.example في أي وقت.',
          'Search by the full name, such as مشروع الطاقة النظيفة في القصيم, or ask the branch in عنيزة.',
        )}
        {...args}
      />
    </div>
  )),
};
