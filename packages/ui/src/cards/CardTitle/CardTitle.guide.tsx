import { defineGuide } from '../../docs/guide.ts';
import { Card } from '../../components/Card/index.ts';
import { CardTitle } from './CardTitle.tsx';

export const guide = defineGuide({
  name: 'عنوان البطاقة',
  purpose: [
    'عنوان بطاقة من عندك: الصفحة تحدّد مستواه، والبطاقة شكله.',
    'The heading of a card of your own: the page sets its level, the card its appearance.',
  ],
  use: [
    [
      'في بطاقة تبنيها بـCard وليست من بطاقات المكتبة.',
      'In a card that you build with Card and that the library does not have.',
    ],
  ],
  avoid: [{ text: ['عنوان قسم من الصفحة.', 'The heading of a section of a page.'], instead: 'Components/Heading' }],
  anatomy: [{ name: ['النص', 'Text'], text: ['بثلاثة مقاسات: ١٦ و١٨ و٢٤ بكسل.', 'In three sizes: 16, 18 and 24 px.'] }],
  content: [
    ['سطر أو سطران، بلا نقطة.', 'One or two lines, without a full stop.'],
    [
      'العناوين المتجاورة من نوع واحد: كلها أسماء أو كلها أفعال.',
      'Titles side by side have one form: all nouns, or all verbs.',
    ],
  ],
  keyboard: [],
  accessibility: [
    ['عنوان حقيقي من المستوى الثاني إلى الرابع؛ لا تقفز مستوى.', 'A real heading, h2 to h4; do not skip a level.'],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <Card>
            <CardTitle level={3}>{t('سقيا النخيل', 'Watering the palms')}</CardTitle>
          </Card>
        ),
        text: ['عنوان داخل بطاقته.', 'A title inside its card.'],
      },
      dont: {
        render: (t) => (
          <Card>
            <strong>{t('سقيا النخيل:', 'Watering the palms:')}</strong>
          </Card>
        ),
        text: ['خط عريض ليس عنوانًا، ونقطتان بعده.', 'Bold text is no heading, and it ends in a colon.'],
      },
    },
  ],
});
