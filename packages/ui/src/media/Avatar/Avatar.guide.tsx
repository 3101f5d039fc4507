import { defineGuide } from '../../docs/guide.ts';
import { Stack } from '../../components/Box/index.ts';
import { Text } from '../../components/Text/index.ts';
import { Avatar } from './Avatar.tsx';

export const guide = defineGuide({
  name: 'صورة شخص',
  purpose: [
    'صورة صغيرة بجانب اسم. من لا صورة له يظهر بحرفين لاتينيين من اسمه، أو بالنجمة إن كان اسمه عربيًا: فالحروف العربية المتصلة تُقرأ كلمة.',
    'A small image beside a name. Without one, two Latin initials, or the star for an Arabic name: joined Arabic letters would read as a word.',
  ],
  use: [['بجانب اسم في قائمة أو بطاقة.', 'Beside a name in a list or on a card.']],
  avoid: [
    { text: ['صورة كبيرة تُعرّف بشخص.', 'A large portrait that introduces somebody.'], instead: 'Cards/CouncilCard' },
    { text: ['شعار جهة.', 'The logo of an organisation.'], instead: 'Media/Picture' },
  ],
  anatomy: [{ name: ['الدائرة', 'Circle'], text: ['صورة، أو حرفان، أو النجمة.', 'Image, initials or star.'] }],
  content: [
    ['الاسم مكتوب بجانبها دائمًا.', 'The name is always written beside it.'],
    ['تُحذف الألقاب من الحرفين: Dr. Sara Ali ← SA.', 'Titles are not part of the initials: Dr. Sara Ali is SA.'],
  ],
  keyboard: [],
  accessibility: [
    ['مخفيّة عن قارئ الشاشة: الاسم بجانبها يكفي.', 'Hidden from a screen reader: the name beside it is enough.'],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <Stack direction="row" gap={3} align="center">
            <Avatar name={t('نورة الحربي', 'Noura Al-Harbi')} />
            <Text>{t('نورة الحربي', 'Noura Al-Harbi')}</Text>
          </Stack>
        ),
        text: ['صورة واسم معًا.', 'The image with the name.'],
      },
      dont: {
        render: (t) => <Avatar name={t('نورة الحربي', 'Noura Al-Harbi')} />,
        text: [
          'بلا اسم: لا يعرفه قارئ الشاشة ولا غيره.',
          'Without the name: unknown to a screen reader and to everybody else.',
        ],
      },
    },
  ],
});
