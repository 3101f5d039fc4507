import { defineGuide } from '../../docs/guide.ts';
import { DonutChart } from './DonutChart.tsx';

export const guide = defineGuide({
  name: 'مخطط الحلقة',
  purpose: [
    'يبيّن أجزاء كلٍّ واحد: أين يذهب الريال. الحلقة لمحة، والجدول بجانبها يقول كل رقم ونسبته.',
    'Shows the parts of one whole: where a riyal goes. The ring is for a glance; the table beside it says each number and its share.',
  ],
  use: [
    ['لجزأين إلى خمسة أجزاء مجموعها ذو معنى.', 'For two to five parts whose sum means something.'],
    [
      'حين تهمّ نسبة الجزء من الكل أكثر من الفرق بين جزأين.',
      'Where the share of a part matters more than the difference between two parts.',
    ],
  ],
  avoid: [
    {
      text: ['أكثر من خمسة أجزاء، أو أجزاء متقاربة الحجم.', 'More than five parts, or parts of similar size.'],
      instead: 'Data/BarChart',
    },
    { text: ['نسبة واحدة من هدف.', 'One share of a target.'], instead: 'Components/ProgressBar' },
  ],
  anatomy: [
    { name: ['العنوان', 'Caption'], text: ['يسمّي الكلّ.', 'Names the whole.'] },
    {
      name: ['الحلقة', 'Ring'],
      text: [
        'تبدأ من أعلى وتدور في اتجاه القراءة؛ وكل جزء له رقم صفه.',
        'Begins at the top and runs in the reading direction; each part has the number of its row.',
      ],
    },
    {
      name: ['المجموع', 'Total'],
      text: ['في الوسط؛ ويمكن أن يحلّ محله نصّك.', 'In the middle; your own text may replace it.'],
    },
    { name: ['الجدول', 'Table'], text: ['اسم كل جزء ومقداره ونسبته.', 'Name, amount and share of each part.'] },
  ],
  content: [
    [
      'العنوان اسم للكلّ أو سؤال عنه: «أين يذهب الريال».',
      'The caption names the whole or a question about it: “Where a riyal goes”.',
    ],
    ['اجمع الأجزاء الصغيرة في «أخرى»، واجعلها الأخيرة.', 'Join small parts as “Other” and put it last.'],
  ],
  keyboard: [],
  accessibility: [
    [
      'الحلقة مخفيّة عن قارئ الشاشة؛ والجدول يقول كل ما فيها.',
      'The ring is hidden from a screen reader; the table says all of it.',
    ],
    ['لا يفرّق اللون وحده بين الأجزاء: لكل جزء رقم.', 'Colour alone distinguishes nothing: each part has a number.'],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <DonutChart
            caption={t('أين يذهب الريال', 'Where a riyal goes')}
            total={t('ريال', '1 riyal')}
            parts={[
              { label: t('البرامج', 'Programs'), value: 82 },
              { label: t('التشغيل', 'Operation'), value: 12 },
              { label: t('أخرى', 'Other'), value: 6 },
            ]}
          />
        ),
        text: ['ثلاثة أجزاء من كلٍّ واحد، والصغيرة مجموعة.', 'Three parts of one whole; the small ones are joined.'],
      },
      dont: {
        render: (t) => (
          <DonutChart
            caption={t('الأعضاء', 'Members')}
            parts={[
              { label: t('الرياض', 'Riyadh'), value: 21 },
              { label: t('القصيم', 'Qassim'), value: 20 },
              { label: t('حائل', 'Hail'), value: 19 },
              { label: t('تبوك', 'Tabuk'), value: 20 },
              { label: t('عسير', 'Asir'), value: 20 },
            ]}
          />
        ),
        text: [
          'أجزاء متقاربة لا تفرّق الحلقة بينها: مخطط الأعمدة أوضح.',
          'Similar parts that a ring cannot set apart: bars are clearer.',
        ],
      },
    },
  ],
});
