import { defineGuide } from '../../docs/guide.ts';
import { Stack } from '../Box/index.ts';
import { Text } from '../Text/index.ts';
import { Divider } from './index.ts';

export const guide = defineGuide({
  name: 'فاصل',
  purpose: ['خط بين مجموعتين لا تكفي المسافة بينهما.', 'A line between two groups for which space is not enough.'],
  use: [
    ['بين طريقتين للدخول: مع «أو».', 'Between two ways to sign in, with “or”.'],
    ['عموديًا بين عناصر صف.', 'Vertical, between the items of a row.'],
  ],
  avoid: [
    { text: ['بين عناصر قائمة.', 'Between the items of a list.'], instead: 'Components/List' },
    { text: ['بداية قسم.', 'The start of a section.'], instead: 'Components/Heading' },
  ],
  anatomy: [
    {
      name: ['الخط', 'Line'],
      text: ['بلا هامش: المسافة من الحاوية.', 'Without a margin: the gap belongs to the container.'],
    },
    { name: ['النص', 'Text'], text: ['كلمة في وسطه.', 'A word in its middle.'] },
  ],
  content: [['كلمة واحدة: «أو».', 'One word: “or”.']],
  keyboard: [],
  accessibility: [
    ['بنص يُقرأ النص؛ وبدونه يُعلن فاصل.', 'With a text, the text is read; without, a separator is announced.'],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <Stack gap={3}>
            <Text>{t('ادخل بكلمة المرور', 'Sign in by password')}</Text>
            <Divider>{t('أو', 'or')}</Divider>
            <Text>{t('ادخل بمفتاح المرور', 'Sign in by passkey')}</Text>
          </Stack>
        ),
        text: ['طريقتان يفصل بينهما سبب.', 'Two ways, separated for a reason.'],
      },
      dont: {
        render: (t) => (
          <Stack gap={2}>
            <Divider />
            <Text>{t('فقرة', 'A paragraph')}</Text>
            <Divider />
            <Text>{t('فقرة', 'A paragraph')}</Text>
            <Divider />
          </Stack>
        ),
        text: ['خط بعد كل فقرة.', 'A line after each paragraph.'],
      },
    },
  ],
});
