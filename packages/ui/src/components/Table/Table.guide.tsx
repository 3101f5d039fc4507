import { defineGuide } from '../../docs/guide.ts';
import { DescriptionList } from '../DescriptionList/index.ts';
import { Money } from '../Text/index.ts';
import { Table } from './index.ts';

export const guide = defineGuide({
  name: 'جدول',
  purpose: [
    'سجلات بالأعمدة نفسها، للقراءة. في الجوال يصير كل سطر قائمة أسماء وقيم، أو سطرين متراصّين.',
    'Records with the same columns, to read. On a phone each row becomes a list of names and values, or a compact row.',
  ],
  use: [['لعشرين سطرًا فأقل.', 'For about twenty rows or fewer.']],
  avoid: [
    { text: ['ترتيب وبحث وتحديد.', 'Sorting, searching, selecting.'], instead: 'Components/DataTable' },
    { text: ['سجل واحد.', 'A single record.'], instead: 'Components/DescriptionList' },
  ],
  anatomy: [
    {
      name: ['العنوان', 'Caption'],
      text: ['يُقرأ أولًا؛ ويُخفى عن العين إن سبقه عنوان.', 'Read first; hidden visually where a heading says it.'],
    },
    {
      name: ['الرؤوس', 'Headers'],
      text: ['وأعمدة الأرقام إلى آخر السطر.', 'Columns of numbers are aligned to the end.'],
    },
    { name: ['الأسطر', 'Rows'], text: ['أول عمود رأس السطر.', 'The first column is the row’s header.'] },
  ],
  content: [
    [
      'رؤوس من كلمة أو كلمتين، والوحدة في الرأس لا في كل خانة.',
      'Headers of one or two words; the unit is in the header, not in each cell.',
    ],
    ['مبالغ العمود كلها بمنزلتين أو كلها بدونها.', 'All amounts of a column have two decimals, or none.'],
  ],
  keyboard: [],
  accessibility: [
    [
      'أدوار الجدول باقية في الجوال: كل خانة برأسها.',
      'The roles of the table stay on a phone: each cell with its header.',
    ],
  ],
  examples: [
    {
      do: {
        render: (t) => (
          <Table
            caption={t('طلبات التبرّع', 'Donations')}
            rows={[
              { id: 1, name: t('سقيا النخيل', 'Watering the palms'), total: 60_000 },
              { id: 2, name: t('بئر القرية', 'Village well'), total: 25_000 },
            ]}
            rowKey={({ id }) => id}
            columns={[
              { key: 'name', header: t('البرنامج', 'Program'), cell: ({ name }) => name },
              {
                key: 'total',
                header: t('المبلغ', 'Amount'),
                numeric: true,
                cell: ({ total }) => <Money halalas={total} fraction="always" />,
              },
            ]}
          />
        ),
        text: ['أرقام محاذاة تُقارن.', 'Aligned numbers that can be compared.'],
      },
      dont: {
        render: (t) => (
          <DescriptionList
            items={[
              { term: t('سقيا النخيل', 'Watering the palms'), details: t('٦٠٠ ر.س', 'SAR 600') },
              { term: t('بئر القرية', 'Village well'), details: t('٢٥٠ ر.س', 'SAR 250') },
            ]}
          />
        ),
        text: ['سجلات في قائمة بيانات سجل.', 'Records in the list of one record.'],
      },
    },
  ],
});
