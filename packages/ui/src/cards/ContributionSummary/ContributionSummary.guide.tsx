import { defineGuide } from '../../docs/guide.ts';
import { ContributionSummary } from './ContributionSummary.tsx';

export const guide = defineGuide({
  name: 'ملخّص المساهمة',
  purpose: [
    'ثلاث بطاقات عمّا يملكه العضو: حصصه، وسعر الحصة، وقيمتها كلها.',
    'Three cards about what a member owns: the shares, the price of one, and the value of all.',
  ],
  use: [['في أول لوحة العضو، قبل التفاصيل.', 'At the start of a member’s overview, ahead of the details.']],
  avoid: [
    {
      text: ['مسار القيمة ونصيب العضو من الكل.', 'The course of the value and the member’s stake.'],
      instead: 'Cards/Portfolio',
    },
    { text: ['رقم واحد.', 'A single figure.'], instead: 'Data/StatCard' },
  ],
  anatomy: [
    { name: ['الحصص', 'Shares'], text: ['العدد، وزيادته هذا العام.', 'The number, and its change this year.'] },
    {
      name: ['السعر', 'Price'],
      text: ['سعر الحصة، وتغيّره منذ يوم مذكور.', 'Price of a share and its change since a given day.'],
    },
    { name: ['القيمة', 'Value'], text: ['المجموع، وشهادة الحصص.', 'The total, and the share certificate.'] },
  ],
  content: [
    [
      'المبالغ بالهللات، والتغيّر نسبة من واحد، تُكتب مئوية: ٤٫٢٪.',
      'Amounts are halalas, the change is a ratio: 0.042 is written 4.2%.',
    ],
    ['اذكر بداية المدة changeSince مع كل تغيّر.', 'Give changeSince with every change.'],
  ],
  keyboard: [{ keys: ['Tab'], text: ['إلى رابط شهادة الحصص.', 'To the link of the share certificate.'] }],
  accessibility: [
    [
      'ارتفاع السعر وانخفاضه نص يُقرأ، لا لون وسهم فقط.',
      'A rise or fall is text that is read, not only a colour and an arrow.',
    ],
  ],
  examples: [
    {
      do: {
        render: () => (
          <ContributionSummary shares={240} gained={40} price={12_500} change={0.042} changeSince="2026-01-01" />
        ),
        text: ['تغيّر مع بداية مدته.', 'A change with the start of its period.'],
      },
      dont: {
        render: () => <ContributionSummary shares={240} price={12_500} change={0.042} />,
        text: ['ارتفع منذ متى؟', 'Up since when?'],
      },
    },
  ],
});
