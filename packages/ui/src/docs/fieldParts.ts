import type { Both, ComponentGuide } from './guide.ts';

type Part = ComponentGuide['anatomy'][number];

/** Parts that every field has, around its own in the middle. */
export const fieldParts = (...own: readonly Part[]): readonly Part[] => [
  {
    name: ['التسمية', 'Label'],
    text: [
      'فوق الحقل، وعليها علامة اللازم أو «اختياري».',
      'Above the control, with the mark of a required or optional field.',
    ],
    part: 'label',
  },
  ...own,
  { name: ['التلميح', 'Hint'], text: ['ما يلزم قبل الكتابة.', 'What to know before typing.'], part: 'hint' },
  { name: ['الخطأ', 'Error'], text: ['تحت الحقل، ومعه أيقونة.', 'Below the control, with an icon.'], part: 'error' },
];

/** How assistive technology reads the parts of a field. */
export const FIELD_READING: Both = [
  'تُقرأ التسمية ثم التلميح ثم الخطأ؛ والحقل الخاطئ يُعلن خاطئًا.',
  'The label is read, then the hint and the error; a field with an error is announced as invalid.',
];

export const TYPED_DIGITS: Both = [
  'تُكتب الأرقام بالعربية أو اللاتينية، وتُرسل لاتينية.',
  'Digits are typed in Arabic-Indic or ASCII form and sent as ASCII.',
];
