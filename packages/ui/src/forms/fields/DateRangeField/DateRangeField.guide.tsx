import { FIELD_READING, TYPED_DIGITS, fieldParts } from '../../../docs/fieldParts.ts';
import { defineGuide } from '../../../docs/guide.ts';
import { DateField } from '../DateField/index.ts';
import { FieldRow } from '../Field/index.ts';
import { DateRangeField } from './index.ts';

export const guide = defineGuide({
  name: 'حقل فترة',
  purpose: [
    'فترة من يوم إلى يوم، تُكتب أو تُختار، بالهجري أو الميلادي، ومعها فترات جاهزة.',
    'A period from one day to another, typed or picked, Hijri or Gregorian, with ready ranges.',
  ],
  use: [
    ['لترشيح كشف أو حركات.', 'To filter a statement or movements.'],
    ['مع presets لما يُختار كثيرًا: «هذا الشهر».', 'With presets for common ranges: “This month”.'],
  ],
  avoid: [{ text: ['يوم واحد.', 'A single day.'], instead: 'Forms/DateField' }],
  anatomy: fieldParts(
    {
      name: ['اليومان', 'Two inputs'],
      text: ['من وإلى، بتقويم واحد.', 'From and to, in one calendar.'],
      part: 'control',
    },
    {
      name: ['زر التقويم', 'Calendar button'],
      text: ['يفتح التقويم والفترات الجاهزة.', 'Opens the calendar and the ready ranges.'],
      part: 'trigger',
    },
  ),
  content: [
    [
      'التلميح يقول طول الفترة وما يقابلها: يضعه الحقل نفسه.',
      'The field itself says the length and the other calendar’s dates in its hint.',
    ],
    ['أسماء الفترات الجاهزة كلمتان: «هذا العام».', 'Ready ranges have names of two words: “This year”.'],
  ],
  keyboard: [
    {
      keys: ['Tab'],
      text: ['من أول يوم إلى آخر يوم إلى زر التقويم.', 'From the first day to the last, then to the button.'],
    },
    {
      keys: ['Enter'],
      text: ['في التقويم: يبدأ الفترة ثم ينهيها.', 'In the calendar: begins the range, then ends it.'],
    },
    { keys: ['Escape'], text: ['يغلق التقويم.', 'Closes the calendar.'] },
  ],
  accessibility: [FIELD_READING, TYPED_DIGITS],
  examples: [
    {
      do: {
        render: (t) => (
          <DateRangeField
            label={t('فترة الكشف', 'Period of the statement')}
            defaultValue={{ from: '2026-01-01', to: '2026-06-30' }}
            presets={[{ label: t('هذا العام', 'This year'), from: '2026-01-01', to: '2026-12-31' }]}
          />
        ),
        text: ['فترة واحدة في حقل واحد.', 'One period in one field.'],
      },
      dont: {
        render: (t) => (
          <FieldRow>
            <DateField label={t('من تاريخ', 'From')} />
            <DateField label={t('إلى تاريخ', 'To')} />
          </FieldRow>
        ),
        text: ['حقلان قد يسبق آخرهما أولهما.', 'Two fields, of which the second may come before the first.'],
      },
    },
  ],
});
