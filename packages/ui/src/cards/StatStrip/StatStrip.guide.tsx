import { defineGuide } from '../../docs/guide.ts';
import { StatStrip } from './StatStrip.tsx';

export const guide = defineGuide({
  name: 'شريط الأرقام',
  purpose: [
    'أرقام الجمعية في سطر واحد تحت واجهة الصفحة.',
    'Key figures of the association in one strip below the hero.',
  ],
  use: [['لرقمين إلى أربعة في صفحة عامة.', 'For two to four figures on a public page.']],
  avoid: [
    { text: ['أرقام العضو نفسه.', 'The figures of one member.'], instead: 'Data/StatCard' },
    { text: ['أرقام تُقارن ببعضها.', 'Figures to compare.'], instead: 'Data/BarChart' },
  ],
  anatomy: [
    {
      name: ['الرقم', 'Figure'],
      text: ['بأرقام لغة القارئ، كبيرًا.', 'Large, in the digits of the reader’s language.'],
    },
    { name: ['الوحدة', 'Unit'], text: ['اختيارية، أصغر من الرقم.', 'Optional, smaller than the figure.'] },
    { name: ['الاسم', 'Label'], text: ['يكمل الرقم: «عضوًا».', 'Continues the figure: “members”.'] },
  ],
  content: [
    ['الاسم يوافق العدد: «٣ فروع» و«١٢ فرعًا».', 'In Arabic the label agrees with its number.'],
    ['أرقام صحيحة حديثة؛ لا «أكثر من» ولا علامة زائد.', 'True and recent figures; no “more than” and no plus sign.'],
  ],
  keyboard: [],
  accessibility: [['قائمة أسماء وقيم: يُقرأ الاسم ثم رقمه.', 'A description list: the label is read, then its figure.']],
  examples: [
    {
      do: {
        render: (t) => (
          <StatStrip
            items={[
              { value: 1248, label: t('عضوًا', 'members') },
              { value: 12, label: t('فرعًا', 'branches') },
              { value: 44, label: t('عامًا', 'years') },
            ]}
          />
        ),
        text: ['تمييز يوافق عدده.', 'Labels that agree with their numbers.'],
      },
      dont: {
        render: (t) => (
          <StatStrip
            items={[
              { value: 1000, label: t('+ عضو', '+ members') },
              { value: 3, label: t('فرع', 'branch') },
            ]}
          />
        ),
        text: [
          'رقم مقرّب بعلامة زائد، وتمييز لا يوافق.',
          'A rounded figure with a plus sign, and a label that does not agree.',
        ],
      },
    },
  ],
});
