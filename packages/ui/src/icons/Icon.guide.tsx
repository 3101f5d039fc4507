import { defineGuide } from '../docs/guide.ts';
import { Stack } from '../components/Box/index.ts';
import { Text } from '../components/Text/index.ts';
import { Icon } from './Icon.tsx';

export const guide = defineGuide({
  name: 'أيقونة',
  purpose: [
    'رمز بخط واحد ولون النص. ما يدلّ على اتجاه ينعكس بالعربية، وما سواه يبقى؛ وذلك في تعريف الأيقونة لا عند استعمالها.',
    'A symbol of one stroke in the colour of the text. One that shows a direction mirrors in Arabic, any other stays; the definition of the icon says which.',
  ],
  use: [
    ['بجانب نص، ليُعرف بلمحة.', 'Beside a text, to recognise it at a glance.'],
    ['وحدها في زر معروف: إغلاق، بحث، قائمة.', 'Alone on a well-known button: close, search, menu.'],
  ],
  avoid: [
    { text: ['علامة الجمعية.', 'The mark of the association.'], instead: 'Media/Logo' },
    {
      text: ['زر بلا نص لفعل غير معروف.', 'A button without text for an action that is not well known.'],
      instead: 'Components/Button',
    },
  ],
  anatomy: [
    {
      name: ['الخط', 'Stroke'],
      text: ['على شبكة ٢٠ في ٢٠، ويكبر مع النص.', 'On a grid of 20 by 20; grows with the text.'],
    },
  ],
  content: [
    ['مع title تكون صورة لها اسم؛ وبدونه زينة.', 'With title it is a named image; without, decoration.'],
    [
      'أيقونتك مسار واحد: name={{ d, mirrors: true }} لما يدلّ على اتجاه.',
      'Your own icon is one path: name={{ d, mirrors: true }} for one that shows a direction.',
    ],
  ],
  keyboard: [],
  accessibility: [['مخفيّة عن قارئ الشاشة ما لم يكن لها title.', 'Hidden from a screen reader unless it has a title.']],
  examples: [
    {
      do: {
        render: (t) => (
          <Stack direction="row" gap={2} align="center">
            <Text>{t('كل الأخبار', 'All news')}</Text>
            <Icon name="arrow-forward" />
          </Stack>
        ),
        text: ['سهم يشير إلى ما بعد، في اللغتين.', 'An arrow that points onward in both languages.'],
      },
      dont: {
        render: (t) => (
          <Stack direction="row" gap={4} align="center">
            <Icon name="heart" />
            <Icon name="file" />
            <Text size="sm">{t('؟', '?')}</Text>
          </Stack>
        ),
        text: ['رموز بلا نص يُخمَّن معناها.', 'Symbols without text, whose meaning is a guess.'],
      },
    },
  ],
});
