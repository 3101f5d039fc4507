import { defineGuide } from '../../docs/guide.ts';
import { Money } from '../Text/index.ts';
import { DataTable } from './index.ts';
import { Table } from '../Table/index.ts';

export const guide = defineGuide({
  name: 'جدول بيانات',
  purpose: [
    'جدول يُرتَّب ويُبحث فيه ويُحدَّد منه وتُبسط أسطره، في المتصفح أو من الخادم.',
    'A table to sort, search, select from and expand, in the browser or on a server.',
  ],
  use: [
    ['لعشرات الأسطر فأكثر يعمل فيها موظف أو عضو.', 'For dozens of rows or more that staff or members work with.'],
    ['مع virtual لآلاف الأسطر.', 'With virtual for thousands of rows.'],
  ],
  avoid: [
    { text: ['جدول قصير يُقرأ.', 'A short table to read.'], instead: 'Components/Table' },
    { text: ['سجل واحد.', 'A single record.'], instead: 'Components/DescriptionList' },
  ],
  anatomy: [
    { name: ['الأدوات', 'Tools'], text: ['البحث، وفي الجوال قائمة الترتيب.', 'Search; on a phone, a list to sort by.'] },
    {
      name: ['الرأس', 'Header'],
      text: ['زر في كل عمود يُرتَّب، ويبقى ظاهرًا.', 'A button in each column that sorts; it stays in sight.'],
    },
    { name: ['الأسطر', 'Rows'], text: ['خانة اختيار، وخلايا، وتفاصيل تُبسط.', 'A checkbox, cells, details that open.'] },
    {
      name: ['الذيل', 'Foot'],
      text: ['الصفحات، وعدد الأسطر، وأفعال المحدّد.', 'Pages, number of rows, actions on the selection.'],
    },
  ],
  content: [
    ['رؤوس من كلمة أو كلمتين.', 'Headers of one or two words.'],
    ['بلا نتائج: قل ما بُحث عنه، وأتح مسحه.', 'Without results: name the query and offer to clear it.'],
  ],
  keyboard: [
    { keys: ['Tab'], text: ['إلى البحث، ثم الرؤوس، ثم الأسطر، ثم الصفحات.', 'To the search, headers, rows, pages.'] },
    {
      keys: ['Enter', 'Space'],
      text: ['على رأس: تصاعدي، ثم تنازلي، ثم كما كان.', 'On a header: ascending, descending, as it was.'],
    },
    {
      keys: ['Space'],
      text: ['على خانة: يحدّد السطر؛ ومع Shift مدى.', 'On a checkbox: selects the row; with Shift a range.'],
    },
  ],
  accessibility: [
    ['الترتيب وعدد النتائج والمحدّد تُعلن.', 'Sorting, number of results and selection are announced.'],
    [
      'في الجوال تبقى أدوار الجدول، وكل خانة برأسها.',
      'On a phone the roles of the table stay, each cell with its header.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <DataTable
            caption={t('المتبرّعون', 'Donors')}
            rows={[
              { id: 1, name: t('نورة الحربي', 'Noura Al-Harbi'), amount: 60_000 },
              { id: 2, name: t('خالد السالم', 'Khalid Al-Salem'), amount: 25_000 },
            ]}
            rowKey={(row: { id: number }) => row.id}
            columns={[
              {
                key: 'name',
                header: t('الاسم', 'Name'),
                cell: (row: { name: string }) => row.name,
                sortBy: (row: { name: string }) => row.name,
              },
              {
                key: 'amount',
                header: t('المبلغ', 'Amount'),
                numeric: true,
                cell: (row: { amount: number }) => <Money halalas={row.amount} />,
                sortBy: (row: { amount: number }) => row.amount,
              },
            ]}
          />
        ),
        text: ['يُرتَّب بالاسم وبالمبلغ.', 'Sorts by name and by amount.'],
      },
      dont: {
        render: (t) => (
          <Table
            caption={t('المتبرّعون (١٬٢٠٠ سطر)', 'Donors (1,200 rows)')}
            rows={[{ id: 1 }]}
            rowKey={({ id }) => id}
            columns={[{ key: 'id', header: t('الرقم', 'Number'), cell: ({ id }) => id }]}
          />
        ),
        text: ['مئات الأسطر بلا بحث ولا ترتيب.', 'Hundreds of rows without search or sorting.'],
      },
    },
  ],
});
