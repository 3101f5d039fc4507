import { defineGuide } from '../../docs/guide.ts';
import { Stack } from '../../components/Box/index.ts';
import { Text } from '../../components/Text/index.ts';
import { Logo } from './Logo.tsx';

export const guide = defineGuide({
  name: 'الشعار',
  purpose: [
    'النجمة الثمانية: علامة الجمعية بجانب اسمها. ومعها شبكة النجوم خلف الأقسام الداكنة، والنجمة مكان صورة غائبة.',
    'The eight-pointed star: the mark of the association beside its name. With it come the lattice behind dark bands and the star in place of a missing image.',
  ],
  use: [
    ['في رأس الصفحة وذيلها، بجانب الاسم.', 'In the header and footer of a page, beside the name.'],
    ['في رسائل وبطاقات تصدر باسم الجمعية.', 'On messages and cards of the association.'],
  ],
  avoid: [
    { text: ['زينة مكرّرة بين الفقرات.', 'Repeated decoration between paragraphs.'], instead: 'Components/Divider' },
    { text: ['أيقونة فعل.', 'The icon of an action.'], instead: 'Foundations/Icon' },
  ],
  anatomy: [
    { name: ['النجمة', 'Star'], text: ['الإطار الخارجي بلون الهوية.', 'The outer shape, in the brand’s colour.'] },
    {
      name: ['المثمّن والقلب', 'Octagon and core'],
      text: ['يتبعان لون السطح: فاتحان على الداكن.', 'Follow the surface: light on a dark one.'],
    },
  ],
  content: [
    [
      'الاسم يُكتب كاملًا بجانبه، ولا يُرسم في الصورة.',
      'The name is written beside it in full and is not part of the image.',
    ],
  ],
  keyboard: [],
  accessibility: [
    ['مخفيّ عن قارئ الشاشة، لأن الاسم مكتوب بجانبه.', 'Hidden from a screen reader, since the name is written beside it.'],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <Stack direction="row" gap={3} align="center">
            <Logo size={40} />
            <Text>{t('جمعية تعاون', 'Taawun association')}</Text>
          </Stack>
        ),
        text: ['بجانب الاسم، وحوله فراغ.', 'Beside the name, with space around it.'],
      },
      dont: {
        render: () => (
          <Stack direction="row" gap={1} align="center">
            <Logo size={14} />
            <Logo size={14} />
            <Logo size={14} />
          </Stack>
        ),
        text: ['صغير لا تُرى أضلاعه، ومكرّر للزينة.', 'Too small for its edges, and repeated as decoration.'],
      },
    },
  ],
});
