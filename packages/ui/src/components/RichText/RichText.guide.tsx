import { defineGuide } from '../../docs/guide.ts';
import { Text } from '../Text/index.ts';
import { RichText } from './index.ts';

export const guide = defineGuide({
  name: 'نص منسّق',
  purpose: [
    'نص من محرّر يُعرض مقروءًا. يُنقّى قبل عرضه، فلا يُخشى مصدره.',
    'Text from an editor, shown as prose. It is sanitised, so that its source need not be trusted.',
  ],
  use: [
    ['لأخبار ولوائح وصفحات تُحرَّر.', 'For news, regulations and edited pages.'],
    ['ArticleText للطويل: معه محتويات.', 'ArticleText for a long one, with a table of contents.'],
  ],
  avoid: [{ text: ['نص من التطبيق نفسه.', 'Text of the application itself.'], instead: 'Components/Text' }],
  anatomy: [
    { name: ['العناوين والفقرات', 'Headings and paragraphs'], text: ['عمود قراءة واحد.', 'One reading column.'] },
    {
      name: ['القوائم والاقتباس والجداول', 'Lists, quotes, tables'],
      text: ['بأنماط المكتبة.', 'In the styles of the library.'],
    },
  ],
  content: [['يبدأ من العنوان الثاني: عنوان الصفحة فوقه.', 'Begins at the second level: the page’s heading is above.']],
  keyboard: [{ keys: ['Tab'], text: ['إلى روابطه.', 'To its links.'] }],
  accessibility: [
    [
      'تبقى العناوين والقوائم كما في المحرّر. راجع نصوص الصور.',
      'Headings and lists stay as edited. Check the images’ texts.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <RichText
            html={t(
              '<h2>تمكين الأسر</h2><p>نعمل مع الأسر حتى <strong>تستغني</strong>.</p>',
              '<h2>Enabling families</h2><p>We work with families until they <strong>need no help</strong>.</p>',
            )}
          />
        ),
        text: ['عناوين وفقرات.', 'Headings and paragraphs.'],
      },
      dont: {
        render: (t) => (
          <Text>
            {t('تمكين الأسر: • تدريب • تمويل • متابعة', 'Enabling families: • Training • Finance • Follow-up')}
          </Text>
        ),
        text: ['قائمة مكتوبة بنقاط في جملة.', 'A list written as bullets in a sentence.'],
      },
    },
  ],
});
