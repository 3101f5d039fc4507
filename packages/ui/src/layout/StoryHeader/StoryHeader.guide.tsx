import { defineGuide } from '../../docs/guide.ts';
import { sampleImages } from '../../testing/sampleImages.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { StoryHeader } from './index.ts';

export const guide = defineGuide({
  name: 'رأس القصة',
  purpose: [
    'رأس صفحة عن شيء واحد: مشهد بعرض الصفحة، والعنوان عند حافته السفلى.',
    'The header of a page about one thing: its scene over the whole width, and the title at its lower edge.',
  ],
  use: [['لحملة، أو خبر، أو خدمة لها مشهد.', 'For a campaign, a news item or a service with a scene.']],
  avoid: [
    { text: ['قائمة أو نموذج.', 'A list or a form.'], instead: 'Layout/PageHeader' },
    { text: ['الصفحة الرئيسية.', 'The home page.'], instead: 'Layout/Hero' },
  ],
  anatomy: [
    {
      name: ['المشهد', 'Scene'],
      text: ['للزينة؛ وله ليل في الوضع الداكن.', 'Decorative; with a night of its own in the dark theme.'],
    },
    {
      name: ['العنوان والنص', 'Title and text'],
      text: ['فوق تدرّج يحفظ التباين.', 'On a gradient that keeps the contrast.'],
    },
    { name: ['اللوحة', 'Aside'], text: ['بجانب النص، وتحته في الجوال.', 'Beside the text; below it on a phone.'] },
  ],
  content: [
    ['جملة أو جملتان تحت العنوان.', 'One or two sentences below the title.'],
    ['لا نص داخل المشهد.', 'No text within the scene.'],
  ],
  keyboard: [{ keys: ['Tab'], text: ['إلى المسار ثم اللوحة.', 'To the path, then the panel.'] }],
  accessibility: [
    [
      'هو العنوان الأول الوحيد؛ والمشهد مخفيّ عن قارئ الشاشة.',
      'The title is the only h1; the scene is hidden from a screen reader.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <StoryHeader
            image={sampleImages.evening}
            title={t('بئر القرية', 'The village well')}
            text={t('تخدم ثلاث قرى شمال بريدة.', 'For three villages north of Buraydah.')}
          />
        ),
        text: ['مشهد لهذه الحملة.', 'A scene of this campaign.'],
      },
      dont: {
        render: (t) => <PageHeader title={t('حملة ١٤', 'Campaign 14')} />,
        text: ['رقم بلا مشهد ولا معنى.', 'A number without a scene or a meaning.'],
      },
    },
  ],
});
