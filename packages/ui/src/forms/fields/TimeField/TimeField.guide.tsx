import { FIELD_READING, TYPED_DIGITS, fieldParts } from '../../../docs/fieldParts.ts';
import { defineGuide } from '../../../docs/guide.ts';
import { Select } from '../Select/index.ts';
import { TimeField } from './index.ts';

export const guide = defineGuide({
  name: 'حقل وقت',
  purpose: [
    'ساعة من اليوم تُكتب كيفما كان: ٩، أو ٩:٣٠ م، أو 21:30.',
    'A time of day in any spelling: 9, 9:30 pm, 21:30.',
  ],
  use: [
    ['لموعد أو أوقات عمل.', 'For an appointment or opening hours.'],
    ['مع options لأوقات مقترحة.', 'With options for suggested times.'],
  ],
  avoid: [
    { text: ['مدة.', 'A duration.'], instead: 'Forms/NumberField' },
    { text: ['يوم.', 'A day.'], instead: 'Forms/DateField' },
  ],
  anatomy: fieldParts(
    {
      name: ['خانة الكتابة', 'Input'],
      text: ['تُكتب الساعة كما تكتبها اللغة عند المغادرة.', 'Writes the time as the language does when it is left.'],
      part: 'control',
    },
    {
      name: ['الأوقات', 'Times'],
      text: ['زر يفتح المقترحة.', 'A button that opens the suggested ones.'],
      part: 'trigger',
    },
  ),
  content: [
    ['التلميح يقول الحدود: «من ٨ ص إلى ٤ م».', 'The hint says the limits: “From 8 am to 4 pm”.'],
    ['القيمة HH:MM بنظام ٢٤ ساعة.', 'The value is HH:MM of the 24-hour clock.'],
  ],
  keyboard: [
    { keys: ['ArrowUp', 'ArrowDown'], text: ['أبكر أو أبعد بربع ساعة.', 'A quarter of an hour later or earlier.'] },
    { keys: ['Tab'], text: ['إلى زر الأوقات.', 'To the button of times.'] },
  ],
  accessibility: [FIELD_READING, TYPED_DIGITS],
  examples: [
    {
      do: {
        render: (t) => (
          <TimeField
            label={t('وقت الزيارة', 'Time of the visit')}
            hint={t('من ٨ ص إلى ٤ م', 'From 8 am to 4 pm')}
            defaultValue="09:30"
            min="08:00"
            max="16:00"
          />
        ),
        text: ['يُكتب كما يُقال.', 'Typed as it is said.'],
      },
      dont: {
        render: (t) => (
          <Select
            label={t('الوقت', 'Time')}
            options={['00:00', '00:15', '00:30', '00:45', '01:00'].map((value) => ({ value, label: value }))}
          />
        ),
        text: ['قائمة من ستة وتسعين وقتًا.', 'A list of ninety-six times.'],
      },
    },
  ],
});
