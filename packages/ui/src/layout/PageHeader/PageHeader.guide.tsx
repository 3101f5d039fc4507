import { defineGuide } from '../../docs/guide.ts';
import { PageHeader } from './index.ts';

export const guide = defineGuide({
  name: 'رأس الصفحة',
  purpose: [
    'عنوان صفحة داخلية ومسارها، بأربعة أشكال لأربعة أنواع من الصفحات.',
    'Title and path of an inner page, in four variants for four kinds of page.',
  ],
  use: [
    ['catalogue للقوائم والنماذج، وreading للمقالات.', 'catalogue for lists and forms, reading for articles.'],
    ['account لصفحات العضو، وband لصفحات الأقسام.', 'account for a member’s pages, band for section pages.'],
  ],
  avoid: [
    { text: ['الصفحة الرئيسية.', 'The home page.'], instead: 'Layout/Hero' },
    { text: ['صفحة عن شيء له مشهد.', 'A page about one thing with a scene.'], instead: 'Layout/StoryHeader' },
  ],
  anatomy: [
    { name: ['المسار', 'Breadcrumbs'], text: ['فوق العنوان.', 'Above the title.'] },
    { name: ['العنوان والنص', 'Title and text'], text: ['عنوان أول وجملة.', 'The first heading and a sentence.'] },
    { name: ['البيانات', 'Meta'], text: ['تاريخ، ومدة قراءة، ووسوم.', 'Date, reading time, tags.'] },
    { name: ['الأفعال', 'Actions'], text: ['متجاورة، وفوق بعضها في الجوال.', 'Side by side, stacked on a phone.'] },
  ],
  content: [['العنوان عنوان الصفحة لا القسم.', 'The title is that of the page, not of the section.']],
  keyboard: [{ keys: ['Tab'], text: ['إلى المسار ثم الأفعال.', 'To the path, then the actions.'] }],
  accessibility: [['هو العنوان الأول الوحيد.', 'The title is the only h1.']],
  examples: [
    {
      do: {
        render: (t) => (
          <PageHeader
            variant="catalogue"
            title={t('فرع بريدة', 'Buraydah branch')}
            text={t('طريق الملك فهد', 'King Fahd Road')}
            breadcrumbs={[{ label: t('الفروع', 'Branches'), href: '#b' }, { label: t('فرع بريدة', 'Buraydah branch') }]}
          />
        ),
        text: ['عنوان الصفحة ومسارها.', 'The page’s title and path.'],
      },
      dont: {
        render: (t) => (
          <PageHeader
            title={t('الفروع', 'Branches')}
            text={t('أهلًا بكم في صفحة الفروع الخاصة بجمعيتنا.', 'Welcome to the branches page of our association.')}
          />
        ),
        text: ['عنوان القسم في صفحة فرع، وترحيب.', 'The section’s title on a branch’s page, and a welcome.'],
      },
    },
  ],
});
