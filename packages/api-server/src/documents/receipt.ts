import { targetOf } from '@taawun/api-client/content';
import type { Locale } from '@taawun/api-client';
import { encode } from 'uqr';
import type { Services } from '../context/services.ts';
import { Failure } from '../shared/failure.ts';
import { orderOf } from '../giving/orders.ts';
import { renderPdf } from './compiler.ts';
import { isTestPayment } from '../payments/test-payment.ts';
import { printer, settingOf } from '../shared/print.ts';

const TEXTS = {
  ar: {
    title: 'إيصال تبرع',
    testTitle: 'إيصال تجريبي',
    number: 'رقم الإيصال',
    date: 'التاريخ',
    hijri: 'الموافق',
    amount: 'المبلغ',
    target: 'جهة التبرع',
    donor: 'المتبرع',
    order: 'رقم الطلب',
    payment: 'الدفعة',
    of: (period: string, months: string) => `${period} من ${months}`,
    nobody: 'فاعل خير',
    license: (number: string) => `ترخيص رقم ${number}`,
    note: 'تسلمت الجمعية هذا المبلغ كاملًا. امسح الرمز لتتحقق من صحة الإيصال.',
    test: 'إيصال تجريبي: لم تُدفع نقود حقيقية.',
    refundedTitle: 'إيصال تبرع مُعاد',
    refunded: 'أُعيد هذا المبلغ إلى المتبرع، ولم يعد الإيصال ساريًا.',
  },
  en: {
    title: 'Donation receipt',
    testTitle: 'Test receipt',
    number: 'Receipt no.',
    date: 'Date',
    hijri: 'Hijri date',
    amount: 'Amount',
    target: 'For',
    donor: 'Donor',
    order: 'Order no.',
    payment: 'Payment',
    of: (period: string, months: string) => `${period} of ${months}`,
    nobody: 'Anonymous',
    license: (number: string) => `Licence no. ${number}`,
    note: 'The association has received this amount in full. Scan the code to check this receipt.',
    test: 'Test receipt: no real money was paid.',
    refundedTitle: 'Receipt of a refunded donation',
    refunded: 'This amount was refunded to the donor. The receipt is no longer valid.',
  },
} as const;

/** Renders a QR code as an SVG with a single path. */
function qrSvg(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${path}"/></svg>`;
}

interface Paid {
  number: string;
  date: string;
  amount: number;
  period: number;
  months: number;
  order: string;
  donor: string | null;
  test: boolean;
  refunded: boolean;
}

/** Returns the receipt's data in one language. */
function half(
  content: Awaited<ReturnType<Services['content']['read']>>,
  paid: Paid,
  target: { type: 'program' | 'product' | 'general'; slug: string | null },
  locale: Locale,
) {
  const [text, print] = [TEXTS[locale], printer(locale)];
  return {
    lang: locale,
    title: paid.refunded ? text.refundedTitle : paid.test ? text.testTitle : text.title,
    association: settingOf(content, 'association_name', locale),
    license: text.license(print.digits(settingOf(content, 'license_number', locale))),
    amount: print.money(paid.amount),
    facts: [
      [text.target, targetOf(content, target.type, target.slug, locale).title, true],
      [text.donor, paid.donor ?? text.nobody, true],
      [text.date, print.gregorian(paid.date), true],
      [text.hijri, print.hijri(paid.date), true],
      [text.number, paid.number, false],
      [text.order, paid.order, false],
      ...(paid.months > 1 ? [[text.payment, text.of(print.count(paid.period), print.count(paid.months)), true]] : []),
    ],
    note: paid.refunded ? text.refunded : paid.test ? text.test : text.note,
  };
}

/**
 * Renders the receipt of the caller's own order, in both languages on one page.
 * @throws Failure `not_found` for another user's receipt
 */
export async function receiptPdf(
  services: Services,
  { userId, number, code }: { userId: number | null; number: string; code?: string | undefined },
  now = new Date(),
): Promise<Blob> {
  const { db, config, content } = services;
  const row = await db
    .selectFrom('receipts as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .selectAll('r')
    .select(['p.period', 'p.gateway', 'p.status'])
    .where('r.number', '=', number)
    .executeTakeFirst();
  if (!row) throw new Failure('not_found');
  const order = await orderOf(db, { userId, number: row.order_number, code });
  const source = await content.read();
  const paid: Paid = {
    number: row.number,
    date: row.date,
    amount: row.amount,
    period: row.period,
    months: order.qty,
    order: order.number,
    donor: order.donor_name,
    test: isTestPayment(services, row),
    refunded: row.status === 'refunding' || row.status === 'refunded',
  };
  const target = { type: order.target_type, slug: order.target_slug };
  const link = `${config.publicOrigin}/receipts/${row.code}`;
  return renderPdf(
    'receipt',
    {
      halves: [half(source, paid, target, 'ar'), half(source, paid, target, 'en')],
      link,
      qr: qrSvg(link),
      title: paid.test ? `${TEXTS.ar.testTitle} · ${TEXTS.en.testTitle}` : `${TEXTS.ar.title} · ${TEXTS.en.title}`,
      lang: 'ar',
      association: settingOf(source, 'association_name', 'ar'),
      license: '',
    },
    now,
  );
}
