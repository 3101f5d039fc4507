import { defineGuide } from '../../docs/guide.ts';
import { sampleImages } from '../../testing/sampleImages.ts';
import { CouncilCard } from './PersonCard.tsx';

export const guide = defineGuide({
  name: 'بطاقة عضو المجلس',
  purpose: [
    'تعرّف بعضو في مجلس الإدارة: صورته، واسمه، ومنصبه، ودورته.',
    'Introduces a member of the council: portrait, name, office and term.',
  ],
  use: [['في صفحة مجلس الإدارة واللجان.', 'On the pages of the council and of committees.']],
  avoid: [
    { text: ['من يتبع من.', 'Who reports to whom.'], instead: 'Data/OrgChart' },
    { text: ['جهة داعمة.', 'An organisation that supports the association.'], instead: 'Cards/SupporterCard' },
  ],
  anatomy: [
    { name: ['الصورة', 'Portrait'], text: ['أو حرفان لاتينيان، أو النجمة.', 'Or Latin initials, or the star.'] },
    { name: ['الاسم', 'Name'], text: ['عنوان البطاقة.', 'The card’s heading.'] },
    {
      name: ['المنصب', 'Office'],
      text: ['شارة؛ وللرئيس لون الهوية مع isChair.', 'A badge; in the brand’s colour for the chair, with isChair.'],
    },
    { name: ['النبذة والدورة', 'Biography and term'], text: ['اختياريتان.', 'Optional.'] },
  ],
  content: [
    ['الاسم بلا ألقاب: «نورة السالم».', 'The name without titles: “Noura Al-Salem”.'],
    ['المنصب يوافق صاحبه: «أمينة الصندوق».', 'In Arabic the office agrees with its holder.'],
    ['النبذة جملة أو جملتان.', 'A biography of one or two sentences.'],
  ],
  keyboard: [],
  accessibility: [
    ['الصورة للزينة؛ والاسم عنوان يُتنقّل به.', 'The portrait is decorative; the name is a heading to navigate by.'],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <CouncilCard
            name={t('نورة السالم', 'Noura Al-Salem')}
            title={t('أمينة الصندوق', 'Treasurer')}
            image={sampleImages.evening}
            term={t('١٤٤٦ – ١٤٤٩', '2024 – 2027')}
          />
        ),
        text: ['منصب يوافق صاحبته، ودورة.', 'Name, office and term.'],
      },
      dont: {
        render: (t) => (
          <CouncilCard
            name={t('سعادة الأستاذة الدكتورة نورة السالم حفظها الله', 'Her Excellency Professor Dr Noura Al-Salem')}
            title={t('أمين الصندوق', 'Treasurer (m/f)')}
          />
        ),
        text: [
          'ألقاب قبل الاسم، ومنصب لا يوافق صاحبته.',
          'Titles before the name, and an office in an office’s own words.',
        ],
      },
    },
  ],
});
