import { defineGuide } from '../../docs/guide.ts';
import { BranchDetails } from './BranchDetails.tsx';

export const guide = defineGuide({
  name: 'بيانات الفرع',
  purpose: [
    'كل ما يُعرف عن فرع: عنوانه الوطني، وأرقامه، وأوقاته، وموافقاته. ما لا قيمة له لا يظهر.',
    'All that is known about a branch: its national address, numbers, hours and approvals. What has no value is not shown.',
  ],
  use: [['في صفحة الفرع، تحت اسمه.', 'On the page of a branch, below its name.']],
  avoid: [
    { text: ['فرع ضمن قائمة.', 'A branch within a list.'], instead: 'Cards/BranchCard' },
    { text: ['بيانات شيء غير فرع.', 'The data of anything else.'], instead: 'Components/DescriptionList' },
  ],
  anatomy: [
    { name: ['الاسم', 'Term'], text: ['اسم البيان، من قائمة الرسائل.', 'Name of the fact, from the catalogue.'] },
    {
      name: ['القيمة', 'Value'],
      text: [
        'بأرقام لغة القارئ؛ والهاتف والبريد روابط.',
        'In the digits of the reader’s language; telephone and e-mail are links.',
      ],
    },
  ],
  content: [
    [
      'العنوان المختصر والبريد يبقيان بحروف لاتينية معزولة عن الجملة.',
      'The short address and the e-mail stay in Latin letters, isolated from the sentence.',
    ],
    ['الأوقات بصيغة «الأحد – الخميس، ٨ ص – ٤ م».', 'Hours in the form “Sunday – Thursday, 8 am – 4 pm”.'],
  ],
  keyboard: [
    {
      keys: ['Tab'],
      text: [
        'إلى الهاتف والبريد: رابطان للاتصال والمراسلة.',
        'To the telephone and the e-mail address, which are links.',
      ],
    },
  ],
  accessibility: [['قائمة أسماء وقيم: يُقرأ كل اسم مع قيمته.', 'A description list: each name is read with its value.']],
  examples: [
    {
      do: {
        render: (t) => (
          <BranchDetails
            branch={{
              name: t('فرع عنيزة', 'Unayzah branch'),
              phone: '+966163621000',
              postal_code: '56435',
              short_address: 'RQCA6542',
            }}
          />
        ),
        text: [
          'قيم خام: المكوّن يكتبها بلغة القارئ.',
          'Raw values: the component writes them in the reader’s language.',
        ],
      },
      dont: {
        render: (t) => (
          <BranchDetails
            branch={{ name: t('فرع عنيزة', 'Unayzah branch'), address: '-', working_hours: t('غير متوفر', 'N/A') }}
          />
        ),
        text: ['شرطات و«غير متوفر»: اترك ما لا قيمة له.', 'Dashes and “N/A”: leave out what has no value.'],
      },
    },
  ],
});
