import { defineGuide } from '../../docs/guide.ts';
import { BranchCard } from './BranchCard.tsx';

export const guide = defineGuide({
  name: 'بطاقة فرع',
  purpose: [
    'فرع في قائمة الفروع: اسمه، ومكانه، ورقم يُضغط للاتصال. البطاقة كلها رابط إلى صفحته.',
    'A branch in a list of branches: its name, its place, and a number to call. The whole card is a link to its page.',
  ],
  use: [
    ['لقائمة فروع في شبكة.', 'For a grid of branches.'],
    [
      'في صفحة فرع لعرض الفروع الأخرى، مع active للفرع الحالي.',
      'On the page of a branch, to show the others; active marks the current one.',
    ],
  ],
  avoid: [
    { text: ['كل بيانات فرع واحد.', 'All data of one branch.'], instead: 'Cards/BranchDetails' },
    { text: ['اختيار الأقرب على خريطة.', 'To choose the nearest on a map.'], instead: 'Map/BranchMap' },
  ],
  anatomy: [
    { name: ['الاسم', 'Name'], text: ['عنوان البطاقة ورابطها.', 'The card’s heading and link.'] },
    {
      name: ['شارة المقر الرئيسي', 'Head office badge'],
      text: ['لفرع واحد فقط، مع isMain.', 'For one branch only, with isMain.'],
    },
    { name: ['المكان', 'Place'], text: ['الشارع والحي، وإلا فالمدينة.', 'Street and district, else the city.'] },
    {
      name: ['الرقم', 'Number'],
      text: [
        'الجوال، وإلا فالهاتف؛ رابط فوق رابط البطاقة.',
        'The mobile, else the telephone; a link above that of the card.',
      ],
    },
  ],
  content: [
    [
      'العنوان في سطر: «طريق الملك فهد، حي الصفراء»، بلا المدينة إن كانت في الاسم.',
      'The address on one line: “King Fahd Road, As Safra”, without the city if the name has it.',
    ],
    [
      'الأرقام بصيغة +966؛ والبطاقة تكتبها كما يقرؤها الناس.',
      'Numbers are in the form +966…; the card writes them as people read them.',
    ],
  ],
  keyboard: [
    { keys: ['Tab'], text: ['إلى اسم الفرع، ثم إلى رقمه.', 'To the name, then to the number.'] },
    { keys: ['Enter'], text: ['يفتح صفحة الفرع أو يتصل.', 'Opens the page or calls.'] },
  ],
  accessibility: [
    [
      'مقال له عنوان. اختر مستواه بـheadingLevel ليوافق الصفحة.',
      'An article with a heading; set its level by headingLevel to fit the page.',
    ],
    ['الفرع الحالي يُعلن «الصفحة الحالية».', 'The current branch is announced as the current page.'],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <BranchCard
            name={t('فرع عنيزة', 'Unayzah branch')}
            href="#unayzah"
            city={t('عنيزة', 'Unayzah')}
            address={t('طريق الملك فهد، حي الصفراء', 'King Fahd Road, As Safra')}
            mobile="+966500000001"
          />
        ),
        text: ['ما يلزم للوصول والاتصال، لا أكثر.', 'What is needed to go there or call, and no more.'],
      },
      dont: {
        render: (t) => (
          <BranchCard
            name={t('فرع جمعيتنا في محافظة عنيزة بمنطقة القصيم', 'The branch of our association in Unayzah in Qassim')}
            href="#unayzah"
            city={t('عنيزة', 'Unayzah')}
            isMain
          />
        ),
        text: ['اسم يكرّر ما يُعرف من الصفحة، وبلا رقم.', 'A name that repeats what the page says, and no number.'],
      },
    },
  ],
});
