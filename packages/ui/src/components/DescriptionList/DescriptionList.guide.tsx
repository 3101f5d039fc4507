import { defineGuide } from '../../docs/guide.ts';
import { Money } from '../Text/index.ts';
import { DescriptionList } from './index.ts';
import { Table } from '../Table/index.ts';

export const guide = defineGuide({
  name: 'قائمة بيانات',
  purpose: ['أسماء بيانات سجل واحد وقيمها.', 'The names and values of one record.'],
  use: [['لطلب أو عضو أو إيصال.', 'For an order, a member, a receipt.']],
  avoid: [
    { text: ['سجلات كثيرة بالأعمدة نفسها.', 'Many records with the same columns.'], instead: 'Components/Table' },
    { text: ['إجابات تُراجع وتُغيَّر.', 'Answers to check and change.'], instead: 'Forms/CheckAnswers' },
  ],
  anatomy: [
    { name: ['الاسم', 'Term'], text: ['بلون أهدأ.', 'In a quieter colour.'] },
    { name: ['القيمة', 'Details'], text: ['وما لا قيمة له لا يظهر.', 'An entry without a value is left out.'] },
  ],
  content: [
    ['الاسم بلا نقطتين.', 'A term without a colon.'],
    ['الأسماء نفسها في النموذج وفي العرض.', 'The same terms as in the form.'],
  ],
  keyboard: [{ keys: ['Tab'], text: ['إلى ما في القيم من روابط وأزرار.', 'To links and buttons within the details.'] }],
  accessibility: [['يُقرأ كل اسم مع قيمته.', 'Each term is read with its value.']],
  examples: [
    {
      do: {
        render: (t) => (
          <DescriptionList
            items={[
              { term: t('البرنامج', 'Program'), details: t('سقيا النخيل', 'Watering the palms') },
              { term: t('الإجمالي', 'Total'), details: <Money halalas={60_000} /> },
            ]}
          />
        ),
        text: ['سجل واحد.', 'One record.'],
      },
      dont: {
        render: (t) => (
          <Table
            caption={t('الطلب', 'Order')}
            rows={[{ id: 1 }]}
            rowKey={({ id }) => id}
            columns={[
              { key: 'a', header: t('البرنامج', 'Program'), cell: () => t('سقيا النخيل', 'Watering the palms') },
            ]}
          />
        ),
        text: ['جدول لسطر واحد.', 'A table of one row.'],
      },
    },
  ],
});
