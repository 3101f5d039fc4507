import { targetOf } from '@taawun/api-client/content';
import { formatPhone } from '@taawun/domain';
import type { Locale } from '@taawun/api-client';
import type { Services } from '../context/services.ts';
import { Failure } from '../shared/failure.ts';
import { orderOf } from '../giving/orders.ts';
import { renderPdf } from './compiler.ts';
import { qrSvg } from './qr.ts';
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
    gift: (receiver: string, sender: string | null) =>
      sender === null ? `هدية إلى ${receiver}` : `هدية إلى ${receiver} من ${sender}`,
    verify: 'امسح الرمز لتتحقق من صحة الإيصال.',
    note: 'تسلمت الجمعية هذا المبلغ كاملًا.',
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
    gift: (receiver: string, sender: string | null) =>
      sender === null ? `A gift for ${receiver}` : `A gift for ${receiver} from ${sender}`,
    verify: 'Scan the code to check this receipt.',
    note: 'The association has received this amount in full.',
    test: 'Test receipt: no real money was paid.',
    refundedTitle: 'Receipt of a refunded donation',
    refunded: 'This amount was refunded to the donor. The receipt is no longer valid.',
  },
} as const;

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
  gift: { receiver_name: string; sender_name: string | null; message: string | null } | null;
}

/** Isolates a name: it may be of the other direction than the sentence around it. */
const isolated = (name: string): string => `\u2068${name}\u2069`;

/** Whether a text begins from the right, by its first letter. */
const isRightToLeft = (text: string): boolean => /^\P{L}*\p{Script=Arabic}/u.test(text);

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
    gift: paid.gift && {
      for: text.gift(isolated(paid.gift.receiver_name), paid.gift.sender_name && isolated(paid.gift.sender_name)),
      // On one line: a message of many lines would leave the page.
      message: paid.gift.message?.replaceAll(/\s+/gu, ' ').trim() ?? null,
      rtl: isRightToLeft(paid.gift.message ?? ''),
    },
    verify: text.verify,
    contact: [
      [formatPhone(settingOf(content, 'phone', locale)), false],
      [settingOf(content, 'email', locale), false],
      [settingOf(content, 'address', locale), true],
    ].filter(([details]) => details !== ''),
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
    gift: order.gift,
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
