import { defineGuide } from '../../docs/guide.ts';
import { SectionHeading } from './index.ts';

export const guide = defineGuide({
  name: 'رأس القسم',
  purpose: [
    'عنوان قسم، فوقه كلمة تمهّد، وتحته سطر، وفي آخره رابط إلى الكل.',
    'The head of a section: an eyebrow, the title, a line of text, and a link to all of it.',
  ],
  use: [['لأقسام الصفحة الرئيسية.', 'For the sections of a home page.']],
  avoid: [
    { text: ['عنوان داخل مقال.', 'A heading within an article.'], instead: 'Components/Heading' },
    { text: ['رأس صفحة داخلية.', 'The header of an inner page.'], instead: 'Layout/PageHeader' },
  ],
  anatomy: [
    { name: ['التمهيد', 'Eyebrow'], text: ['كلمة أو كلمتان.', 'One or two words.'] },
    { name: ['العنوان', 'Title'], text: ['موضوع القسم.', 'The section’s subject.'] },
    {
      name: ['الرابط', 'Link'],
      text: ['في آخر السطر، وتحت العنوان في الجوال.', 'At the end of the line; below the title on a phone.'],
    },
  ],
  content: [['الرابط يسمّي وجهته: «كل الأخبار».', 'The link names its destination: “All news”.']],
  keyboard: [{ keys: ['Enter'], text: ['على الرابط: يفتح القائمة كلها.', 'On the link: opens the full list.'] }],
  accessibility: [
    ['التمهيد ليس عنوانًا. اربط القسم بـheadingId.', 'The eyebrow is no heading. Name the section by headingId.'],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <SectionHeading
            eyebrow={t('المركز الإعلامي', 'Media center')}
            title={t('آخر الأخبار', 'Latest news')}
            action={{ href: '#news', label: t('كل الأخبار', 'All news') }}
          />
        ),
        text: ['موضوع، ورابط يسمّي وجهته.', 'A subject, and a link that names where it leads.'],
      },
      dont: {
        render: (t) => (
          <SectionHeading
            eyebrow={t('أخبار', 'News')}
            title={t('الأخبار', 'The news')}
            action={{ href: '#news', label: t('المزيد', 'More') }}
          />
        ),
        text: ['الكلمة مرتين، و«المزيد».', 'The same word twice, and “More”.'],
      },
    },
  ],
});
