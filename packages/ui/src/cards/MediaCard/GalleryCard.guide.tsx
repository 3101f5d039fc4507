import { defineGuide } from '../../docs/guide.ts';
import { sampleImages } from '../../testing/sampleImages.ts';
import { GalleryCard } from './MediaCard.tsx';

export const guide = defineGuide({
  name: 'بطاقة ألبوم',
  purpose: [
    'ألبوم صور في المركز الإعلامي: غلافه، واسمه، وعدد صوره.',
    'An album of the media centre: its cover, its title and the number of its images.',
  ],
  use: [['لقائمة ألبومات في شبكة.', 'For a grid of albums.']],
  avoid: [
    { text: ['صور الألبوم نفسها.', 'The images of an album.'], instead: 'Media/GalleryGrid' },
    { text: ['مقطع مرئي.', 'A video.'], instead: 'Cards/VideoCard' },
  ],
  anatomy: [
    { name: ['الغلاف', 'Cover'], text: ['صورة، أو النجمة إن غابت.', 'An image, or the star without one.'] },
    { name: ['العنوان', 'Title'], text: ['رابط الألبوم؛ يشمل البطاقة.', 'The album’s link; covers the card.'] },
    {
      name: ['العدد والتاريخ', 'Count and date'],
      text: ['العدد بصيغه الست: صورة، صورتان، ٣ صور…', 'The count with the plural of the language.'],
    },
  ],
  content: [
    ['العنوان اسم المناسبة، بلا «ألبوم» ولا «صور».', 'The title names the occasion, without “album” or “images”.'],
  ],
  keyboard: [{ keys: ['Enter'], text: ['يفتح الألبوم.', 'Opens the album.'] }],
  accessibility: [
    ['الغلاف للزينة؛ والعنوان يكفي قارئ الشاشة.', 'The cover is decorative; the title is enough for a screen reader.'],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <GalleryCard
            title={t('يوم التطوع', 'Volunteers’ day')}
            href="#album"
            cover={sampleImages.water}
            count={8}
            date="2026-04-11"
          />
        ),
        text: ['المناسبة وعدد صورها.', 'The occasion and its number of images.'],
      },
      dont: {
        render: (t) => <GalleryCard title={t('ألبوم صور ١', 'Photo album 1')} href="#album" count={1} />,
        text: ['رقم بدل المناسبة، وألبوم من صورة.', 'A number instead of the occasion, and an album of one image.'],
      },
    },
  ],
});
