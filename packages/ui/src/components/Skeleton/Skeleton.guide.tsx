import { defineGuide } from '../../docs/guide.ts';
import { Stack } from '../Box/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { Skeleton, SkeletonText } from './Skeleton.tsx';

export const guide = defineGuide({
  name: 'هيكل التحميل',
  purpose: [
    'يحجز مكان محتوى في طريقه إلى الصفحة، بشكله ومقاسه، فلا تقفز الصفحة حين يصل.',
    'Keeps the place of content on its way, in its shape and size, so that the page does not jump when it arrives.',
  ],
  use: [
    ['لمحتوى يُعرف شكله: أسطر نص، بطاقات، صور أشخاص.', 'For content of known shape: lines of text, cards, avatars.'],
    ['حين يطول الانتظار عن لحظة.', 'Where waiting takes longer than a moment.'],
  ],
  avoid: [
    { text: ['عمل على زر ضُغط.', 'Work after a button was pressed.'], instead: 'Components/Spinner' },
    { text: ['انتقال إلى صفحة أخرى.', 'Moving to another page.'], instead: 'Feedback/LoadingBar' },
    { text: ['قائمة لا شيء فيها.', 'A list without items.'], instead: 'Feedback/EmptyState' },
  ],
  anatomy: [
    { name: ['السطر', 'Line'], text: ['بارتفاع سطر من النص.', 'As high as a line of text.'] },
    {
      name: ['الكتلة والدائرة والحقل', 'Block, circle, control'],
      text: ['لصورة أو بطاقة، ولصورة شخص، ولحقل.', 'For an image or card, an avatar, a field.'],
    },
  ],
  content: [
    [
      'لا نص فيه. والمنطقة حوله تقول ما يُحمَّل: «جارٍ تحميل الطلبات».',
      'It has no text. The region around it says what is loading: “Loading orders”.',
    ],
    ['عدد الأسطر كعدد أسطر المحتوى تقريبًا.', 'About as many lines as the content will have.'],
  ],
  keyboard: [],
  accessibility: [
    [
      'مخفيّ عن قارئ الشاشة. ضع aria-busy على المنطقة، ونصًا مخفيًا يُعلن.',
      'Hidden from a screen reader. Set aria-busy on the region and give it a hidden text that is announced.',
    ],
    ['لا حركة فيه لمن يفضّل تقليلها.', 'It does not move for those who prefer less motion.'],
  ],
  examples: [
    {
      do: {
        render: () => (
          <Stack gap={3}>
            <Skeleton shape="block" />
            <SkeletonText lines={2} />
          </Stack>
        ),
        text: ['بشكل البطاقة التي ستأتي.', 'In the shape of the card to come.'],
      },
      dont: {
        render: () => (
          <Stack gap={3} align="center">
            <Spinner />
            <SkeletonText lines={6} />
          </Stack>
        ),
        text: ['إشارتان لانتظار واحد، وأسطر أكثر مما سيأتي.', 'Two signs of one wait, and more lines than will come.'],
      },
    },
  ],
});
