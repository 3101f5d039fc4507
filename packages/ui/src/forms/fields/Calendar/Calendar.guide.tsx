import { defineGuide } from '../../../docs/guide.ts';
import { Calendar } from './index.ts';

export const guide = defineGuide({
  name: 'تقويم',
  purpose: [
    'شهر من الأيام يُختار منها يوم، بالهجري أو الميلادي؛ وفي كل يوم رقمه في التقويم الآخر.',
    'A month of days to choose one from, Hijri or Gregorian; each day also has its number in the other calendar.',
  ],
  use: [['لموعد بين أيام متاحة: زيارة، أو دورة.', 'For an appointment among available days: a visit, a course.']],
  avoid: [
    {
      text: ['تاريخ يعرفه صاحبه، كميلاده.', 'A date that people know by heart, such as a birth date.'],
      instead: 'Forms/DateField',
    },
    { text: ['فترة.', 'A period.'], instead: 'Forms/RangeCalendar' },
  ],
  anatomy: [
    {
      name: ['الشهر والسهمان', 'Month and arrows'],
      text: ['السهمان يشيران مع القراءة.', 'The arrows point in the reading direction.'],
    },
    {
      name: ['أيام الأسبوع', 'Weekdays'],
      text: ['تبدأ بأول يوم في بلد القارئ.', 'Begin with the first day of the reader’s region.'],
    },
    {
      name: ['اليوم', 'Day'],
      text: ['رقمه، وتحته رقمه في التقويم الآخر.', 'Its number, and below it that of the other calendar.'],
    },
  ],
  content: [['قل لماذا لا يُتاح يوم، بجانب التقويم.', 'Say beside the calendar why a day is not available.']],
  keyboard: [
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      text: ['بالعربية الأيسر إلى اليوم التالي.', 'In English the right arrow moves to the next day.'],
    },
    { keys: ['ArrowUp', 'ArrowDown'], text: ['الأسبوع السابق أو التالي.', 'The week before or after.'] },
    { keys: ['PageUp', 'PageDown'], text: ['الشهر السابق أو التالي.', 'The month before or after.'] },
    { keys: ['Enter', 'Space'], text: ['يختار اليوم.', 'Selects the day.'] },
  ],
  accessibility: [
    [
      'شبكة: يُقرأ اليوم كاملًا، وهل هو مختار أو غير متاح.',
      'A grid: the whole date is read, and whether it is selected or unavailable.',
    ],
    ['تسميته label اسم الشبكة.', 'Its label names the grid.'],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <Calendar
            label={t('موعد الزيارة', 'Day of the visit')}
            defaultValue="2026-11-24"
            min="2026-11-22"
            max="2026-12-10"
          />
        ),
        text: ['أيام متاحة معدودة.', 'A bounded number of days.'],
      },
      dont: {
        render: (t) => <Calendar label={t('تاريخ الميلاد', 'Date of birth')} defaultValue="1961-05-12" />,
        text: ['سنة بعيدة يسهل كتابتها.', 'A distant year that is easier to type.'],
      },
    },
  ],
});
