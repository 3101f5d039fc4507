import { defineGuide } from '../../docs/guide.ts';
import { NumberText } from '../../components/Text/index.ts';
import { StatCard } from './StatCard.tsx';

export const guide = defineGuide({
  name: 'بطاقة رقم',
  purpose: [
    'رقم واحد يهمّ العضو، وتغيّره، وسنواته القليلة الماضية إن وُجدت.',
    'One figure that matters to the member, its change, and its last few years where there are any.',
  ],
  use: [
    ['في لوحة العضو: حصصه، ورصيده، وتبرّعاته.', 'On a member’s overview: shares, balance, donations.'],
    ['لبطاقتين إلى أربع في صف واحد.', 'For two to four cards in one row.'],
  ],
  avoid: [
    {
      text: ['أرقام الجمعية في صفحة عامة.', 'Figures of the association on a public page.'],
      instead: 'Cards/StatStrip',
    },
    { text: ['تغيّر يُقرأ نقطة نقطة.', 'A course that is read point by point.'], instead: 'Data/LineChart' },
  ],
  anatomy: [
    { name: ['الاسم', 'Label'], text: ['ما هو الرقم.', 'What the figure is.'] },
    {
      name: ['الرقم', 'Figure'],
      text: ['يصغر خطه إن طال، ولا ينقطع داخله.', 'A long one gets a smaller font and never breaks inside.'],
    },
    { name: ['الملاحظة', 'Note'], text: ['التغيّر، مع فترته.', 'The change, with its period.'] },
    { name: ['السنوات', 'Years'], text: ['أعمدة صغيرة تجري مع القراءة.', 'Small bars that run with the text.'] },
  ],
  content: [
    ['الاسم من كلمة إلى ثلاث: «الحصص المملوكة».', 'A label of one to three words: “Shares you own”.'],
    ['الملاحظة تذكر فترتها: «+٤٠ هذا العام» لا «+٤٠».', 'The note names its period: “+40 this year”, not “+40”.'],
    ['الأخضر لما هو خير للعضو، لا لكل زيادة.', 'Green for what is good for the member, not for every increase.'],
  ],
  keyboard: [],
  accessibility: [
    [
      'سلسلة السنوات صورة لها اسم يقول كل سنة وقيمتها.',
      'The series is an image whose name says each year and its value.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <StatCard
            label={t('الحصص المملوكة', 'Shares you own')}
            value={<NumberText value={240} />}
            note={t('+٤٠ هذا العام', '+40 this year')}
            tone="success"
          />
        ),
        text: ['رقم، وتغيّره، وفترة التغيّر.', 'A figure, its change, and the period of the change.'],
      },
      dont: {
        render: (t) => (
          <StatCard
            label={t('إجمالي عدد الحصص المملوكة لك حتى تاريخه', 'Total number of shares owned by you to date')}
            value={<NumberText value={240} />}
            note="+40"
          />
        ),
        text: ['اسم طويل، وتغيّر لا تُعرف فترته.', 'A long label, and a change without a period.'],
      },
    },
  ],
});
