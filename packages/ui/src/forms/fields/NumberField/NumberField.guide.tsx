import { FIELD_READING, TYPED_DIGITS, fieldParts } from '../../../docs/fieldParts.ts';
import { defineGuide } from '../../../docs/guide.ts';
import { StepperField } from './index.ts';

export const guide = defineGuide({
  name: 'حقل عدد',
  purpose: [
    'كمية أو قياس بأرقام عربية أو لاتينية؛ ومع زرّي النقصان والزيادة للأعداد الصغيرة.',
    'A quantity or measurement in either digit set; with minus and plus buttons for small ones.',
  ],
  use: [
    ['عدد الحصص، والأشهر، والأشخاص.', 'Numbers of shares, months, people.'],
    ['StepperField لما هو دون العشرين.', 'StepperField for numbers below about twenty.'],
  ],
  avoid: [
    { text: ['مبلغ.', 'An amount of money.'], instead: 'Forms/AmountField' },
    {
      text: ['رقم لا يُجمع: هوية أو جوال.', 'A number that is not added up: an ID, a phone.'],
      instead: 'Forms/NationalIdField',
    },
    { text: ['قيمة تقريبية بين حدين.', 'An approximate value between bounds.'], instead: 'Forms/Slider' },
  ],
  anatomy: fieldParts(
    { name: ['الناقص', 'Minus'], text: ['في أول السطر.', 'At the start of the line.'], part: 'decrement' },
    {
      name: ['خانة الكتابة', 'Input'],
      text: ['تُكتب فيها القيمة أيضًا.', 'The value can be typed as well.'],
      part: 'control',
    },
    { name: ['الوحدة', 'Unit'], text: ['بعد العدد: «حصة».', 'After the number: “shares”.'], part: 'unit' },
    { name: ['الزائد', 'Plus'], text: ['في آخر السطر.', 'At the end of the line.'], part: 'increment' },
  ),
  content: [
    ['الحد الأعلى في التلميح: «حتى ٣٦ شهرًا».', 'The maximum stands in the hint: “Up to 36 months”.'],
    [
      'كرّر الوحدة في التسمية أو التلميح: قارئ الشاشة لا يقرؤها.',
      'Repeat the unit in the label or hint: a screen reader does not read it.',
    ],
  ],
  keyboard: [
    { keys: ['ArrowUp', 'ArrowDown'], text: ['زيادة أو نقصان بخطوة.', 'One step more or less.'] },
    { keys: ['PageUp', 'PageDown'], text: ['عشر خطوات.', 'Ten steps.'] },
  ],
  accessibility: [
    FIELD_READING,
    TYPED_DIGITS,
    [
      'اسما الزرين يذكران الحقل: «زيادة عدد الأشهر».',
      'The buttons’ names have the field’s: “Increase Number of months”.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <StepperField
            label={t('عدد الأشهر', 'Number of months')}
            hint={t('حتى ٣٦ شهرًا', 'Up to 36 months')}
            min={1}
            max={36}
            defaultValue={6}
          />
        ),
        text: ['حدّ مكتوب، وزران لعدد صغير.', 'A written limit, and buttons for a small number.'],
      },
      dont: {
        render: (t) => <StepperField label={t('رقم الطلب', 'Number of the order')} defaultValue={10482} />,
        text: ['رقم تعريف لا يزيد ولا ينقص.', 'An identifier neither grows nor shrinks.'],
      },
    },
  ],
});
