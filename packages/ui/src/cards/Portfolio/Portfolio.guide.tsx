import { defineGuide } from '../../docs/guide.ts';
import { Portfolio } from './Portfolio.tsx';

export const guide = defineGuide({
  name: 'محفظة الحصص',
  purpose: [
    'حصص العضو في لمحة: قيمتها ومسارها، ونصيبه من حصص الجمعية مقابل الحد الأعلى.',
    'A member’s shares at a glance: their value and its course, and the stake against the cap.',
  ],
  use: [['في أول صفحة الحصص.', 'At the top of the page of shares.']],
  avoid: [
    { text: ['ثلاثة أرقام في لوحة.', 'Three figures on an overview.'], instead: 'Cards/ContributionSummary' },
    { text: ['مسار السعر نقطة نقطة.', 'The course of the price point by point.'], instead: 'Data/LineChart' },
  ],
  anatomy: [
    {
      name: ['القيمة', 'Value'],
      text: ['أكبر ما في البطاقة، وتحتها التغيّر ومدته.', 'The largest text, with the change and its period below.'],
    },
    {
      name: ['النصيب', 'Stake'],
      text: [
        'نجمة تمتلئ إلى الحد، وجملة تقول النسبتين.',
        'A star that fills up to the cap, and a sentence with both ratios.',
      ],
    },
    { name: ['المسار', 'Course'], text: ['خط يجري مع القراءة.', 'A line that runs with the text.'] },
    { name: ['الأرقام', 'Figures'], text: ['الحصص، والسعر، وما تضيفه.', 'Shares, price, and those you add.'] },
    { name: ['الأفعال', 'Actions'], text: ['زر أو زران صغيران.', 'One or two small buttons.'] },
  ],
  content: [
    ['النسب بمنزلتين على الأكثر: ٠٫٥٪.', 'Ratios with at most two digits: 0.5%.'],
    ['لا ألوان ربح وخسارة صارخة: التغيّر خبر لا حكم.', 'A change is news and no verdict: colours stay quiet.'],
  ],
  keyboard: [{ keys: ['Tab'], text: ['إلى أفعال البطاقة.', 'To the card’s actions.'] }],
  accessibility: [
    [
      'المسار مخفيّ عن قارئ الشاشة؛ والتغيّر ومدته نص. والنصيب مقياس له قيمة منطوقة.',
      'The line is hidden from a screen reader; the change and its period are text. The stake is a meter with a spoken value.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <Portfolio
            shares={50}
            price={10_250}
            prices={[
              { date: '2025-12-01', price: 9_800 },
              { date: '2026-06-01', price: 10_000 },
              { date: '2026-11-01', price: 10_250 },
            ]}
            stake={{ owned: 0.005, cap: 0.2 }}
            facts={[{ term: t('أول شراء', 'First purchase'), details: t('محرّم ١٤٤٦', 'July 2024') }]}
          />
        ),
        text: ['القيمة، ومسارها، والنصيب من الحد.', 'The value, its course, and the stake.'],
      },
      dont: {
        render: () => <Portfolio shares={50} price={10_250} prices={[{ date: '2026-11-01', price: 10_250 }]} />,
        text: ['سعر واحد لا مسار له: استعمل ملخّص المساهمة.', 'A single price has no course: use the summary.'],
      },
    },
  ],
});
