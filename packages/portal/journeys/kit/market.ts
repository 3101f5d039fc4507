// The share market, as a member uses it.
import { closed, hydrated, signIn, type Page } from './browser.ts';

/** Between the demo's best offers, so that only these tests' own meet. */
export const WORDS = {
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
    four: 'بيع ٤ حصص',
    partly: 'نُفّذ جزء من عرضك، والباقي قائم',
    traded: 'تم تنفيذ عرضك',
    filled: 'نُفّذ ١ من ٣',
    refusal: /ليست لديك حصص متاحة للعرض|يمكنك عرض/,
    certificate: /شهادة الحصص/,
    statement: /كشف العام/,
    all: 'كل العروض',
    own: 'عروضي القائمة',
    none: 'لا عروض لك',
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
    review: 'Continue to review',
    place: { buy: 'Place the offer to buy', sell: 'Place the offer to sell' },
    back: 'Back',
    fields: { quantity: /Number of shares/, price: /Price of a share/ },
    withdraw: /^Withdraw the offer/,
    confirm: 'Withdraw',
    sold: 'Sold',
    bought: 'Purchased',
    movements: 'Share movements',
    four: 'Sell 4 shares',
    partly: 'Part of your offer has been traded, the rest stands',
    traded: 'Your offer has been traded',
    filled: '1 of 3 filled',
    refusal: /You have no shares to offer|You can offer/,
    certificate: /Share certificate/,
    statement: /Statement/,
    all: 'All offers',
    own: 'My open offers',
    none: 'You have no offers',
    type: 'Type',
    clear: 'Clear filters',
    csv: /Download/,
  },
} as const;
export type Words = (typeof WORDS)[keyof typeof WORDS];

export const enter = async (page: Page, origin: string, words: Words, number: 1 | 3) => {
  await page.goto(
    `${origin}${words.prefix}/login?redirect=${encodeURIComponent(`${words.prefix}/profile/contribution`)}`,
  );
  await hydrated(page);
  await signIn(page, `050000000${number}`, `taawun-${number}`);
  await page.getByRole('button', { name: words.buy, exact: true }).waitFor();
};

/** Fills the ticket in, as far as its review. */
export const fill = async (page: Page, words: Words, side: 'buy' | 'sell', shares: number, price: string) => {
  await page.getByRole('button', { name: words[side], exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('spinbutton', { name: words.fields.quantity }).fill(String(shares));
  await dialog.getByRole('textbox', { name: words.fields.price }).fill(price);
  await dialog.getByRole('button', { name: words.review }).click();
  return dialog.getByRole('button', { name: words.place[side] });
};
export const place = async (page: Page, words: Words, side: 'buy' | 'sell', shares: number, price: string) => {
  await (await fill(page, words, side, shares, price)).click();
  await closed(page);
};
export const newest = (page: Page, words: Words) =>
  page.getByRole('table', { name: words.movements }).getByRole('row').nth(1);
