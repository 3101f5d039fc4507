import { targetOf } from '@taawun/api-client/content';
import { formatPhone, riyadhDay } from '@taawun/domain';
import type { InputOf, Locale } from '@taawun/api-client';
import { Failure } from '../shared/failure.ts';
import type { UserRow } from '../accounts/users.ts';
import type { Services } from '../context/services.ts';
import { renderPdf } from './compiler.ts';
import { printer, settingOf, type Fact } from '../shared/print.ts';

const TEXTS = {
  ar: {
    title: (span: string) => `كشف التبرعات ${span}`,
    year: (year: string) => `لعام ${year}`,
    license: (number: string) => `ترخيص رقم ${number}`,
    period: (from: string, to: string) => `من ${from} إلى ${to}`,
    page: 'صفحة {page}',
    donor: 'المتبرع',
    phone: 'الجوال',
    count: 'عدد الإيصالات',
    total: 'المجموع',
    movements: 'الإيصالات',
    none: 'لا تبرعات في هذه المدة.',
    columns: ['التاريخ', 'الإيصال', 'جهة التبرع', 'المبلغ (ر.س)'],
    note: 'صدر هذا الكشف آليًا من سجل الإيصالات.',
  },
  en: {
    title: (span: string) => `Statement of donations ${span}`,
    year: (year: string) => year,
    license: (number: string) => `Licence no. ${number}`,
    period: (from: string, to: string) => `${from} to ${to}`,
    page: 'Page {page}',
    donor: 'Donor',
    phone: 'Phone',
    count: 'Receipts',
    total: 'Total',
    movements: 'Receipts',
    none: 'No donations in this period.',
    columns: ['Date', 'Receipt', 'For', 'Amount (SAR)'],
    note: 'Issued automatically from the register of receipts.',
  },
} as const;

const MAX_YEARS = 10;

/**
 * Returns the first and last ISO day of a statement: a year (up to today), or a span.
 * @throws Failure `validation` at the invalid field
 */
function spanOf({ year, from, to }: InputOf<'getGivingStatement'>, today: string): readonly [string, string] {
  const current = Number(today.slice(0, 4));
  if (year !== undefined) {
    if (year > current) throw new Failure('validation', [{ field: 'year', rule: 'maximum', limit: current }]);
    return [`${year}-01-01`, year === current ? today : `${year}-12-31`];
  }
  if (from === undefined && to === undefined) throw new Failure('validation', [{ field: 'year', rule: 'required' }]);
  if (from === undefined) throw new Failure('validation', [{ field: 'from', rule: 'required' }]);
  if (to === undefined) throw new Failure('validation', [{ field: 'to', rule: 'required' }]);
  if (to < from || Number(to.slice(0, 4)) - Number(from.slice(0, 4)) > MAX_YEARS)
    throw new Failure('validation', [{ field: 'to', rule: 'valid' }]);
  return [from, to];
}

/** Renders a user's donation statement for a year or a span of days. */
export async function givingStatement(
  { db, content }: Services,
  user: UserRow,
  input: InputOf<'getGivingStatement'>,
  locale: Locale,
  now = new Date(),
): Promise<Blob> {
  const [first, last] = spanOf(input, riyadhDay(now));
  const rows = await db
    .selectFrom('receipts as r')
    .innerJoin('orders as o', 'o.number', 'r.order_number')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select(['r.number', 'r.date', 'r.amount', 'o.target_type', 'o.target_slug'])
    .where('r.user_id', '=', user.id)
    // Without what was given back.
    .where('p.status', '=', 'paid')
    .where('r.date', '>=', first)
    .where('r.date', '<=', last)
    .orderBy('r.date')
    .orderBy('r.number')
    .execute();
  const source = await content.read();
  const [text, print] = [TEXTS[locale], printer(locale)];
  const facts: Fact[] = [
    [text.donor, `${user.firstname} ${user.lastname}`, true],
    [text.phone, formatPhone(user.phone), false],
  ];
  const total = rows.reduce((sum, { amount }) => sum + amount, 0);
  return renderPdf(
    'statement',
    {
      lang: locale,
      title: text.title(input.year === undefined ? '' : text.year(print.year(input.year))).trim(),
      association: settingOf(source, 'association_name', locale),
      license: text.license(print.digits(settingOf(source, 'license_number', locale))),
      period: text.period(print.gregorian(first), print.gregorian(last)),
      page: text.page,
      pages: Array.from({ length: 2 + Math.ceil(rows.length / 20) }, (_, index) => print.count(index + 1)),
      facts,
      sums: [
        [text.count, print.count(rows.length)],
        [text.total, print.money(total)],
      ],
      movements: text.movements,
      none: text.none,
      layout: [
        [1.1, 'start'],
        [1.1, 'start'],
        [2, 'start'],
        [1, 'end'],
      ],
      columns: text.columns,
      rows: rows.map(({ number, date, amount, target_type, target_slug }) => [
        print.short(date),
        number,
        targetOf(source, target_type, target_slug, locale).title,
        print.amount(amount),
      ]),
      note: text.note,
    },
    now,
  );
}
