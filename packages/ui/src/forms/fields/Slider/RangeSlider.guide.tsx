import { FIELD_READING, fieldParts } from '../../../docs/fieldParts.ts';
import { defineGuide } from '../../../docs/guide.ts';
import { RangeSlider } from './index.ts';

export const guide = defineGuide({
  name: 'شريط مدى',
  purpose: [
    'مدى بين قيمتين على خط واحد: من كذا إلى كذا.',
    'A range between two values on one line: from here to there.',
  ],
  use: [['لترشيح بالسعر أو العدد.', 'To filter by price or number.']],
  avoid: [
    { text: ['قيمة واحدة.', 'A single value.'], instead: 'Forms/Slider' },
    { text: ['فترة من الأيام.', 'A period of days.'], instead: 'Forms/DateRangeField' },
  ],
  anatomy: fieldParts(
    { name: ['القيمتان', 'Values'], text: ['مكتوبتان.', 'Written out.'] },
    {
      name: ['المقبضان', 'Thumbs'],
      text: [
        'لا يتجاوز أحدهما الآخر؛ والضغط على الخط يحرّك الأقرب.',
        'Do not pass each other; a press on the line moves the nearer one.',
      ],
    },
  ),
  content: [['التسمية تسمّي القيمة: «سعر الحصة».', 'The label names the value: “Price of a share”.']],
  keyboard: [
    { keys: ['Tab'], text: ['بين المقبضين.', 'Between the thumbs.'] },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      text: ['بالعربية الأيسر زيادة والأيمن نقصان.', 'In English the right arrow is more, the left one less.'],
    },
    { keys: ['Home', 'End'], text: ['إلى الحد، أو إلى المقبض الآخر.', 'To the bound, or to the other thumb.'] },
  ],
  accessibility: [FIELD_READING, ['لكل مقبض اسم: الأقل والأكثر.', 'Each thumb has a name: lowest and highest.']],
  examples: [
    {
      do: {
        render: (t) => (
          <RangeSlider
            label={t('سعر الحصة', 'Price of a share')}
            min={0}
            max={500}
            step={10}
            defaultValue={[120, 360]}
          />
        ),
        text: ['مدى يُرى كله.', 'A range that is seen as a whole.'],
      },
      dont: {
        render: (t) => (
          <RangeSlider label={t('المبلغ', 'Amount')} min={0} max={1_000_000} step={1} defaultValue={[120, 360]} />
        ),
        text: ['مدى واسع بخطوة صغيرة: لا يُضبط.', 'A wide range with a small step: it cannot be set.'],
      },
    },
  ],
});
