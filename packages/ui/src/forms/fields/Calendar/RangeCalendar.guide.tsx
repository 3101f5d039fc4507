import { defineGuide } from '../../../docs/guide.ts';
import { Calendar, RangeCalendar } from './index.ts';

export const guide = defineGuide({
  name: 'تقويم فترة',
  purpose: [
    'تُختار فيه فترة: ضغطة على أولها وضغطة على آخرها.',
    'Chooses a period: a press on its first day and one on its last.',
  ],
  use: [['لفترة قصيرة بين أيام متاحة: حجز، أو إجازة.', 'For a short period among available days: a booking, leave.']],
  avoid: [
    {
      text: ['فترة تُكتب أيضًا، كترشيح كشف.', 'A period that is also typed, such as the filter of a statement.'],
      instead: 'Forms/DateRangeField',
    },
    { text: ['يوم واحد.', 'A single day.'], instead: 'Forms/Calendar' },
  ],
  anatomy: [
    {
      name: ['الشهر والسهمان', 'Month and arrows'],
      text: ['السهمان يشيران مع القراءة.', 'The arrows point in the reading direction.'],
    },
    {
      name: ['الفترة', 'Range'],
      text: ['طرفان ممتلئان وما بينهما مظلّل.', 'Filled ends, with the days between highlighted.'],
    },
  ],
  content: [['اذكر أقصر فترة وأطولها إن كان لها حد.', 'Say the shortest and longest period, if there is a limit.']],
  keyboard: [
    { keys: ['Enter', 'Space'], text: ['يبدأ الفترة، ثم ينهيها.', 'Begins the range, then ends it.'] },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      text: ['بالعربية الأيسر إلى اليوم التالي.', 'In English the right arrow moves to the next day.'],
    },
    { keys: ['PageUp', 'PageDown'], text: ['الشهر السابق أو التالي.', 'The month before or after.'] },
    { keys: ['Escape'], text: ['يترك الفترة كما كانت.', 'Leaves the range as it was.'] },
  ],
  accessibility: [['تُعلن الفترة بطرفيها حين تتم.', 'The range is announced with both ends once it is complete.']],
  examples: [
    {
      do: {
        render: (t) => (
          <RangeCalendar label={t('فترة الحجز', 'Booking')} defaultValue={{ from: '2026-11-24', to: '2026-11-28' }} />
        ),
        text: ['فترة تُرى كلها.', 'A period that is seen as a whole.'],
      },
      dont: {
        render: (t) => (
          <>
            <Calendar label={t('من', 'From')} />
            <Calendar label={t('إلى', 'To')} />
          </>
        ),
        text: ['تقويمان لا تُرى الفترة فيهما.', 'Two calendars in which the period cannot be seen.'],
      },
    },
  ],
});
