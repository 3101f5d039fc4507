import { defineGuide } from '../../docs/guide.ts';
import { MemberCard } from './MemberCard.tsx';

export const guide = defineGuide({
  name: 'بطاقة العضوية',
  purpose: [
    'بطاقة العضو كما تُعرض في الجوال وتُطبع: الاسم، والرقم، ويوم القبول بالتقويمين.',
    'A member’s card as it is shown on a phone and printed: name, number, and day of admission in both calendars.',
  ],
  use: [['في حساب العضو، وللعرض في الفرع.', 'In a member’s account, and to show at a branch.']],
  avoid: [
    { text: ['التعريف بعضو في صفحة عامة.', 'To introduce a member on a public page.'], instead: 'Cards/CouncilCard' },
    { text: ['بيانات العضو للمراجعة.', 'A member’s data to review.'], instead: 'Components/DescriptionList' },
  ],
  anatomy: [
    { name: ['الجمعية', 'Association'], text: ['الشعار والاسم القصير.', 'Logo and short name.'] },
    { name: ['الاسم', 'Name'], text: ['كما في الهوية.', 'As on the national ID.'] },
    {
      name: ['الرقم واليوم', 'Number and day'],
      text: ['رقم العضوية، ويوم القبول هجريًا وميلاديًا.', 'Membership number, and the day in Hijri and Gregorian.'],
    },
  ],
  content: [
    ['رقم العضوية بأرقام لاتينية: يُنسخ ويُملى.', 'The membership number is in Latin digits: it is copied and read out.'],
    ['لا رقم هوية ولا جوال على البطاقة.', 'No national ID and no phone number on the card.'],
  ],
  keyboard: [],
  accessibility: [
    ['نص حقيقي لا صورة: يكبر ويُقرأ ويُنسخ.', 'Real text and no image: it grows, is read out and can be copied.'],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <MemberCard
            association={t('تعاون', 'Taawun')}
            name={t('سارة القحطاني', 'Sara Al-Qahtani')}
            number="10482"
            since="2026-11-25"
          />
        ),
        text: ['الاسم القصير، والرقم كما يُملى.', 'The short name, and the number as it is read out.'],
      },
      dont: {
        render: (t) => (
          <MemberCard
            association={t('جمعية القصيم التعاونية متعددة الأغراض', 'Qassim Multipurpose Cooperative Association')}
            name={t('الأستاذة الفاضلة سارة القحطاني', 'Ms Sara Al-Qahtani, member')}
            number="1000000008"
            since="2026-11-25"
          />
        ),
        text: ['رقم هوية مكان رقم العضوية، وألقاب.', 'A national ID as the number, and titles.'],
      },
    },
  ],
});
