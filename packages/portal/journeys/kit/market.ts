// Steps on the share market.
import { closed, hydrated, signIn, type Page } from './browser.ts';

/** Prices are between the demo's best offers, so that only offers of these tests match. */
export const MESSAGES = {
  ar: {
    prefix: '',
    price: '١٢٤٫٥٠',
    spread: '124.5',
    buy: 'شراء حصص',
    sell: 'بيع حصص',
    review: 'متابعة إلى المراجعة',
    place: { buy: 'تأكيد عرض الشراء', sell: 'تأكيد عرض البيع' },
    back: 'السابق',
    fields: { quantity: /عدد الحصص/, price: /سعر الحصة/ },
    withdraw: /^سحب العرض/,
    confirm: 'سحب',
    sold: 'تم البيع',
    bought: 'تم الشراء',
    movements: 'حركات الحصص',
    filters: 'تصفية',
    four: 'بيع ٤ حصص',
    partly: 'نُفّذ جزء من عرضك، والباقي قائم',
    traded: 'تم تنفيذ عرضك',
    filled: 'نُفّذ ١ من ٣',
    rejection: /ليست لديك حصص متاحة للعرض|يمكنك عرض/,
    certificate: /شهادة الحصص/,
    statements: 'كشوف الحساب',
    statement: /كشف العام/,
    all: 'كل العروض',
    own: 'عروضي القائمة',
    none: 'ليست لديك عروض',
    type: 'النوع',
    clear: 'مسح التصفية',
    csv: /تنزيل/,
  },
  en: {
    prefix: '/en',
    price: '124.75',
    spread: '124.75',
    buy: 'Buy shares',
    sell: 'Sell shares',
    review: 'Check your offer',
    place: { buy: 'Place offer to buy', sell: 'Place offer to sell' },
    back: 'Back',
    fields: { quantity: /Number of shares/, price: /Price per share/ },
    withdraw: /^Withdraw the offer/,
    confirm: 'Withdraw',
    sold: 'Sold',
    bought: 'Purchased',
    movements: 'Share transactions',
    filters: 'Filter',
    four: 'Sell 4 shares',
    partly: 'Part of your offer has been traded. The rest stays open',
    traded: 'Your offer has been traded',
    filled: '1 of 3 traded',
    rejection: /You have no shares to offer|You can offer/,
    certificate: /Share certificate/,
    statements: 'Statements',
    statement: /Statement/,
    all: 'All offers',
    own: 'My open offers',
    none: 'You have no offers',
    type: 'Type',
    clear: 'Clear filters',
    csv: /Download/,
  },
} as const;
export type Messages = (typeof MESSAGES)[keyof typeof MESSAGES];

export const enter = async (page: Page, origin: string, messages: Messages, number: 1 | 3) => {
  await page.goto(
    `${origin}${messages.prefix}/login?redirect=${encodeURIComponent(`${messages.prefix}/profile/contribution`)}`,
  );
  await hydrated(page);
  await signIn(page, `050000000${number}`, `taawun-${number}`);
  await page.getByRole('button', { name: messages.buy, exact: true }).waitFor();
};

/** Fills in the ticket and continues to its review. */
export const fill = async (page: Page, messages: Messages, side: 'buy' | 'sell', shares: number, price: string) => {
  await page.getByRole('button', { name: messages[side], exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('spinbutton', { name: messages.fields.quantity }).fill(String(shares));
  await dialog.getByRole('textbox', { name: messages.fields.price }).fill(price);
  await dialog.getByRole('button', { name: messages.review }).click();
  return dialog.getByRole('button', { name: messages.place[side] });
};
export const place = async (page: Page, messages: Messages, side: 'buy' | 'sell', shares: number, price: string) => {
  await (await fill(page, messages, side, shares, price)).click();
  await closed(page);
};
export const newest = (page: Page, messages: Messages) =>
  page.getByRole('table', { name: messages.movements }).getByRole('row').nth(1);
