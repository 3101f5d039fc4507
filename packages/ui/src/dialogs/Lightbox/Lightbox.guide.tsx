import { defineGuide } from '../../docs/guide.ts';
import { GalleryGrid } from '../../media/GalleryGrid/index.ts';
import { Picture } from '../../media/Picture/index.ts';
import { sampleImages } from '../../testing/sampleImages.ts';

export const guide = defineGuide({
  name: 'عارض الصور',
  purpose: [
    'صورة واحدة بملء الشاشة، ثم التي تليها: بالسحب أو بالأسهم في اتجاه القراءة.',
    'One image in full screen, then the next: by swipe or arrow keys in the reading direction.',
  ],
  use: [
    ['لألبوم تُرى صوره كاملة.', 'For an album whose images are seen whole.'],
    ['استعمل GalleryGrid فهو يفتحه وحده.', 'Use GalleryGrid, which opens it on its own.'],
  ],
  avoid: [
    { text: ['صور متجاورة في الصفحة.', 'Images side by side on the page.'], instead: 'Media/GalleryGrid' },
    { text: ['بطاقات تُسحب.', 'Cards to swipe through.'], instead: 'Components/Carousel' },
  ],
  anatomy: [
    { name: ['الصورة', 'Image'], text: ['كاملة، بلا قصّ.', 'Whole, not cropped.'] },
    { name: ['الوصف والموضع', 'Caption and position'], text: ['«٢ من ٣».', '“2 of 3”.'] },
    {
      name: ['السهمان', 'Arrows'],
      text: ['يشيران مع القراءة ويقفان عند الطرفين.', 'Point in the reading direction and stop at both ends.'],
    },
    {
      name: ['الأصل', 'Original'],
      text: ['رابط إلى الصورة بحجمها في نافذة جديدة.', 'A link to the full-size image in a new tab.'],
    },
  ],
  content: [
    ['الوصف جملة قصيرة؛ وبدونه يُعرض نص الصورة البديل.', 'A short caption; without one, the alternative text is shown.'],
  ],
  keyboard: [
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      text: [
        'بالعربية الأيسر إلى التالية والأيمن إلى السابقة.',
        'In English the right arrow moves to the next image, the left one to the last.',
      ],
    },
    { keys: ['Home', 'End'], text: ['أول صورة أو آخرها.', 'First or last image.'] },
    { keys: ['Escape'], text: ['يغلقه، ويعود التركيز إلى الصورة.', 'Closes it; the focus returns to the thumbnail.'] },
  ],
  accessibility: [
    ['الموضع والوصف يُعلنان حين تتغيّر الصورة.', 'Position and caption are announced when the image changes.'],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <GalleryGrid
            title={t('يوم التطوع', 'Volunteers’ day')}
            images={[
              { ...sampleImages.dunes, alt: t('كثبان القصيم', 'Dunes of Qassim') },
              { ...sampleImages.water, alt: t('بئر القرية', 'The village well') },
            ]}
          />
        ),
        text: ['اضغط صورة: العارض يفتحها ويعيدك إليها.', 'Press an image: it opens, and closing brings you back.'],
      },
      dont: {
        render: () => <Picture image={{ ...sampleImages.dunes, alt: '' }} ratio="natural" />,
        text: ['صورة كبيرة في الصفحة لا تُكبَّر ولا وصف لها.', 'A large image that cannot be enlarged and has no text.'],
      },
    },
  ],
});
