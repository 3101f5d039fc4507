import { defineGuide } from '../../docs/guide.ts';
import { Button } from '../Button/index.ts';
import { Pagination } from './index.ts';

export const guide = defineGuide({
  name: 'ترقيم الصفحات',
  purpose: ['صفحات قائمة طويلة، روابط تُفتح وتُشارك.', 'The pages of a long list, as links to open and share.'],
  use: [
    ['لأخبار وطلبات وحركات.', 'For news, orders, movements.'],
    ['مع onPageChange في نافذة أو جدول.', 'With onPageChange in a dialog or a table.'],
  ],
  avoid: [
    { text: ['قائمة تكفيها صفحة: لا يظهر شيء.', 'A list of one page: nothing is shown.'] },
    { text: ['خطوات نموذج.', 'The steps of a form.'], instead: 'Components/StepProgress' },
  ],
  anatomy: [
    {
      name: ['السابق والتالي', 'Previous and next'],
      text: ['سهمان يشيران مع القراءة.', 'Arrows in the reading direction.'],
    },
    {
      name: ['الأرقام', 'Numbers'],
      text: [
        'الأولى والأخيرة وما حول الحالية، بأرقام لغة القارئ.',
        'First, last and those around the current one, in the reader’s digits.',
      ],
    },
  ],
  content: [['كل النصوص رسائل.', 'All texts are messages.']],
  keyboard: [
    { keys: ['Tab'], text: ['بين الصفحات.', 'Between the pages.'] },
    { keys: ['Enter'], text: ['يفتح الصفحة.', 'Opens the page.'] },
  ],
  accessibility: [
    [
      'تنقّل له اسم؛ والحالية تُعلن؛ وكل رقم يُقرأ «صفحة ٤».',
      'A named navigation; the current page is announced; each number is read as “Page 4”.',
    ],
  ],
  examples: [
    {
      do: {
        render: () => <Pagination page={2} pages={5} hrefFor={(page) => `#page-${page}`} />,
        text: ['روابط تُفتح وتُشارك.', 'Links to open and share.'],
      },
      dont: {
        render: (t) => <Button variant="secondary">{t('حمّل المزيد (٤٨٠)', 'Load more (480)')}</Button>,
        text: ['زر يُطيل الصفحة، ولا يُرجع إلى موضع.', 'A button that lengthens the page and cannot be returned to.'],
      },
    },
  ],
});
