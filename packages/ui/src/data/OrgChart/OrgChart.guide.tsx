import { defineGuide } from '../../docs/guide.ts';
import { OrgChart } from './OrgChart.tsx';

export const guide = defineGuide({
  name: 'الهيكل التنظيمي',
  purpose: [
    'يبيّن من يتبع من في الجمعية: الجمعية العمومية، فمجلس الإدارة، فالإدارات.',
    'Shows who reports to whom in the association: the general assembly, the council, the departments.',
  ],
  use: [
    ['لهيكل من ثلاث طبقات أو أربع.', 'For a structure of three or four levels.'],
    ['حيث يهمّ الترتيب بين المناصب أكثر من الأشخاص.', 'Where the order of offices matters more than the persons.'],
  ],
  avoid: [
    {
      text: ['التعريف بأعضاء المجلس وصورهم.', 'To introduce the members of the council with their photographs.'],
      instead: 'Cards/CouncilCard',
    },
    { text: ['خطوات تتبع بعضها.', 'Steps that follow one another.'], instead: 'Data/StepList' },
  ],
  anatomy: [
    {
      name: ['المنصب', 'Office'],
      text: ['اسم المنصب، وتحته صاحبه إن وُجد.', 'Name of the office, with its holder below where there is one.'],
    },
    {
      name: ['الخط', 'Line'],
      text: [
        'يصل المنصب بما يتبعه؛ في المساحة الضيّقة شجرة على محور السطر.',
        'Connects an office with those below it; in a narrow container a tree along the line.',
      ],
    },
    {
      name: ['السهم', 'Chevron'],
      text: ['يطوي ما تحت المنصب ويبسطه، ولو بلا برمجة.', 'Collapses and expands what is below, without script too.'],
    },
  ],
  content: [
    ['اسم المنصب كما في النظام الأساسي: «مجلس الإدارة».', 'Name the office as the statutes do: “Council”.'],
    ['لا ألقاب قبل الأسماء في الهيكل.', 'No titles before names in the chart.'],
  ],
  keyboard: [
    { keys: ['Tab'], text: ['إلى كل منصب تحته غيره.', 'To each office that has others below.'] },
    { keys: ['Enter', 'Space'], text: ['يطوي ما تحته أو يبسطه.', 'Collapses or expands what is below.'] },
  ],
  accessibility: [
    [
      'قائمة متداخلة: يقول قارئ الشاشة الطبقة وعدد ما فيها.',
      'A nested list: a screen reader says the level and the number of its items.',
    ],
    [
      'المنصب الذي تحته غيره يُعلن مطويًا أو مبسوطًا.',
      'An office with others below says whether it is collapsed or expanded.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <OrgChart
            root={{
              title: t('مجلس الإدارة', 'Council'),
              name: t('عبدالله الحربي', 'Abdullah Al-Harbi'),
              children: [
                { title: t('البرامج', 'Programs'), name: t('سارة العتيبي', 'Sara Al-Otaibi') },
                { title: t('المالية', 'Finance'), name: t('نورة السالم', 'Noura Al-Salem') },
              ],
            }}
          />
        ),
        text: ['المنصب أولًا، وتحته صاحبه.', 'The office first, its holder below.'],
      },
      dont: {
        render: (t) => (
          <OrgChart
            root={{
              title: t('سعادة الأستاذ عبدالله الحربي', 'His Excellency Mr Abdullah Al-Harbi'),
              name: '',
              children: [{ title: t('سارة', 'Sara'), name: '' }],
            }}
          />
        ),
        text: ['أشخاص بلا مناصب: لا يُعرف من يتبع من.', 'Persons without offices: it is not clear who reports to whom.'],
      },
    },
  ],
});
