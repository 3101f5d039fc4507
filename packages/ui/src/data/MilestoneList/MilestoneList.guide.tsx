import { defineGuide } from '../../docs/guide.ts';
import { MilestoneList } from './MilestoneList.tsx';

export const guide = defineGuide({
  name: 'قائمة المراحل',
  purpose: [
    'تقول ما الذي يتيحه كل مبلغ في حملة: عند كذا يُحفر البئر، وعند كذا تُركَّب المضخة. فيرى المتبرّع أثر القادم لا نسبةً مجردة.',
    'Says what each amount of a campaign makes possible: at this sum the well is drilled, at that one the pump is fitted. A donor sees the next effect instead of a bare percentage.',
  ],
  use: [
    ['لحملة لها من ثلاث مراحل إلى ست، لكل منها مبلغ.', 'For a campaign with three to six steps, each with an amount.'],
    ['بجانب شريط التقدّم، لا بدلًا منه.', 'Beside the progress bar, not instead of it.'],
  ],
  avoid: [
    { text: ['خطوات بلا مبالغ.', 'Steps without amounts.'], instead: 'Data/StepList' },
    { text: ['أحداث مضت بتواريخها.', 'Events of the past with their years.'], instead: 'Data/Timeline' },
  ],
  anatomy: [
    {
      name: ['النجمة', 'Star'],
      text: ['ممتلئة لما تحقّق، وبارزة للمرحلة التالية.', 'Filled for what is reached, emphasised for the next step.'],
    },
    { name: ['العنوان', 'Title'], text: ['ما الذي يتم عند هذا المبلغ.', 'What happens at this amount.'] },
    {
      name: ['المبلغ', 'Amount'],
      text: ['مجموع ما يلزم، وبجانبه «تحقّقت» إن بُلغ.', 'The sum needed, with “Reached” beside it where it is.'],
    },
  ],
  content: [
    ['العنوان مصدر يصف العمل: «الحفر والتبطين».', 'The title is a noun that names the work: “Drilling and lining”.'],
    ['المبالغ تراكمية، من الأصغر، وبالهللات.', 'Amounts are cumulative, smallest first, in halalas.'],
  ],
  keyboard: [],
  accessibility: [
    [
      'قائمة مرتّبة؛ وحالة «تحقّقت» نصّ يُقرأ، لا لون النجمة وحده.',
      'An ordered list; “Reached” is text that is read, not the colour of the star alone.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <MilestoneList
            raised={12_000_000}
            items={[
              { amount: 3_000_000, title: t('الدراسة والترخيص', 'Survey and permit') },
              { amount: 11_000_000, title: t('الحفر والتبطين', 'Drilling and lining') },
              { amount: 20_000_000, title: t('تسليم البئر للأهالي', 'Handover to the villagers') },
            ]}
          />
        ),
        text: ['كل مرحلة أثر يفهمه المتبرّع.', 'Each step is an effect that a donor understands.'],
      },
      dont: {
        render: (t) => (
          <MilestoneList
            raised={12_000_000}
            items={[
              { amount: 5_000_000, title: t('٢٥٪', '25%') },
              { amount: 10_000_000, title: t('٥٠٪', '50%') },
              { amount: 20_000_000, title: t('١٠٠٪', '100%') },
            ]}
          />
        ),
        text: [
          'نِسَب يقولها شريط التقدّم، ولا أثر فيها.',
          'Percentages that the progress bar says already, without an effect.',
        ],
      },
    },
  ],
});
