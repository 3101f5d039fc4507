import { SearchForm } from '../../components/SearchForm/index.ts';
import { StillDialog } from '../../docs/StillDialog.tsx';
import { defineGuide } from '../../docs/guide.ts';
import { List, ListItem } from '../../components/List/index.ts';

export const guide = defineGuide({
  name: 'البحث السريع',
  purpose: [
    'يصل إلى صفحة أو إجراء بكتابة حروف منه. طريق أسرع، ولا يغني عن التنقّل في الصفحات.',
    'Reaches a page or an action by typing some of its letters. A faster way, which replaces no navigation.',
  ],
  use: [
    ['لموظفين وأعضاء يعرفون وجهتهم.', 'For staff and members who know where they want to go.'],
    ['مع shortcut لفتحه بـ Ctrl+K.', 'With shortcut, to open it by Ctrl+K.'],
  ],
  avoid: [
    { text: ['بحث في محتوى الموقع.', 'To search the site’s content.'], instead: 'Components/SearchForm' },
    { text: ['اختيار قيمة في نموذج.', 'To choose a value in a form.'], instead: 'Forms/Combobox' },
  ],
  anatomy: [
    { name: ['البحث', 'Search'], text: ['يأخذ التركيز عند الفتح.', 'Gets the focus when it opens.'], part: 'search' },
    {
      name: ['النتائج', 'Results'],
      text: ['مجموعات: الأخيرة، والصفحات، والإجراءات.', 'Groups: recent ones, pages, actions.'],
      part: 'list',
    },
    {
      name: ['النتيجة', 'Result'],
      text: ['أيقونة واسم وتلميح واختصار.', 'Icon, label, hint and shortcut.'],
      part: 'option',
    },
    {
      name: ['بلا نتائج', 'No results'],
      text: ['رسالة تذكر ما كُتب.', 'A message that names the query.'],
      part: 'empty',
    },
  ],
  content: [
    [
      'اسم الصفحة كما في عنوانها؛ واسم الإجراء مصدر: «طباعة الصفحة».',
      'A page has its title; an action is a verb: “Print the page”.',
    ],
    ['أضف في keywords ما يبحث به الناس، باللغتين.', 'Add what people search for as keywords, in both languages.'],
  ],
  keyboard: [
    {
      keys: ['ArrowUp', 'ArrowDown'],
      text: ['بين النتائج، والتركيز باقٍ في البحث.', 'Between the results; the focus stays in the search.'],
    },
    { keys: ['Enter'], text: ['يفتح النتيجة أو ينفّذها.', 'Opens the result or performs it.'] },
    { keys: ['Escape'], text: ['يغلقه، ويعود التركيز إلى مكانه.', 'Closes it; the focus returns.'] },
  ],
  accessibility: [
    ['عدد النتائج يُعلن بعد الكتابة.', 'The number of results is announced after typing.'],
    [
      'البحث لا يفرّق بين أ وإ وا، ولا بين الأرقام العربية واللاتينية.',
      'The search ignores Arabic letter variants and digit sets.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <StillDialog title={t('البحث السريع', 'Quick search')}>
            <List>
              <ListItem href="#shares">{t('حصصي', 'My shares')}</ListItem>
              <ListItem href="#print">{t('طباعة الصفحة', 'Print the page')}</ListItem>
            </List>
          </StillDialog>
        ),
        text: ['صفحات وإجراءات بأسمائها المعروفة.', 'Pages and actions by their known names.'],
      },
      dont: {
        render: (t) => <SearchForm label={t('ابحث في كل شيء', 'Search everything')} action="/search" />,
        text: ['بحث في المحتوى مكان الوصول إلى الصفحات.', 'A content search in place of a way to pages.'],
      },
    },
  ],
});
