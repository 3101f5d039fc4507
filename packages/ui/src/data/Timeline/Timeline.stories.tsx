import type { Meta, StoryObj } from '@storybook/react-vite';
import { bilingual } from '../../testing/bilingual.ts';
import { HOSTILE_TEXTS } from '../../testing/hostile.ts';
import { Timeline, type TimelineProps } from './Timeline.tsx';

const meta: Meta<typeof Timeline> = {
  title: 'Data/Timeline',
  component: Timeline,
  render: bilingual<Partial<TimelineProps>>((t, args) => (
    <Timeline
      items={[
        {
          year: 1982,
          title: t('التأسيس', 'Founded'),
          text: t('اجتمع اثنا عشر مزارعًا وأسّسوا الجمعية.', 'Twelve farmers founded the association.'),
        },
        {
          year: 2004,
          title: t('أول فرع', 'First branch'),
          text: t('افتُتح فرع عنيزة.', 'The branch in Unaizah opened.'),
        },
      ]}
      {...args}
    />
  )),
};
export default meta;
type Story = StoryObj<typeof Timeline>;

export const Default: Story = {};
export const LongText: Story = {
  render: bilingual((t) => (
    <div style={{ inlineSize: 280 }}>
      <Timeline
        items={[
          {
            year: '1402 – 1410',
            title: t('سنوات التأسيس الأولى في قرى القصيم', 'The first years in the villages of Qassim'),
            text: t(
              'جُمعت الحصص من المزارعين بيتًا بيتًا حتى اكتمل رأس المال واشتُري أول مستودع للتمور.',
              'Shares were collected from house to house until the capital was complete and the first store for dates was bought.',
            ),
          },
        ]}
      />
    </div>
  )),
};
export const MixedDirection: Story = {
  render: bilingual((t) => (
    <div style={{ inlineSize: 280 }}>
      <Timeline
        items={[
          {
            year: 2019,
            title: t('شهادة ISO 9001:2015', 'The licence of وزارة الموارد البشرية'),
            text: t(
              'منحتها شركة Bureau Veritas بعد تدقيق دام ثلاثة أشهر.',
              'Given by الوزارة after an audit of three months in بريدة and عنيزة.',
            ),
          },
          {
            year: 2024,
            title: t('تطبيق Taawun Farm', 'The app مزرعة تعاون'),
            text: t('صدر على iOS و Android في يوم واحد.', 'Out on one day for farmers and أسر منتجة alike.'),
          },
        ]}
      />
    </div>
  )),
};
/** Extreme content, and minimal content. */
export const Hostile: Story = {
  render: () => (
    <Timeline
      items={HOSTILE_TEXTS.map((text, index) => ({
        year: index % 2 ? '' : text,
        title: text,
        text: index % 2 ? '' : text,
      }))}
    />
  ),
};
