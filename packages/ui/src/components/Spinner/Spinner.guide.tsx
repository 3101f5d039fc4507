import { defineGuide } from '../../docs/guide.ts';
import { Stack } from '../Box/index.ts';
import { Text } from '../Text/index.ts';
import { Spinner } from './index.ts';

export const guide = defineGuide({
  name: 'دوّامة الانتظار',
  purpose: [
    'علامة انتظار لا يُعرف آخره: بتلات النجمة تضيء واحدة بعد واحدة.',
    'The sign of a wait without a known end: the petals of the star light up in turn.',
  ],
  use: [['لعمل في مكانه: زر، أو جزء صغير.', 'For work in place: a button, a small part.']],
  avoid: [
    { text: ['محتوى يُعرف شكله.', 'Content of known shape.'], instead: 'Feedback/Skeleton' },
    { text: ['تقدّم يُعرف مقداره.', 'Progress of known size.'], instead: 'Components/ProgressBar' },
    { text: ['انتقال بين الصفحات.', 'Moving between pages.'], instead: 'Feedback/LoadingBar' },
  ],
  anatomy: [
    {
      name: ['النجمة', 'Star'],
      text: [
        'تضيء في اتجاه القراءة، وتسكن لمن يفضّل قلة الحركة.',
        'Lights up in the reading direction; stands still under reduced motion.',
      ],
    },
  ],
  content: [['label يقول ما يُنتظر: «جارٍ تحميل العروض».', 'label says what is awaited: “Loading offers”.']],
  keyboard: [],
  accessibility: [
    ['بـlabel تُعلن؛ وبدونه زينة بجانب نص.', 'With label it is announced; without, it is decoration beside a text.'],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <Stack direction="row" gap={3} align="center">
            <Spinner size="sm" />
            <Text>{t('جارٍ تحميل العروض…', 'Loading offers…')}</Text>
          </Stack>
        ),
        text: ['علامة، ونص يقول ما يُنتظر.', 'A sign, and a text of what is awaited.'],
      },
      dont: {
        render: () => (
          <Stack direction="row" gap={3}>
            <Spinner />
            <Spinner />
            <Spinner />
          </Stack>
        ),
        text: ['دوّامة لكل شيء في الصفحة.', 'A spinner for each thing on the page.'],
      },
    },
  ],
});
