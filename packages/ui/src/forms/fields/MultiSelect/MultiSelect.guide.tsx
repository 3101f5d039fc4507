import { FIELD_READING, fieldParts } from '../../../docs/fieldParts.ts';
import { defineGuide } from '../../../docs/guide.ts';
import { MultiSelect } from './index.ts';
import { TextField } from '../TextField/index.ts';

export const guide = defineGuide({
  name: 'اختيار متعدد',
  purpose: [
    'عدة أشياء من قائمة طويلة، يظهر المختار منها وسومًا تُزال.',
    'Several things of a long list; those chosen are shown as removable tags.',
  ],
  use: [['لأكثر من سبعة خيارات: محاصيل، ومهارات.', 'For more than seven options: crops, skills.']],
  avoid: [
    { text: ['سبعة فأقل.', 'Seven or fewer.'], instead: 'Forms/CheckboxGroup' },
    { text: ['خيار واحد.', 'A single option.'], instead: 'Forms/Combobox' },
  ],
  anatomy: fieldParts(
    {
      name: ['الوسوم', 'Tags'],
      text: ['بترتيب اختيارها، ولكل منها زر إزالة.', 'In the order of selection, each with a remove button.'],
      part: 'tags',
    },
    { name: ['خانة البحث', 'Input'], text: ['بعد الوسوم.', 'After the tags.'], part: 'control' },
    { name: ['القائمة', 'List'], text: ['المختار معلّم فيها.', 'Chosen options are checked in it.'], part: 'list' },
  ),
  content: [
    ['اذكر الحد: «حتى ثلاثة».', 'Say the limit: “Up to three”.'],
    ['أسماء قصيرة: الوسم سطر واحد.', 'Short names: a tag is one line.'],
  ],
  keyboard: [
    { keys: ['ArrowDown', 'ArrowUp'], text: ['يفتح القائمة وينتقل فيها.', 'Opens the list and moves in it.'] },
    { keys: ['Enter'], text: ['يختار أو يلغي.', 'Selects or clears.'] },
    { keys: ['Backspace'], text: ['في خانة فارغة: إلى آخر وسم.', 'In an empty input: to the last tag.'] },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      text: ['بين الوسوم، في اتجاه القراءة.', 'Between the tags, in the reading direction.'],
    },
  ],
  accessibility: [
    FIELD_READING,
    [
      'الإضافة والإزالة تُعلنان؛ وبعد الإزالة ينتقل التركيز إلى الوسم التالي.',
      'Adding and removing are announced; after a removal the focus moves to the next tag.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <MultiSelect
            label={t('المحاصيل', 'Crops')}
            hint={t('حتى ثلاثة', 'Up to three')}
            max={3}
            defaultValue={['dates']}
            options={[
              { value: 'dates', label: t('التمور', 'Dates') },
              { value: 'wheat', label: t('القمح', 'Wheat') },
              { value: 'olives', label: t('الزيتون', 'Olives') },
              { value: 'honey', label: t('العسل', 'Honey') },
            ]}
          />
        ),
        text: ['المختار ظاهر، والحد مذكور.', 'What is chosen is shown, and the limit is said.'],
      },
      dont: {
        render: (t) => <TextField label={t('المحاصيل (افصل بينها بفاصلة)', 'Crops (separated by commas)')} />,
        text: ['نص لا يُعرف صوابه.', 'Text that cannot be checked.'],
      },
    },
  ],
});
