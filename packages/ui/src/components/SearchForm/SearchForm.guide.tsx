import { defineGuide } from '../../docs/guide.ts';
import { TextField } from '../../forms/fields/TextField/index.ts';
import { SearchForm } from './index.ts';

export const guide = defineGuide({
  name: 'بحث',
  purpose: ['يبحث في قسم أو في الموقع، ويعمل بلا برمجة.', 'Searches an area or the site; works without script.'],
  use: [['فوق قائمة أخبار أو فروع.', 'Above a list of news or branches.']],
  avoid: [
    { text: ['اختيار من قائمة معروفة.', 'To choose from a known list.'], instead: 'Forms/Combobox' },
    { text: ['وصول سريع إلى صفحة.', 'A quick way to a page.'], instead: 'Dialogs/CommandPalette' },
  ],
  anatomy: [
    { name: ['خانة البحث', 'Input'], text: ['ومعها عدسة.', 'With a magnifier.'] },
    { name: ['الزر', 'Button'], text: ['يبحث.', 'Searches.'] },
  ],
  content: [['label يقول أين: «ابحث في الأخبار».', 'label says where: “Search the news”.']],
  keyboard: [
    { keys: ['Enter'], text: ['يبحث.', 'Searches.'] },
    { keys: ['Escape'], text: ['يمسح، في متصفحات تدعمه.', 'Clears, in browsers that support it.'] },
  ],
  accessibility: [
    [
      'منطقة بحث لها اسم. أعلن عدد النتائج في الصفحة.',
      'A named search landmark. Announce the number of results on the page.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => <SearchForm label={t('ابحث في الأخبار', 'Search the news')} action="/news" />,
        text: ['يُعرف أين يبحث.', 'It is clear what is searched.'],
      },
      dont: {
        render: (t) => <TextField label={t('كلمة', 'Word')} type="search" />,
        text: ['حقل بلا نموذج: لا يعمل بلا برمجة.', 'A field without a form does nothing without script.'],
      },
    },
  ],
});
