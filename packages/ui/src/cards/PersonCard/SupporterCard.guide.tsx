import { defineGuide } from '../../docs/guide.ts';
import { sampleImages } from '../../testing/sampleImages.ts';
import { SupporterCard } from './PersonCard.tsx';

export const guide = defineGuide({
  name: 'بطاقة داعم',
  purpose: [
    'جهة تدعم الجمعية: شعارها، واسمها، ونوع دعمها.',
    'An organisation that supports the association: its logo, name and kind of support.',
  ],
  use: [['في صفحة الشركاء والداعمين.', 'On the page of partners and supporters.']],
  avoid: [
    { text: ['شخص في المجلس.', 'A person of the council.'], instead: 'Cards/CouncilCard' },
    { text: ['صفحة في الموقع نفسه.', 'A page of the same site.'], instead: 'Cards/LinkCard' },
  ],
  anatomy: [
    {
      name: ['الشعار', 'Logo'],
      text: ['كاملًا داخل إطاره؛ والنجمة إن غاب.', 'Whole within its frame; the star without one.'],
    },
    {
      name: ['الاسم', 'Name'],
      text: ['رابط إلى موقع الجهة إن وُجد.', 'A link to the organisation’s site, where there is one.'],
    },
    { name: ['نوع الدعم', 'Kind'], text: ['شارة: «داعم مؤسس».', 'A badge: “Founding”.'] },
    { name: ['منذ', 'Since'], text: ['سنة بداية الدعم.', 'The year in which the support began.'] },
  ],
  content: [
    [
      'الاسم كما تكتبه الجهة، بلغة الصفحة إن كان لها اسم بها.',
      'The name as the organisation writes it, in the page’s language if it has one.',
    ],
    ['لا عبارات شكر على البطاقة.', 'No words of thanks on the card.'],
  ],
  keyboard: [
    { keys: ['Enter'], text: ['يفتح موقع الجهة في نافذة جديدة.', 'Opens the organisation’s site in a new tab.'] },
  ],
  accessibility: [['الشعار للزينة، لأن الاسم مكتوب.', 'The logo is decorative, since the name is written.']],
  examples: [
    {
      do: {
        render: (t) => (
          <SupporterCard
            name={t('مؤسسة النخلة', 'The Palm Foundation')}
            kind={t('داعم استراتيجي', 'Strategic')}
            logo={sampleImages.water}
            since={2015}
          />
        ),
        text: ['شعار واسم ونوع الدعم.', 'Logo, name and kind.'],
      },
      dont: {
        render: (t) => (
          <SupporterCard
            name={t('شكرًا لمؤسسة النخلة على دعمها السخي!', 'Thanks to the Palm Foundation for its generous support!')}
          />
        ),
        text: ['شكر مكان الاسم: ضعه في نص الصفحة.', 'Thanks in place of the name: they belong in the page’s text.'],
      },
    },
  ],
});
