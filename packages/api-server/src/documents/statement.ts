import { riyadhDay } from '@taawun/domain';
import type { Locale } from '@taawun/api-client';
import type { ContentSource } from '@taawun/api-client/content';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/schema.ts';
import { Failure } from '../shared/failure.ts';
import { readMember } from '../accounts/users.ts';
import { renderPdf } from './compiler.ts';
import { masked, nameIn, printer, settingOf, type Fact } from '../shared/print.ts';

const TEXTS = {
  ar: {
    title: (year: string) => `كشف حساب الحصص لعام ${year}`,
    license: (number: string) => `ترخيص رقم ${number}`,
    period: (from: string, to: string) => `من ${from} إلى ${to}`,
    page: 'صفحة {page}',
    name: 'العضو',
    mem_no: 'رقم العضوية',
    national_id: 'رقم الهوية',
    opening: 'رصيد أول المدة',
    bought: 'حصص مشتراة',
    sold: 'حصص مبيعة',
    closing: 'رصيد آخر المدة',
    fees: 'رسوم التداول',
    movements: 'الحركات',
    none: 'لا حركات في هذه المدة.',
    columns: ['التاريخ', 'النوع', 'الحصص', 'السعر (ر.س)', 'الإجمالي (ر.س)', 'الرصيد'],
    perDay: 'لكثرة الحركات جُمعت حركات كل يوم، والسعر متوسط.',
    buy: 'شراء',
    sell: 'بيع',
    note: 'صدر هذا الكشف آليًا من سجل الحصص. تُذكر الحركات التي تمت فقط.',
  },
  en: {
    title: (year: string) => `Statement of shares ${year}`,
    license: (number: string) => `Licence no. ${number}`,
    period: (from: string, to: string) => `${from} to ${to}`,
    page: 'Page {page}',
    name: 'Member',
    mem_no: 'Membership no.',
    national_id: 'National ID',
    opening: 'Opening balance',
    bought: 'Shares bought',
    sold: 'Shares sold',
    closing: 'Closing balance',
    fees: 'Trading fees',
    movements: 'Transactions',
    none: 'No transactions in this period.',
    columns: ['Date', 'Type', 'Shares', 'Price (SAR)', 'Total (SAR)', 'Balance'],
    perDay: 'There are many transactions, so each line is one day and its average price.',
    buy: 'Purchase',
    sell: 'Sale',
    note: 'Issued automatically from the register of shares. Only completed transactions are listed.',
  },
} as const;

/** Movements that a statement lists one by one: more are summed by day, so that no document has thousands of pages. */
export const MAX_LISTED = 1_000;

interface Year {
  opening: number;
  /** Halalas. */
  fees: number;
  /** Whether the movements of a day are summed. */
  perDay: boolean;
  /** `price` and `total` in halalas. */
  movements: { date: string; type: 'buy' | 'sell'; shares: number; price: number; total: number }[];
}

/** Reads one account's movements and fees in a span of ISO days, from both ledgers. */
async function readYear(tx: Tx, userId: number, [first, last]: readonly [string, string]): Promise<Year> {
  const account = await tx
    .selectFrom('share_accounts')
    .select(['id', 'shares'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const { id, shares: present } = account ?? { id: 0, shares: 0 };
  const side = (column: 'to_account' | 'from_account', type: 'buy' | 'sell') =>
    tx
      .selectFrom('share_movements')
      .select(['date', 'id', 'shares', 'price', sql<'buy' | 'sell'>`${sql.lit(type)}`.as('type')])
      .where('status', '=', 'succeeded')
      .where(column, '=', id)
      .where('date', '>=', first);
  // The opening balance is the present one without what has moved since: recent years are read without the older ones.
  const since = tx.selectFrom(side('to_account', 'buy').unionAll(side('from_account', 'sell')).as('since'));
  const { moved, listed } = await since
    .select([
      sql<number>`coalesce(sum(case type when 'buy' then shares else -shares end), 0)::bigint`.as('moved'),
      sql<number>`(count(*) filter (where date <= ${last}))::int`.as('listed'),
    ])
    .executeTakeFirstOrThrow();
  const perDay = listed > MAX_LISTED;
  const ofYear = since.where('date', '<=', last);
  const movements = perDay
    ? await ofYear
        .select([
          'date',
          'type',
          sql<number>`sum(shares)::bigint`.as('shares'),
          sql<number>`round(sum(shares * price)::numeric / sum(shares))::bigint`.as('price'),
          sql<number>`sum(shares * price)::bigint`.as('total'),
        ])
        .groupBy(['date', 'type'])
        .orderBy('date')
        .orderBy('type')
        .execute()
    : await ofYear
        .select(['date', 'type', 'shares', 'price', sql<number>`shares * price`.as('total')])
        .orderBy('date')
        .orderBy('id')
        .execute();
  const { fees } = await tx
    .selectFrom('cash_movements')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('fees'))
    .where('kind', '=', 'fee')
    .where('from_account', '=', id)
    // The index is on the timestamp: the days of Riyadh as a span of it.
    .where(sql<boolean>`at >= ${first}::date::timestamp at time zone 'Asia/Riyadh'`)
    .where(sql<boolean>`at < (${last}::date + 1)::timestamp at time zone 'Asia/Riyadh'`)
    .executeTakeFirstOrThrow();
  return { opening: present - moved, fees, perDay, movements };
}

/**
 * Renders a member's share statement of a Gregorian year; the current year ends today.
 * @throws Failure `validation` for a future year; `forbidden` for non-members
 */
export async function shareStatement(
  db: Db,
  content: ContentSource,
  userId: number,
  year: number,
  locale: Locale,
  now = new Date(),
): Promise<Blob> {
  const today = riyadhDay(now);
  const current = Number(today.slice(0, 4));
  if (year > current) throw new Failure('validation', [{ field: 'year', rule: 'maximum', limit: current }]);
  const span = [`${year}-01-01`, year === current ? today : `${year}-12-31`] as const;
  const member = await readMember(db, userId);
  if (!member) throw new Failure('forbidden');
  const { opening, fees, perDay, movements } = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((tx) => readYear(tx, userId, span));
  const [text, print] = [TEXTS[locale], printer(locale)];
  let balance = opening;
  const rows = movements.map(({ date, type, shares, price, total }) => {
    balance += type === 'buy' ? shares : -shares;
    return [
      print.short(date),
      text[type],
      print.count(shares),
      print.amount(price),
      print.amount(total),
      print.count(balance),
    ];
  });
  const sumOf = (side: 'buy' | 'sell') =>
    print.count(movements.filter(({ type }) => type === side).reduce((sum, { shares }) => sum + shares, 0));
  const facts: Fact[] = [
    [text.name, nameIn(locale, member), true],
    [text.mem_no, member.mem_no, false],
    [text.national_id, masked(member.national_id), false],
  ];
  return renderPdf(
    'statement',
    {
      lang: locale,
      title: text.title(print.year(year)),
      association: settingOf(content, 'association_name', locale),
      license: text.license(print.digits(settingOf(content, 'license_number', locale))),
      period: text.period(print.gregorian(span[0]), print.gregorian(span[1])),
      page: text.page,
      // One label per page; the count is an upper bound.
      pages: Array.from({ length: 2 + Math.ceil(rows.length / 20) }, (_, index) => print.count(index + 1)),
      facts,
      sums: [
        [text.opening, print.count(opening)],
        [text.bought, sumOf('buy')],
        [text.sold, sumOf('sell')],
        [text.closing, print.count(balance)],
        [text.fees, print.money(fees)],
      ],
      movements: text.movements,
      none: text.none,
      layout: [
        [1.5, 'start'],
        [1, 'start'],
        [0.8, 'end'],
        [1.2, 'end'],
        [1.4, 'end'],
        [1, 'end'],
      ],
      columns: text.columns,
      rows,
      note: perDay ? `${text.perDay} ${text.note}` : text.note,
    },
    now,
  );
}
