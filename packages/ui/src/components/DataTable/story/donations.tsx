import { useState } from 'react';
import { Select } from '../../../forms/fields/Select/index.ts';
import type { Pick } from '../../../testing/bilingual.ts';
import { Badge } from '../../Badge/index.ts';
import { DescriptionList } from '../../DescriptionList/index.ts';
import { DateText, Money } from '../../Text/index.ts';
import { DataTable, type DataColumn, type DataTableProps } from '../index.ts';

/** Donation of the stories. */
export interface Donation {
  id: number;
  donor: string;
  programme: string;
  date: string;
  isMonthly: boolean;
  total: number | null;
}

const donors = (t: Pick): string[] => [
  t('نورة القحطاني', 'Noura Al-Qahtani'),
  t('أحمد الحربي', 'Ahmed Al-Harbi'),
  t('إبراهيم العنزي', 'Ibrahim Al-Anzi'),
  t('سارة الدوسري', 'Sara Al-Dosari'),
  t('خالد الشمري', 'Khalid Al-Shammari'),
  t('آمنة الزهراني', 'Amna Al-Zahrani'),
  t('عبدالله المطيري', 'Abdullah Al-Mutairi'),
  t('ريم العتيبي', 'Reem Al-Otaibi'),
];
const programmes = (t: Pick): string[] => [
  t('سقيا النخيل', 'Watering the palms'),
  t('حقيبة طالب', 'A pupil’s bag'),
  t('كسوة الشتاء', 'Winter clothing'),
];

/** Some donations; the same in every run. */
export const donations = (t: Pick, count: number): Donation[] => {
  const [names, causes] = [donors(t), programmes(t)];
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    donor: names[index % names.length] ?? '',
    programme: causes[(index * 7) % causes.length] ?? '',
    date: new Date(Date.UTC(2026, 0, 1 + ((index * 37) % 300))).toISOString().slice(0, 10),
    isMonthly: index % 3 === 1,
    total: index % 11 === 5 ? null : ((index * 7919) % 900) * 1000 + 5000,
  }));
};

const kind = (t: Pick, { isMonthly }: Donation): string => (isMonthly ? t('شهري', 'Monthly') : t('مرة واحدة', 'Once'));

const columns = (t: Pick): DataColumn<Donation>[] => [
  {
    key: 'donor',
    header: t('المتبرع', 'Donor'),
    cell: ({ donor }) => donor,
    rowHeader: true,
    sortBy: ({ donor }) => donor,
    filterBy: ({ donor }) => donor,
  },
  {
    key: 'programme',
    header: t('البرنامج', 'Programme'),
    cell: ({ programme }) => programme,
    sortBy: ({ programme }) => programme,
    filterBy: ({ programme }) => programme,
  },
  {
    key: 'date',
    header: t('التاريخ', 'Date'),
    cell: ({ date }) => <DateText value={date} format="short" />,
    sortBy: ({ date }) => date,
  },
  {
    key: 'kind',
    header: t('النوع', 'Kind'),
    cell: (donation) => <Badge tone={donation.isMonthly ? 'primary' : 'neutral'}>{kind(t, donation)}</Badge>,
  },
  {
    key: 'total',
    header: t('المبلغ', 'Amount'),
    cell: ({ total }) => (total === null ? '–' : <Money halalas={total} />),
    numeric: true,
    sortBy: ({ total }) => total,
  },
];

const places: Record<string, NonNullable<DataColumn<Donation>['compact']>> = {
  donor: { line: 1, at: 'start' },
  total: { line: 1, at: 'end' },
  programme: { line: 2, at: 'start' },
  kind: { line: 2, at: 'end' },
};

/** Columns that give a narrow table compact rows. */
export const compactColumns = (t: Pick): DataColumn<Donation>[] =>
  columns(t).map((column) => {
    const compact = places[column.key];
    return compact ? { ...column, compact } : column;
  });

export const details =
  (t: Pick) =>
  (donation: Donation): React.ReactNode => (
    <DescriptionList
      items={[
        { term: t('البرنامج', 'Programme'), details: donation.programme },
        { term: t('نوع التبرع', 'Kind of donation'), details: kind(t, donation) },
      ]}
    />
  );

/** What every story has in common. */
export const common = (t: Pick) => ({
  caption: t('التبرعات', 'Donations'),
  columns: columns(t),
  rows: donations(t, 8),
  rowKey: ({ id }: Donation) => id,
  rowLabel: ({ donor }: Donation) => donor,
});

const pick =
  (locale: string): Pick =>
  (ar, en) =>
    locale === 'en' ? en : ar;

/** 10,000 rows, which are made once. */
export function Many({ locale, args }: { locale: string; args: Partial<DataTableProps<Donation>> }) {
  const [props] = useState(() => ({ ...common(pick(locale)), rows: donations(pick(locale), 10_000) }));
  return <DataTable {...props} {...args} virtual blockSize="24rem" />;
}

/** Pages of a server, which sorts and searches too. */
export function Server({ t }: { t: Pick }) {
  const all = donations(t, 45);
  const [sort, setSort] = useState<{ key: string; direction: string } | null>(null);
  const [page, setPage] = useState(1);
  const sign = sort?.direction === 'descending' ? -1 : 1;
  const ordered = sort ? all.toSorted((a, b) => sign * ((a.total ?? 0) - (b.total ?? 0))) : all;
  return (
    <DataTable
      {...common(t)}
      columns={columns(t).map(({ key, header, cell, numeric = false }) => ({
        key,
        header,
        cell,
        numeric,
        sortable: key === 'total',
      }))}
      rows={ordered.slice((page - 1) * 10, page * 10)}
      pageSize={10}
      pageCount={5}
      rowCount={45}
      page={page}
      onPageChange={setPage}
      onSortChange={setSort}
    />
  );
}

/** A filter of the caller beside the search field. */
export function Filters({ t }: { t: Pick }) {
  const [wanted, setWanted] = useState('');
  const rows = donations(t, 24).filter(({ isMonthly }) => wanted === '' || isMonthly === (wanted === 'monthly'));
  return (
    <DataTable
      {...common(t)}
      rows={rows}
      pageSize={5}
      toolbar={
        <Select
          label={t('نوع التبرع', 'Kind of donation')}
          placeholder={t('كل الأنواع', 'All kinds')}
          options={[
            { value: 'once', label: t('مرة واحدة', 'Once') },
            { value: 'monthly', label: t('شهري', 'Monthly') },
          ]}
          value={wanted}
          onValueChange={setWanted}
        />
      }
    />
  );
}
