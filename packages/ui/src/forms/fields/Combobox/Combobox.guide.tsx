import { FIELD_READING, fieldParts } from '../../../docs/fieldParts.ts';
import { defineGuide } from '../../../docs/guide.ts';
import { TextField } from '../TextField/index.ts';
import { Combobox } from './index.ts';

export const guide = defineGuide({
  name: 'قائمة بحث',
  purpose: [
    'واحد من قائمة طويلة يُوصل إليه بحروف منه. البحث لا يفرّق بين أ وا، ولا ة وه، ولا بين نوعي الأرقام.',
    'One of a long list, reached by some of its letters. The search ignores Arabic letter variants and digit sets.',
  ],
  use: [
    ['لأكثر من عشرين خيارًا: مدن، ومصارف.', 'For more than about twenty options: cities, banks.'],
    ['مع onSearch لخيارات من الخادم.', 'With onSearch for options of the server.'],
  ],
  avoid: [
    { text: ['عشرون فأقل.', 'Twenty or fewer.'], instead: 'Forms/Select' },
    { text: ['عدة خيارات.', 'Several options.'], instead: 'Forms/MultiSelect' },
    { text: ['بحث في الموقع.', 'To search the site.'], instead: 'Components/SearchForm' },
  ],
  anatomy: fieldParts(
    {
      name: ['خانة البحث', 'Input'],
      text: ['تقبل أول الاسم أو وسطه.', 'Takes the beginning or the middle of a name.'],
      part: 'control',
    },
    {
      name: ['القائمة', 'List'],
      text: ['ما يوافق، وقد يكون تحته تلميح.', 'What matches, perhaps with a hint.'],
      part: 'list',
    },
    { name: ['زر القائمة', 'List button'], text: ['يعرض الخيارات كلها.', 'Shows all options.'], part: 'trigger' },
  ),
  content: [
    ['التلميح: «اكتب أول الاسم».', 'The hint: “Type the beginning of its name”.'],
    [
      'تلميح الخيار يفرّق بين متشابهين: المنطقة تحت المدينة.',
      'An option’s hint sets similar ones apart: the region below the city.',
    ],
  ],
  keyboard: [
    { keys: ['ArrowDown', 'ArrowUp'], text: ['يفتح القائمة وينتقل فيها.', 'Opens the list and moves in it.'] },
    { keys: ['Enter'], text: ['يختار.', 'Chooses.'] },
    { keys: ['Tab'], text: ['يختار المحدّد وينتقل.', 'Chooses the highlighted option and moves on.'] },
    { keys: ['Escape'], text: ['يغلق القائمة.', 'Closes the list.'] },
  ],
  accessibility: [
    FIELD_READING,
    ['عدد ما يوافق يُعلن بعد الكتابة.', 'The number of matches is announced after typing.'],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <Combobox
            label={t('المدينة', 'City')}
            hint={t('اكتب أول الاسم', 'Type the beginning of its name')}
            options={[
              { value: 'makkah', label: t('مكة المكرمة', 'Makkah') },
              { value: 'ahsa', label: t('الأحساء', 'Al Ahsa'), hint: t('المنطقة الشرقية', 'Eastern Province') },
              { value: 'abha', label: t('أبها', 'Abha') },
            ]}
          />
        ),
        text: ['«احسا» تجد «الأحساء».', 'Letters find the name.'],
      },
      dont: {
        render: (t) => (
          <TextField
            label={t('المدينة', 'City')}
            hint={t('كما في قائمة المدن المعتمدة', 'As in the list of approved cities')}
          />
        ),
        text: ['نص حر لما له قائمة معروفة.', 'Free text for what has a known list.'],
      },
    },
  ],
});
