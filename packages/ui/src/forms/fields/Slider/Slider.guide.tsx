import { FIELD_READING, fieldParts } from '../../../docs/fieldParts.ts';
import { defineGuide } from '../../../docs/guide.ts';
import { Slider } from './index.ts';

export const guide = defineGuide({
  name: 'شريط تمرير',
  purpose: [
    'قيمة تقريبية بين حدين، يُرى موضعها منهما.',
    'An approximate value between two bounds, seen in its place between them.',
  ],
  use: [['لتجربة أثر قيمة: مبلغ شهري في حاسبة.', 'To try the effect of a value: a monthly amount in a calculator.']],
  avoid: [
    { text: ['قيمة دقيقة.', 'An exact value.'], instead: 'Forms/NumberField' },
    { text: ['مدى بين قيمتين.', 'A range between two values.'], instead: 'Forms/RangeSlider' },
  ],
  anatomy: fieldParts(
    { name: ['القيمة', 'Value'], text: ['مكتوبة دائمًا.', 'Always written.'] },
    { name: ['الخط', 'Line'], text: ['يمتلئ من أول السطر.', 'Fills from the start of the line.'] },
    { name: ['الحدان', 'Bounds'], text: ['عند الطرفين.', 'At both ends.'] },
  ),
  content: [['اكتب القيمة بوحدتها عبر format.', 'Write the value with its unit, by format.']],
  keyboard: [
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      text: ['بالعربية الأيسر زيادة والأيمن نقصان.', 'In English the right arrow is more, the left one less.'],
    },
    { keys: ['ArrowUp', 'ArrowDown'], text: ['زيادة أو نقصان.', 'More or less.'] },
    { keys: ['Home', 'End'], text: ['أحد الحدين.', 'One of the bounds.'] },
    { keys: ['PageUp', 'PageDown'], text: ['خطوات أكبر.', 'Larger steps.'] },
  ],
  accessibility: [
    FIELD_READING,
    ['القيمة المنطوقة هي المكتوبة، بوحدتها.', 'The spoken value is the written one, with its unit.'],
  ],
  examples: [
    {
      do: {
        render: (t) => <Slider label={t('عدد الأشهر', 'Number of months')} min={1} max={36} defaultValue={6} />,
        text: ['حدّان، وقيمة مكتوبة.', 'Two bounds and a written value.'],
      },
      dont: {
        render: (t) => <Slider label={t('سنة الميلاد', 'Year of birth')} min={1926} max={2008} defaultValue={1967} />,
        text: ['قيمة دقيقة تُصاد بالبكسل.', 'An exact value, caught by the pixel.'],
      },
    },
  ],
});
