import type { Locale } from '@taawun/api-client';

/** Name of the archive in the reader's language, without its day. */
export const ARCHIVE_NAME: Readonly<Record<Locale, string>> = { ar: 'بياناتي في تعاون', en: 'My data at Taawun' };

/** The archive's README by language. */
export const README: Readonly<Record<Locale, string>> = {
  ar: `بياناتك لدى الجمعية

profile.json            حسابك وسجل عضويتك وآخر طلب عضوية
movements.json          حركات حصصك
offers.json             عروضك في السوق
balance.json            حركات رصيدك والتحويلات إلى حسابك البنكي
orders.json             تبرعاتك
subscriptions.json      تبرعاتك الشهرية
receipts.json           إيصالاتك
notifications.json      إشعاراتك
consents.json           الشروط والسياسات التي قبلتها، ونسخها
sessions.json           الأجهزة التي سجّلت الدخول منها
sign-in-security.json   مفاتيح المرور والتحقق بخطوتين، دون أسرارها
documents               الوثائق بصيغة PDF

المبالغ بالهللات، والأوقات بالتوقيت العالمي.
`,
  en: `Your data at the association

profile.json            your account, your membership record and your last application
movements.json          your share transactions
offers.json             your offers on the market
balance.json            your balance transactions, and transfers to your bank account
orders.json             your donations
subscriptions.json      your monthly donations
receipts.json           your receipts
notifications.json      your notifications
consents.json           the terms and policies that you accepted, with their versions
sessions.json           the devices that you are signed in on
sign-in-security.json   your passkeys and two-step sign-in, without their secrets
documents               the documents as PDFs

Amounts are in halalas, times in UTC.
`,
};
