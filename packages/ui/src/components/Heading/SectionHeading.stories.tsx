import type { Meta, StoryObj } from '@storybook/react-vite';
import { bilingual } from '../../testing/bilingual.ts';
import { interactiveParameters } from '../../testing/modes.ts';
import { SectionHeading, type SectionHeadingProps } from './Heading.tsx';

const meta: Meta<typeof SectionHeading> = {
  title: 'Components/SectionHeading',
  component: SectionHeading,
  render: bilingual<Partial<SectionHeadingProps>>((t, args) => (
    <SectionHeading
      title={t('آخر الأخبار', 'Latest news')}
      eyebrow={t('المركز الإعلامي', 'Media center')}
      action={{ href: '#news', label: t('كل الأخبار', 'All news') }}
      {...args}
    />
  )),
};
export default meta;
type Story = StoryObj<typeof SectionHeading>;

export const Default: Story = { parameters: interactiveParameters };
export const Share: Story = { args: { tone: 'share' } };
export const LongText: Story = {
  render: bilingual<Partial<SectionHeadingProps>>((t, args) => (
    <div style={{ maxInlineSize: 320 }}>
      <SectionHeading
        eyebrow={t('الحصص والاستثمار', 'Shares and investment')}
        title={t(
          'بيع الحصص وشراؤها بسعر معلن وتحت إشراف مجلس الإدارة',
          'Shares bought and sold at a published price, supervised by the council',
        )}
        text={t(
          'سوق داخلية للأعضاء وحدهم، لا يتغير فيها مجموع الحصص.',
          'A market among members only, in which the sum of all shares never changes.',
        )}
        action={{ href: '#offers', label: t('كل العروض', 'All offers') }}
        {...args}
      />
    </div>
  )),
};
export const MixedDirection: Story = {
  render: bilingual<Partial<SectionHeadingProps>>((t, args) => (
    <div style={{ maxInlineSize: 320 }}>
      <SectionHeading
        eyebrow={t('شراكة مع Google.org', 'In partnership with مؤسسة النخلة')}
        title={t(
          'برنامج Future Skills لتدريب الشباب على AWS و Python',
          'The programme مهارات المستقبل trains the young of القصيم',
        )}
        text={t(
          'تقدّمه Tuwaiq Academy في بريدة، وينتهي بشهادة \u2068CompTIA A+\u2069 معتمدة.',
          'Given by أكاديمية طويق in Buraidah, with a certificate of المؤسسة العامة للتدريب at its end.',
        )}
        action={{ href: '#skills', label: t('كل برامج Future Skills', 'All of مهارات المستقبل') }}
        {...args}
      />
    </div>
  )),
};
