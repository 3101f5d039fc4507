import { defineGuide } from '../../docs/guide.ts';
import { Select } from '../../forms/fields/Select/index.ts';
import { LocaleSwitch } from './index.ts';

export const guide = defineGuide({
  name: 'تبديل اللغة',
  purpose: [
    'رابط إلى الصفحة نفسها باللغة الأخرى، مكتوبًا بها.',
    'A link to the same page in the other language, written in that language.',
  ],
  use: [
    ['في رأس كل صفحة.', 'In the header of every page.'],
    ['compact في شريط ضيّق.', 'compact in a narrow bar.'],
  ],
  avoid: [{ text: ['أكثر من لغتين: قائمة.', 'More than two languages: a menu.'], instead: 'Components/Menu' }],
  anatomy: [
    {
      name: ['الاسم', 'Name'],
      text: ['اسم اللغة فيها: English، العربية.', 'The language’s own name: English, العربية.'],
    },
  ],
  content: [['لا أعلام: العلم دولة لا لغة.', 'No flags: a flag is a country, not a language.']],
  keyboard: [
    {
      keys: ['Enter'],
      text: [
        'يفتح الصفحة باللغة الأخرى، وما كُتب في النموذج باقٍ.',
        'Opens the page in the other language; form input is kept.',
      ],
    },
  ],
  accessibility: [['له lang وhreflang، فيُقرأ بلغته.', 'It has lang and hreflang, so that it is read in its language.']],
  examples: [
    {
      do: {
        render: () => <LocaleSwitch href="#other" />,
        text: ['يعرفه من يبحث عنه.', 'Those who look for it recognise it.'],
      },
      dont: {
        render: (t) => (
          <Select
            label={t('اللغة', 'Language')}
            options={[
              { value: 'ar', label: t('العربية', 'Arabic') },
              { value: 'en', label: t('الإنجليزية', 'English') },
            ]}
          />
        ),
        text: ['قائمة بأسماء لا يقرؤها طالبها.', 'A list in the language that its users do not read.'],
      },
    },
  ],
});
