import { defineGuide } from '../../docs/guide.ts';
import { BarChart } from './BarChart.tsx';

export const guide = defineGuide({
  name: 'مخطط الأعمدة',
  purpose: [
    'يقارن بين أحجام: كم جمع كل برنامج، وكم عضوًا في كل فرع. الرقم مكتوب بجانب كل عمود، فلا يُقدَّر بالنظر.',
    'Compares sizes: how much each program raised, how many members each branch has. The number is written beside each bar, so that no reader has to estimate it.',
  ],
  use: [
    [
      'لمقارنة قيم لا يربطها زمن، من اثنتين إلى نحو عشر.',
      'To compare two to about ten values that are not a course of time.',
    ],
    [
      'لبيان ما تحقّق من هدف واحد، بجعله أعلى القيمة: max.',
      'To show how far several things are towards one target, given as max.',
    ],
  ],
  avoid: [
    { text: ['قيم تتغيّر مع الزمن.', 'Values that change over time.'], instead: 'Data/LineChart' },
    { text: ['أجزاء من كلٍّ واحد.', 'Parts of one whole.'], instead: 'Data/DonutChart' },
    { text: ['قيمة واحدة مقابل هدف.', 'A single value against a target.'], instead: 'Components/ProgressBar' },
  ],
  anatomy: [
    {
      name: ['العنوان', 'Caption'],
      text: ['يقول ما الأرقام ولأي فترة.', 'Says what the numbers are and for which period.'],
    },
    { name: ['الاسم', 'Label'], text: ['اسم الجزء، ويلتف على أسطر إن طال.', 'Name of the part; a long one wraps.'] },
    {
      name: ['الرقم', 'Number'],
      text: [
        'بأرقام لغة القارئ، وبعملته إن كان مبلغًا.',
        'In the digits of the reader’s language, with the currency for an amount.',
      ],
    },
    {
      name: ['العمود', 'Bar'],
      text: [
        'يبدأ من الصفر ومن أول السطر: من اليمين بالعربية.',
        'Begins at zero and at the start of the line: from the right in Arabic.',
      ],
    },
  ],
  content: [
    [
      'اذكر الفترة في العنوان: «التبرّعات حسب البرنامج، ١٤٤٧».',
      'Name the period in the caption: “Donations by program, 1447”.',
    ],
    [
      'رتّب الأجزاء من الأكبر، إلا إن كان لها ترتيب معروف كأشهر السنة.',
      'Order the parts by size unless they have an order of their own, such as months.',
    ],
    [
      'الأسماء قصيرة ومن نوع واحد: كلها برامج أو كلها فروع.',
      'Labels are short and of one kind: all programs, or all branches.',
    ],
  ],
  keyboard: [],
  accessibility: [
    [
      'جدول لقارئ الشاشة: اسم كل صف ثم رقمه؛ والعمود نفسه مخفيّ عنه.',
      'A table for a screen reader: each row has its name and its number. The bar itself is hidden from it.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <BarChart
            caption={t('الأعضاء حسب الفرع، ١٤٤٧', 'Members by branch, 1447')}
            parts={[
              { label: t('الرياض', 'Riyadh'), value: 720 },
              { label: t('القصيم', 'Qassim'), value: 310 },
              { label: t('تبوك', 'Tabuk'), value: 90 },
            ]}
          />
        ),
        text: ['مرتّبة من الأكبر، والعنوان يذكر الفترة.', 'Ordered by size; the caption names the period.'],
      },
      dont: {
        render: (t) => (
          <BarChart
            caption={t('إحصاءات', 'Statistics')}
            parts={[
              { label: t('الرياض', 'Riyadh'), value: 720 },
              { label: t('متطوعون', 'Volunteers'), value: 90 },
              { label: t('أخبار', 'News'), value: 310 },
            ]}
          />
        ),
        text: [
          'أشياء من أنواع مختلفة لا تُقارن، وعنوان لا يقول شيئًا.',
          'Things of different kinds cannot be compared, and the caption says nothing.',
        ],
      },
    },
  ],
});
