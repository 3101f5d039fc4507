import { defineGuide } from '../../docs/guide.ts';
import { sampleImages } from '../../testing/sampleImages.ts';
import { VideoCard } from './MediaCard.tsx';

export const guide = defineGuide({
  name: 'بطاقة مقطع مرئي',
  purpose: [
    'مقطع يُشاهد في نافذة من الصفحة نفسها. لا يُحمَّل مشغّل ولا شيء من موقع آخر قبل الضغط.',
    'A video that plays in a dialog of the page. Neither a player nor anything of another site is loaded before it is pressed.',
  ],
  use: [['لمقاطع الجمعية وقصص المستفيدين.', 'For the association’s films and the stories of people it helps.']],
  avoid: [
    { text: ['صور متتابعة.', 'A series of images.'], instead: 'Cards/GalleryCard' },
    { text: ['خبر فيه مقطع.', 'A news item that contains a video.'], instead: 'Cards/NewsCard' },
  ],
  anatomy: [
    {
      name: ['الغلاف', 'Poster'],
      text: ['صورة وعلامة تشغيل لا تنعكس، والمدة.', 'An image, a play mark that does not mirror, and the duration.'],
    },
    { name: ['العنوان', 'Title'], text: ['زر التشغيل؛ يشمل البطاقة.', 'The play button; covers the card.'] },
    { name: ['الوصف والتاريخ', 'Summary and date'], text: ['اختياريان.', 'Optional.'] },
  ],
  content: [
    ['العنوان يقول ما في المقطع، لا «شاهد الآن».', 'The title says what the video shows, not “Watch now”.'],
    ['لكل مقطع نص مكتوب أو ترجمة مرئية.', 'Each video has captions or a transcript.'],
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], text: ['يفتح المقطع في نافذة.', 'Opens the video in a dialog.'] },
    {
      keys: ['Escape'],
      text: ['يغلق النافذة ويعيد التركيز إلى البطاقة.', 'Closes the dialog and returns the focus to the card.'],
    },
  ],
  accessibility: [
    [
      'اسم الزر «مشاهدة» مع العنوان؛ والمدة تُقرأ في السطر الأخير.',
      'The button’s name is “Watch” with the title; the duration is read in the last line.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <VideoCard
            title={t('جولة في السوق', 'A walk through the market')}
            href="https://video.example/1"
            poster={sampleImages.dunes}
            duration={185}
            date="2026-05-02"
          />
        ),
        text: ['ما فيه، ومدته، وتاريخه.', 'What it shows, its length and date.'],
      },
      dont: {
        render: (t) => (
          <VideoCard title={t('لا يفوتك!!', 'Don’t miss it!!')} href="https://video.example/1" duration={185} />
        ),
        text: ['إلحاح بلا معنى، وبلا غلاف.', 'Urging without meaning, and no poster.'],
      },
    },
  ],
});
