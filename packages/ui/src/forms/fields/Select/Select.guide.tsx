import { FIELD_READING, fieldParts } from '../../../docs/fieldParts.ts';
import { defineGuide } from '../../../docs/guide.ts';
import { Select } from './index.ts';

export const guide = defineGuide({
  name: 'قائمة منسدلة',
  purpose: ['واحد من خيارات كثيرة، بقائمة الجهاز نفسها.', 'One of many options, in the platform’s own list.'],
  use: [['لسبعة إلى عشرين خيارًا معروفًا: المناطق.', 'For seven to twenty known options: regions.']],
  avoid: [
    { text: ['ستة فأقل.', 'Six or fewer.'], instead: 'Forms/RadioGroup' },
    { text: ['أكثر من عشرين: يُبحث فيها.', 'More than about twenty, to search.'], instead: 'Forms/Combobox' },
    { text: ['أفعال.', 'Actions.'], instead: 'Components/Menu' },
  ],
  anatomy: fieldParts({
    name: ['القائمة', 'Select'],
    text: ['أولها «اختر»، ولا تُرسل.', 'Begins with “Choose”, which is not submitted.'],
    part: 'control',
  }),
  content: [
    [
      'رتّب بترتيب يعرفه القارئ؛ والمناطق أبجديًا بلغته.',
      'Order as the reader expects; regions by the alphabet of the language.',
    ],
  ],
  keyboard: [
    { keys: ['Space', 'ArrowDown'], text: ['يفتح القائمة.', 'Opens the list.'] },
    { keys: ['ArrowUp', 'ArrowDown'], text: ['بين الخيارات.', 'Between the options.'] },
    { keys: ['Enter'], text: ['يختار.', 'Chooses.'] },
    { keys: ['A', 'ب'], text: ['حرف: أول خيار يبدأ به.', 'A letter: the next option that begins with it.'] },
  ],
  accessibility: [FIELD_READING],
  examples: [
    {
      do: {
        render: (t) => (
          <Select
            label={t('المنطقة', 'Region')}
            options={[
              { value: 'riyadh', label: t('الرياض', 'Riyadh') },
              { value: 'qassim', label: t('القصيم', 'Qassim') },
              { value: 'hail', label: t('حائل', 'Hail') },
              { value: 'tabuk', label: t('تبوك', 'Tabuk') },
              { value: 'asir', label: t('عسير', 'Asir') },
              { value: 'makkah', label: t('مكة المكرمة', 'Makkah') },
              { value: 'madinah', label: t('المدينة المنورة', 'Madinah') },
            ]}
          />
        ),
        text: ['خيارات معروفة، بقائمة الجهاز.', 'Known options in the platform’s list.'],
      },
      dont: {
        render: (t) => (
          <Select
            label={t('اليوم', 'Day')}
            options={Array.from({ length: 31 }, (_, day) => ({ value: String(day + 1), label: String(day + 1) }))}
          />
        ),
        text: ['أرقام يسهل كتابتها.', 'Numbers that are easier to type.'],
      },
    },
  ],
});
