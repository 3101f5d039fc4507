import { defineGuide } from '../../docs/guide.ts';
import { Heading } from './index.ts';

export const guide = defineGuide({
  name: 'عنوان',
  purpose: [
    'عنوان جزء من الصفحة. مستواه لبنيتها، ومقاسه لشكلها.',
    'The heading of a part of the page. Its level is for the outline, its size for the look.',
  ],
  use: [['لكل قسم له موضوع.', 'For every section with a subject.']],
  avoid: [
    {
      text: ['رأس قسم فيه رابط ووصف.', 'The head of a section with a link and a text.'],
      instead: 'Components/SectionHeading',
    },
    { text: ['عنوان بطاقة.', 'The title of a card.'], instead: 'Cards/CardTitle' },
  ],
  anatomy: [
    {
      name: ['النص', 'Text'],
      text: ['بارتفاع سطر يسع الحركات العربية.', 'With a line height that has room for Arabic marks.'],
    },
  ],
  content: [
    ['من كلمتين إلى ست، بلا نقطة.', 'Two to six words, without a full stop.'],
    ['عنوان أول واحد في الصفحة.', 'One first-level heading on a page.'],
  ],
  keyboard: [],
  accessibility: [
    ['لا تقفز مستوى؛ وغيّر size لا level للشكل.', 'Do not skip a level; change size, not level, for the look.'],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <Heading level={2} size="lg">
            {t('حصّتك ملكٌ لك', 'Your share is yours')}
          </Heading>
        ),
        text: ['مستوى للبنية، ومقاس للشكل.', 'Level for the outline, size for the look.'],
      },
      dont: {
        render: (t) => (
          <Heading level={4} size="xl">
            {t('مرحبًا بكم في موقع جمعيتنا الإلكتروني:', 'Welcome to the website of our association:')}
          </Heading>
        ),
        text: ['مستوى اختير لمقاسه، ونقطتان.', 'A level chosen for its size, and a colon.'],
      },
    },
  ],
});
