import { defineGuide } from '../../docs/guide.ts';
import { Stack } from '../Box/index.ts';
import { Tag } from './index.ts';

export const guide = defineGuide({
  name: 'وسم',
  purpose: ['موضوع محتوى؛ وبرابط يعرض كل ما فيه.', 'The topic of content; with a link, it shows everything on it.'],
  use: [['تحت عنوان خبر، ولترشيح قائمة بروابط.', 'Below the title of a news item, and to filter a list by links.']],
  avoid: [
    { text: ['حالة.', 'A state.'], instead: 'Components/Badge' },
    { text: ['ترشيح بلا انتقال.', 'A filter without navigation.'], instead: 'Components/ToggleGroup' },
  ],
  anatomy: [
    {
      name: ['النص', 'Text'],
      text: ['كلمة أو كلمتان؛ والمختار ممتلئ مع active.', 'One or two words; the chosen one is filled, with active.'],
    },
  ],
  content: [['الموضوع كما في قائمة المواضيع: «مياه».', 'The topic as in the list of topics: “Water”.']],
  keyboard: [{ keys: ['Enter'], text: ['يعرض ما في الموضوع.', 'Shows what is on the topic.'] }],
  accessibility: [['المختار يُعلن الصفحة الحالية.', 'The chosen one is announced as the current page.']],
  examples: [
    {
      do: {
        render: (t) => (
          <Stack direction="row" gap={2} wrap>
            <Tag href="#water" active>
              {t('مياه', 'Water')}
            </Tag>
            <Tag href="#school">{t('تعليم', 'Education')}</Tag>
          </Stack>
        ),
        text: ['مواضيع قصيرة، والحالي معلّم.', 'Short topics, with the current one marked.'],
      },
      dont: {
        render: (t) => (
          <Stack direction="row" gap={2} wrap>
            {['#خير', '#عطاء', '#تعاون', '#أمل', '#نخيل'].map((text) => (
              <Tag key={text}>{t(text, '#good')}</Tag>
            ))}
          </Stack>
        ),
        text: ['وسوم للزينة لا تؤدي إلى شيء.', 'Decorative tags that lead nowhere.'],
      },
    },
  ],
});
