import { defineGuide } from '../../docs/guide.ts';
import { sampleImages } from '../../testing/sampleImages.ts';
import { Picture } from './Picture.tsx';

export const guide = defineGuide({
  name: 'صورة',
  purpose: [
    'صورة في إطار ثابت النسبة: لا تقفز الصفحة حين تصل، وتظهر النجمة إن لم تصل.',
    'An image in a frame of fixed ratio: the page does not jump when it arrives, and the star shows where it does not.',
  ],
  use: [
    ['لكل صورة في بطاقة أو مقال.', 'For every image of a card or an article.'],
    [
      'مع priority لأكبر صورة في أعلى الصفحة، وحدها.',
      'With priority for the largest image at the top of a page, and only for that one.',
    ],
  ],
  avoid: [
    { text: ['صورة شخص بجانب اسمه.', 'A person’s image beside the name.'], instead: 'Media/Avatar' },
    { text: ['عدة صور لمناسبة واحدة.', 'Several images of one occasion.'], instead: 'Media/GalleryGrid' },
    { text: ['رمز بلون النص.', 'A symbol in the colour of the text.'], instead: 'Foundations/Icon' },
  ],
  anatomy: [
    { name: ['الإطار', 'Frame'], text: ['عريض أو صورة أو مربع أو قائم.', 'Wide, photo, square or portrait.'] },
    {
      name: ['الصورة', 'Image'],
      text: ['تملأ الإطار، أو تُرى كاملة مع fit="contain".', 'Fills the frame, or is seen whole with fit="contain".'],
    },
    { name: ['النجمة', 'Star'], text: ['مكان صورة غائبة أو معطوبة.', 'In place of a missing or broken image.'] },
  ],
  content: [
    [
      'الوصف يقول ما يهم في الصورة، بجملة واحدة، وبلا «صورة لـ».',
      'The alternative text says what matters in the image, in one sentence, without “image of”.',
    ],
    ['صورة للزينة: وصف فارغ alt="".', 'A decorative image has an empty text.'],
    ['لا نص داخل الصورة: لا يُترجم ولا يكبر.', 'No text inside an image: it is not translated and does not grow.'],
  ],
  keyboard: [],
  accessibility: [['لغة الوصف لغة الصفحة.', 'The alternative text is in the language of the page.']],
  examples: [
    {
      do: {
        render: (t) => (
          <Picture
            image={{ ...sampleImages.dunes, alt: t('كثبان القصيم عند الفجر', 'Dunes of Qassim at dawn') }}
            ratio="wide"
          />
        ),
        text: ['نسبة ثابتة، ووصف لما فيها.', 'A fixed ratio, and a text of what it shows.'],
      },
      dont: {
        render: (t) => (
          <Picture image={{ ...sampleImages.dunes, alt: t('صورة', 'image') }} ratio="portrait" fit="contain" />
        ),
        text: ['نسبة لا تناسبها، ووصف لا يصف.', 'A ratio that does not fit, and a text that describes nothing.'],
      },
    },
  ],
});
