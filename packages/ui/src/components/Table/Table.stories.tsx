import type { Meta, StoryObj } from '@storybook/react-vite';
import { bilingual, type Pick } from '../../testing/bilingual.ts';
import { onPhone } from '../../testing/modes.ts';
import { HOSTILE, HOSTILE_TEXTS } from '../../testing/hostile.ts';
import { DateText, Money, NumberText } from '../Text/index.ts';
import { Table, type Column, type TableProps } from './Table.tsx';

interface Order {
  id: number;
  date: string;
  unit: string;
  months: number;
  total: number;
}

const rows = (t: Pick): Order[] => [
  { id: 1041, date: '2026-11-02', unit: t('سقيا النخيل', 'Watering the palms'), months: 6, total: 60000 },
  { id: 1042, date: '2026-11-12', unit: t('حقيبة طالب', 'A pupil’s bag'), months: 12, total: 300000 },
];
const columns = (t: Pick): Column<Order>[] => [
  { key: 'id', header: t('رقم الطلب', 'Order'), cell: ({ id }) => <NumberText value={id} />, numeric: true },
  { key: 'date', header: t('التاريخ', 'Date'), cell: ({ date }) => <DateText value={date} /> },
  { key: 'unit', header: t('البرنامج', 'Program'), cell: ({ unit }) => unit },
  { key: 'months', header: t('الأشهر', 'Months'), cell: ({ months }) => <NumberText value={months} />, numeric: true },
  {
    key: 'total',
    header: t('الإجمالي', 'Total'),
    cell: ({ total }) => <Money halalas={total} fraction="always" />,
    numeric: true,
  },
];

const places: Record<string, NonNullable<Column<Order>['compact']>> = {
  id: { line: 1, at: 'start', label: true },
  unit: { line: 1, at: 'middle' },
  total: { line: 1, at: 'end' },
  date: { line: 2, at: 'start' },
};
const compactColumns = (t: Pick): Column<Order>[] =>
  columns(t).map((column) => {
    const compact = places[column.key];
    return compact ? { ...column, compact } : column;
  });

type Args = Partial<TableProps<Order>>;
const meta: Meta<Args> = {
  title: 'Components/Table',
  component: Table as never,
  render: bilingual<Args>((t, args) => (
    <Table
      caption={t('طلبات التبرع', 'Donations')}
      columns={columns(t)}
      rows={rows(t)}
      rowKey={({ id }) => id}
      {...args}
    />
  )),
};
export default meta;
type Story = StoryObj<Args>;

export const Default: Story = {};
export const CaptionHidden: Story = { args: { captionHidden: true } };
/** Every row becomes a list of names and values. */
export const Phone: Story = { ...onPhone };
/** Columns with a place make compact rows. */
export const PhoneCompact: Story = {
  ...onPhone,
  render: bilingual<Args>((t, args) => (
    <Table
      caption={t('طلبات التبرع', 'Donations')}
      columns={compactColumns(t)}
      rows={rows(t)}
      rowKey={({ id }) => id}
      {...args}
    />
  )),
};
export const Empty: Story = { args: { rows: [] } };
export const LongText: Story = {
  render: bilingual<Args>((t, args) => (
    <Table
      caption={t('طلبات التبرع', 'Donations')}
      columns={columns(t)}
      rows={rows(t).map((row) => ({
        ...row,
        unit: t(
          'تشغيل ثلاثة بيوت محمية ضمن مشروع الأمن الغذائي في منطقة القصيم لصالح الأسر المنتجة',
          'Three greenhouses in the food security project in Qassim for the families that produce',
        ),
      }))}
      rowKey={({ id }) => id}
      {...args}
    />
  )),
};
export const MixedDirection: Story = {
  render: bilingual<Args>((t, args) => (
    <Table
      caption={t('طلبات التبرع', 'Donations')}
      columns={columns(t)}
      rows={rows(t).map((row) => ({ ...row, unit: t('مشروع Solar 50 kW', 'Project الطاقة الشمسية') }))}
      rowKey={({ id }) => id}
      {...args}
    />
  )),
};
/** Extreme content, and the shortest possible. */
export const Hostile: Story = {
  render: bilingual<Args>((t, args) => (
    <Table
      caption={HOSTILE.word}
      columns={columns(t)}
      rows={HOSTILE_TEXTS.map((unit, index) => ({
        id: index,
        date: '2026-11-02',
        unit,
        months: 0,
        total: Number.MAX_SAFE_INTEGER,
      }))}
      rowKey={({ id }) => id}
      {...args}
    />
  )),
};
