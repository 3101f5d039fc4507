import { defineGuide } from '../../docs/guide.ts';
import { sampleImages } from '../../testing/sampleImages.ts';
import { GalleryGrid } from './GalleryGrid.tsx';

export const guide = defineGuide({
  name: 'شبكة الصور',
  purpose: [
    'صور ألبوم في شبكة؛ والضغط على صورة يكبّرها في نافذة يُتنقّل فيها بين الصور.',
    'The images of an album in a grid; pressing one enlarges it in a dialog that goes through them all.',
  ],
  use: [['لألبوم من ثلاث صور فأكثر.', 'For an album of three or more images.']],
  avoid: [
    { text: ['صورة واحدة في مقال.', 'A single image of an article.'], instead: 'Media/Picture' },
    { text: ['قائمة ألبومات.', 'A list of albums.'], instead: 'Cards/GalleryCard' },
  ],
  anatomy: [
    {
      name: ['الصورة', 'Thumbnail'],
      text: [
        'زر، وقبل اكتمال التحميل رابط إلى الصورة نفسها.',
        'A button; before hydration, a link to the image itself.',
      ],
    },
    {
      name: ['النافذة', 'Lightbox'],
      text: ['الصورة كاملة ووصفها ورقمها.', 'The whole image with its caption and position.'],
    },
  ],
  content: [
    [
      'لكل صورة وصف يقول ما فيها: «متطوعون يغرسون شتلات نخيل»، لا «صورة ١».',
      'Each image has a text that says what it shows: “Volunteers planting palm seedlings”, not “Image 1”.',
    ],
    ['عنوان الألبوم اسم المناسبة ومكانها.', 'The album’s title names the occasion and the place.'],
  ],
  keyboard: [
    { keys: ['Tab'], text: ['إلى كل صورة.', 'To each image.'] },
    {
      keys: ['Enter', 'Space'],
      text: ['يكبّر الصورة؛ والإغلاق يعيد التركيز إليها.', 'Enlarges the image; closing returns the focus to it.'],
    },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      text: [
        'في النافذة: بالعربية الأيسر إلى الصورة التالية.',
        'In the dialog: in English the right arrow moves to the next image.',
      ],
    },
    { keys: ['Escape'], text: ['يغلق النافذة.', 'Closes the dialog.'] },
  ],
  accessibility: [
    [
      'اسم كل زر: رقم الصورة وعدد الصور ووصفها.',
      'The name of each button: position, number of images and description.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <GalleryGrid
            title={t('يوم التطوع في بريدة', 'Volunteers’ day in Buraydah')}
            images={[
              { ...sampleImages.dunes, alt: t('كثبان حول المزرعة', 'Dunes around the farm') },
              { ...sampleImages.evening, alt: t('المتطوعون عند الغروب', 'The volunteers at sunset') },
              { ...sampleImages.water, alt: t('قناة الري الجديدة', 'The new irrigation channel') },
            ]}
          />
        ),
        text: ['وصف يقول ما في الصورة.', 'A text that says what the image shows.'],
      },
      dont: {
        render: (t) => (
          <GalleryGrid title={t('صور', 'Images')} images={[{ ...sampleImages.dunes, alt: t('صورة ١', 'Image 1') }]} />
        ),
        text: ['ألبوم من صورة، ووصف لا يصف.', 'An album of one image, and a text that describes nothing.'],
      },
    },
  ],
});
