import { defineGuide } from '../../docs/guide.ts';
import { Stack } from '../Box/index.ts';
import { Heading } from '../Heading/index.ts';
import { Text } from '../Text/index.ts';
import { Card } from './index.ts';

export const guide = defineGuide({
  name: 'بطاقة',
  purpose: ['سطح يعلو الصفحة ويجمع ما يُقرأ معًا.', 'A raised surface that groups what is read together.'],
  use: [
    ['لشيء واحد قائم بنفسه بين أشباهه.', 'For one self-contained thing among others like it.'],
    ['لنموذج أو لوحة.', 'For a form or a panel.'],
  ],
  avoid: [
    { text: ['كل فقرة في بطاقة: المسافة تكفي.', 'Each paragraph in a card: space is enough.'], instead: 'Layout/Box' },
    { text: ['تحذير.', 'A warning.'], instead: 'Feedback/Alert' },
  ],
  anatomy: [
    { name: ['السطح', 'Surface'], text: ['حافة وظل خفيف.', 'An edge and a soft shadow.'] },
    {
      name: ['الحشوة', 'Padding'],
      text: ['md أو lg؛ وnone للصور الملتصقة.', 'md or lg; none for images at the edge.'],
    },
  ],
  content: [['عنوان واحد، وأهم ما فيها أولًا.', 'One title; the most important comes first.']],
  keyboard: [],
  accessibility: [
    ['ليست منطقة؛ اجعلها as="article" لما يقوم بنفسه.', 'No landmark; render as="article" what is self-contained.'],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <Card>
            <Stack gap={2}>
              <Heading level={3}>{t('فرع بريدة', 'Buraydah branch')}</Heading>
              <Text>{t('طريق الملك فهد', 'King Fahd Road')}</Text>
            </Stack>
          </Card>
        ),
        text: ['شيء واحد.', 'One thing.'],
      },
      dont: {
        render: (t) => (
          <Card>
            <Card>
              <Card>{t('بطاقة في بطاقة', 'A card in a card')}</Card>
            </Card>
          </Card>
        ),
        text: ['بطاقات متداخلة لا تفصل شيئًا.', 'Nested cards that separate nothing.'],
      },
    },
  ],
});
