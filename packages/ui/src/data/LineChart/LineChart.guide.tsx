import { defineGuide } from '../../docs/guide.ts';
import { LineChart } from './LineChart.tsx';

export const guide = defineGuide({
  name: 'مخطط الخط',
  purpose: [
    'يبيّن كيف تغيّرت قيمة مع الزمن: سعر الحصة، أو تبرّعات خمس سنوات. الزمن يجري مع القراءة: من اليمين إلى اليسار بالعربية.',
    'Shows how a value changed over time: the share price, or the donations of five years. Time runs with the text: from right to left in Arabic.',
  ],
  use: [
    ['لخط إلى ثلاثة خطوط على محور زمن واحد.', 'For one to three lines on one axis of time.'],
    [
      'للأسعار بخط متدرّج curve="steps": يبقى السعر حتى الصفقة التالية.',
      'For prices with curve="steps": a price holds until the next trade.',
    ],
  ],
  avoid: [
    { text: ['مقارنة أشياء لا زمن بينها.', 'To compare things without an order in time.'], instead: 'Data/BarChart' },
    {
      text: ['رقم واحد وتغيّره في سنوات قليلة.', 'One figure and its change over a few years.'],
      instead: 'Data/StatCard',
    },
  ],
  anatomy: [
    {
      name: ['العنوان والوحدة', 'Caption and unit'],
      text: ['ما الأرقام، ولأي فترة، وبأي وحدة.', 'What the numbers are, for which period, in which unit.'],
    },
    {
      name: ['المفتاح', 'Legend'],
      text: [
        'عند أكثر من خط: اسم كل خط ونمط تقطيعه.',
        'With more than one line: the name and the dash pattern of each.',
      ],
    },
    {
      name: ['الرسم', 'Plot'],
      text: [
        'محوران، وخطوط، والقيمة عند النقطة التي يقف عليها المؤشر أو لوحة المفاتيح.',
        'Two axes, the lines, and the value at the point that the pointer or the keyboard is on.',
      ],
    },
    { name: ['الجدول', 'Table'], text: ['الأرقام نفسها، تُفتح عند الطلب.', 'The same numbers, opened on demand.'] },
  ],
  content: [
    [
      'العنوان يذكر القيمة والفترة: «سعر الحصة، آخر ١٢ شهرًا».',
      'The caption names the value and the period: “Share price, last 12 months”.',
    ],
    [
      'المبالغ بالهللات مع format="money"؛ وتُكتب بأرقام لغة القارئ.',
      'Amounts are halalas with format="money"; they are written in the digits of the reader’s language.',
    ],
    [
      'التواريخ هجرية بالعربية وميلادية بالإنجليزية، ما لم تُحدّد غير ذلك.',
      'Dates are Hijri in Arabic and Gregorian in English unless you set a calendar.',
    ],
  ],
  keyboard: [
    {
      keys: ['Tab'],
      text: ['ينتقل إلى الرسم، ويُعلن أحدث نقطة.', 'Moves to the plot, whose newest point is announced.'],
    },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      text: [
        'بالعربية الأيسر إلى الأحدث والأيمن إلى الأقدم.',
        'In English the right arrow moves to the newer point, the left one to the older.',
      ],
    },
    { keys: ['Home', 'End'], text: ['أقدم نقطة أو أحدثها.', 'Oldest or newest point.'] },
    {
      keys: ['Enter', 'Space'],
      text: ['على «الأرقام في جدول»: يفتح الجدول ويغلقه.', 'On the line above the table: opens and closes it.'],
    },
  ],
  accessibility: [
    [
      'الرسم شريط تمرير له قيمة منطوقة: التاريخ ثم الرقم.',
      'The plot is a slider with a spoken value: the date, then the number.',
    ],
    ['الخطوط تختلف بنمط التقطيع لا باللون وحده.', 'Lines differ by dash pattern, not by colour alone.'],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <LineChart
            caption={t('سعر الحصة، هذا العام', 'Share price, this year')}
            format="money"
            tone="share"
            curve="steps"
            series={[
              {
                label: t('سعر الحصة', 'Share price'),
                points: [
                  { date: '2026-02-20', value: 9850 },
                  { date: '2026-06-05', value: 9900 },
                  { date: '2026-11-15', value: 10_000 },
                ],
              },
            ]}
          />
        ),
        text: ['سعر يتغيّر عند الصفقة ويبقى حتى التالية.', 'A price that changes at a trade and holds until the next.'],
      },
      dont: {
        render: (t) => (
          <LineChart
            caption={t('الأعضاء', 'Members')}
            series={[
              {
                label: t('الأعضاء', 'Members'),
                points: [
                  { label: t('الرياض', 'Riyadh'), value: 720 },
                  { label: t('القصيم', 'Qassim'), value: 310 },
                  { label: t('تبوك', 'Tabuk'), value: 90 },
                ],
              },
            ]}
          />
        ),
        text: ['خط بين فروع يوحي بتغيّر لم يحدث.', 'A line between branches suggests a change that never was.'],
      },
    },
  ],
});
