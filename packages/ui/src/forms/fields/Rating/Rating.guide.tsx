import { FIELD_READING, fieldParts } from '../../../docs/fieldParts.ts';
import { defineGuide } from '../../../docs/guide.ts';
import { NumberField } from '../NumberField/index.ts';
import { RatingField } from './index.ts';

export const guide = defineGuide({
  name: 'تقييم',
  purpose: ['تقييم بالنجوم، لكل درجة اسم.', 'A rating by stars, each with a name.'],
  use: [
    ['بعد خدمة أو زيارة.', 'After a service or a visit.'],
    ['ولعرض تقييم: Rating.', 'To show a rating: Rating.'],
  ],
  avoid: [{ text: ['هل أفادت الصفحة.', 'Whether a page was useful.'], instead: 'Cards/PageFeedback' }],
  anatomy: fieldParts({ name: ['النجوم', 'Stars'], text: ['تمتلئ من أول السطر.', 'Fill from the start of the line.'] }),
  content: [['أسماء الدرجات كلمة واحدة: من «سيئة» إلى «ممتازة».', 'One word for each: “Poor” to “Excellent”.']],
  keyboard: [
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      text: ['بالعربية الأيسر أعلى والأيمن أدنى.', 'In English the right arrow is higher, the left one lower.'],
    },
    { keys: ['Space'], text: ['يختار.', 'Selects.'] },
  ],
  accessibility: [
    FIELD_READING,
    ['أزرار اختيار: يُقرأ اسم الدرجة وموضعها.', 'Radio buttons: the name and the position are read.'],
  ],
  examples: [
    {
      do: {
        render: (t) => <RatingField label={t('كيف كانت زيارتك؟', 'How was your visit?')} defaultValue={4} />,
        text: ['درجات معروفة.', 'A familiar scale.'],
      },
      dont: {
        render: (t) => <NumberField label={t('التقييم من ١ إلى ١٠٠', 'Rating from 1 to 100')} />,
        text: ['دقة لا معنى لها.', 'A precision that means nothing.'],
      },
    },
  ],
});
