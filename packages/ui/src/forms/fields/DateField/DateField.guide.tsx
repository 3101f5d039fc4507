import { FIELD_READING, TYPED_DIGITS, fieldParts } from '../../../docs/fieldParts.ts';
import { defineGuide } from '../../../docs/guide.ts';
import { Calendar } from '../Calendar/index.ts';
import { DateField } from './index.ts';

export const guide = defineGuide({
  name: 'حقل تاريخ',
  purpose: [
    'تاريخ هجري أو ميلادي يُكتب أو يُختار، والتلميح يقول ما يقابله في التقويم الآخر.',
    'A Hijri or Gregorian date, typed or picked; the hint says the date of the other calendar.',
  ],
  use: [['لتاريخ ميلاد، أو انتهاء هوية، أو يوم إبلاغ.', 'For a date of birth, the expiry of an ID, a day of notice.']],
  avoid: [
    { text: ['فترة من يوم إلى يوم.', 'A period from one day to another.'], instead: 'Forms/DateRangeField' },
    { text: ['اختيار يوم من أيام متاحة قليلة.', 'To choose among a few available days.'], instead: 'Forms/Calendar' },
    { text: ['ساعة من اليوم.', 'A time of day.'], instead: 'Forms/TimeField' },
  ],
  anatomy: fieldParts(
    {
      name: ['خانة الكتابة', 'Input'],
      text: ['تقبل ١٤٤٧/٩/٢٧ و١٦ مارس ٢٠٢٦ بأي فاصل.', 'Takes 1447/9/27 and 16/3/2026, with any separator.'],
      part: 'control',
    },
    {
      name: ['زر التقويم', 'Calendar button'],
      text: ['يفتح الشهر؛ ويُحمَّل عند أول فتح.', 'Opens the month, which is loaded when it is first opened.'],
      part: 'trigger',
    },
  ),
  content: [
    ['التسمية تسمّي اليوم: «تاريخ الميلاد»، لا «التاريخ».', 'The label names the day: “Date of birth”, not “Date”.'],
    ['القيمة تاريخ ميلادي بصيغة ISO مهما كان التقويم.', 'The value is an ISO date whichever calendar is used.'],
  ],
  keyboard: [
    { keys: ['Tab'], text: ['إلى زر التقويم.', 'To the calendar button.'] },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      text: [
        'في التقويم: بالعربية الأيسر إلى اليوم التالي.',
        'In the calendar: in English the right arrow moves to the next day.',
      ],
    },
    { keys: ['PageUp', 'PageDown'], text: ['الشهر السابق أو التالي.', 'The month before or after.'] },
    {
      keys: ['Escape'],
      text: ['يغلق التقويم، ويعود التركيز إلى الزر.', 'Closes the calendar; the focus returns to the button.'],
    },
  ],
  accessibility: [
    FIELD_READING,
    TYPED_DIGITS,
    ['التاريخ المقابل يُعلن بعد الكتابة.', 'The date of the other calendar is announced after typing.'],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <DateField label={t('تاريخ الميلاد', 'Date of birth')} defaultValue="1990-05-12" max="2026-11-21" />
        ),
        text: ['يُكتب بأي تقويم، ويُرى ما يقابله.', 'Typed in either calendar; the other one is shown.'],
      },
      dont: {
        render: (t) => <Calendar label={t('تاريخ الميلاد', 'Date of birth')} />,
        text: ['عشرات الضغطات إلى سنة الميلاد.', 'Dozens of presses to the year of birth.'],
      },
    },
  ],
});
