import { defineGuide } from '../../docs/guide.ts';
import { LinkCard } from './LinkCard.tsx';

export const guide = defineGuide({
  name: 'بطاقة رابط',
  purpose: [
    'بطاقة تؤدي إلى صفحة: خطوة تالية، أو قسم من الحساب. البطاقة كلها رابط.',
    'A card that leads to a page: the next step, a section of the account. The whole card is the link.',
  ],
  use: [['لاثنتين إلى ست وجهات متساوية الأهمية.', 'For two to six destinations of equal weight.']],
  avoid: [
    { text: ['فعل لا ينقل إلى صفحة.', 'An action that leads nowhere else.'], instead: 'Components/Button' },
    { text: ['رابط داخل نص.', 'A link within text.'], instead: 'Components/Link' },
    { text: ['ملف يُنزَّل.', 'A file to download.'], instead: 'Cards/DocumentCard' },
  ],
  anatomy: [
    {
      name: ['الأيقونة', 'Icon'],
      text: ['اختيارية، للبطاقات كلها أو لا لشيء منها.', 'Optional: for all cards of a group, or for none.'],
    },
    { name: ['العنوان', 'Title'], text: ['اسم الوجهة.', 'Name of the destination.'] },
    { name: ['النص', 'Text'], text: ['جملة عمّا هناك.', 'A sentence on what is there.'] },
    {
      name: ['السهم', 'Arrow'],
      text: [
        'في آخر السطر؛ ولموقع آخر علامة نافذة جديدة.',
        'At the end of the line; for another site, the mark of a new tab.',
      ],
    },
  ],
  content: [
    ['العنوان كما هو في الصفحة التي يؤدي إليها.', 'The title is that of the page it leads to.'],
    [
      'النص يقول ما يفعله القارئ هناك: «اختر عدد الحصص وادفع من رصيدك».',
      'The text says what the reader does there: “Choose how many and pay from your balance.”',
    ],
  ],
  keyboard: [{ keys: ['Enter'], text: ['يفتح الصفحة.', 'Opens the page.'] }],
  accessibility: [
    [
      'اسم الرابط العنوان وحده؛ والنص يُقرأ بعده. الموقع الآخر يُعلن أنه يُفتح في نافذة جديدة.',
      'The link’s name is the title alone; the text is read after it. Another site is announced as opening in a new tab.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <LinkCard
            icon="shares"
            title={t('شراء الحصص', 'Buy shares')}
            href="#shares"
            text={t('اختر عدد الحصص وادفع من رصيدك.', 'Choose how many and pay from your balance.')}
          />
        ),
        text: ['اسم الوجهة، وما يُفعل هناك.', 'The destination, and what is done there.'],
      },
      dont: {
        render: (t) => (
          <LinkCard title={t('المزيد', 'More')} href="#more" text={t('اضغط هنا للمزيد.', 'Click here for more.')} />
        ),
        text: ['لا يُعرف إلى أين.', 'Nobody can say where it leads.'],
      },
    },
  ],
});
