import type { Brand, Locale } from '@taawun/api-client';
import type { Scenario } from './cards.ts';

type Texts = Readonly<Record<string, string>>;

/** Messages of the sandbox's pages. */
export const MESSAGES: Readonly<Record<Locale, Texts>> = {
  ar: {
    title: 'بيانات البطاقة',
    note: 'بوابة تجريبية: لا يُخصم منك شيء. استخدم إحدى بطاقات التجربة.',
    number: 'رقم البطاقة',
    holder: 'الاسم على البطاقة',
    expiry: 'تاريخ الانتهاء',
    cvv: 'رمز الأمان',
    // language-check-ignore script-sign -- the date as it is stamped on the card and typed
    'expiry.hint': 'الشهر ثم السنة: 09/29',
    'cvv.hint': 'خلف البطاقة',
    pay: 'ادفع',
    check: 'احفظ البطاقة',
    amount: 'المبلغ',
    keep: 'تُحفظ البطاقة لدى بوابة الدفع لتبرعك الشهري، ولا تصل إلينا.',
    cards: 'بطاقات التجربة',
    sending: 'جارٍ التحقق…',
    over: 'انتهى. نتأكد من النتيجة.',
    someone: 'SARA ALQAHTANI',
    'number.required': 'أدخل رقم البطاقة',
    'number.number': 'رقم البطاقة غير مكتمل أو غير صحيح',
    'number.test_card': 'هذه ليست بطاقة تجربة. لا تكتب هنا بطاقة حقيقية.',
    'number.brand': 'هذه البطاقة من نوع آخر غير الذي اخترته',
    'holder.required': 'أدخل الاسم كما هو على البطاقة',
    'expiry.required': 'أدخل تاريخ الانتهاء',
    // language-check-ignore script-sign -- the date as it is stamped on the card and typed
    'expiry.expiry': 'اكتب الشهر ثم السنة، مثل 09/29',
    'expiry.expired': 'انتهت صلاحية هذه البطاقة',
    'cvv.required': 'أدخل رمز الأمان',
    'cvv.cvv': 'رمز الأمان ثلاثة أرقام أو أربعة',
    'bank.title': 'تأكيد من بنكك',
    'bank.text': 'أرسل بنكك رمزًا إلى جوالك لتأكيد الدفع إلى جمعية تعاون. رمز التجربة هو',
    'bank.code': 'رمز التأكيد',
    'bank.send': 'أكّد',
    'bank.refuse': 'ألغِ الدفع',
    closed: 'انتهى هذا الدفع. نتأكد من نتيجته.',
    currency: 'ريال سعودي',
  },
  en: {
    title: 'Card details',
    note: 'This is a test. You will not be charged. Use one of the test cards.',
    number: 'Card number',
    holder: 'Name on the card',
    expiry: 'Expiry date',
    cvv: 'Security code',
    'expiry.hint': 'Month, then year: 09/29',
    'cvv.hint': 'On the back of the card',
    pay: 'Pay',
    check: 'Save the card',
    amount: 'Amount',
    keep: 'The payment provider stores the card for your monthly donation. We do not see it.',
    cards: 'Test cards',
    sending: 'Checking…',
    over: 'Done. We are checking the result.',
    someone: 'SARA ALQAHTANI',
    'number.required': 'Enter the card number',
    'number.number': 'The card number is incomplete or wrong',
    'number.test_card': 'This is not a test card. Do not enter a real card here.',
    'number.brand': 'This card is not the type you chose',
    'holder.required': 'Enter the name as it is on the card',
    'expiry.required': 'Enter the expiry date',
    'expiry.expiry': 'Enter the month, then the year, such as 09/29',
    'expiry.expired': 'This card has expired',
    'cvv.required': 'Enter the security code',
    'cvv.cvv': 'The security code has three or four digits',
    'bank.title': 'Confirmation from your bank',
    'bank.text': 'Your bank has sent a code to your phone to confirm the payment to Taawun. The test code is',
    'bank.code': 'Confirmation code',
    'bank.send': 'Confirm',
    'bank.refuse': 'Cancel the payment',
    closed: 'This payment has ended. We are checking the result.',
    currency: 'SAR',
  },
};

/** Descriptions of the test cards. */
export const SCENARIO_MESSAGES: Readonly<Record<Locale, Readonly<Record<Scenario, string>>>> = {
  ar: {
    success: 'يتم الدفع',
    declined: 'يرفض البنك',
    insufficient_funds: 'الرصيد لا يكفي',
    card_expired: 'البطاقة منتهية',
    three_d_secure: 'يسأل البنك، ثم يتم',
    three_d_secure_fail: 'يسأل البنك، ثم يرفض',
    timeout: 'لا يأتي جواب، والدفع تم',
    delayed: 'يتم بعد ثوانٍ',
    later_declined: 'يتم الآن، وتُرفض الأشهر التالية',
  },
  en: {
    success: 'Payment succeeds',
    declined: 'The bank declines',
    insufficient_funds: 'Not enough money',
    card_expired: 'The card has expired',
    three_d_secure: 'The bank asks for a code, then payment succeeds',
    three_d_secure_fail: 'The bank asks for a code, then declines',
    timeout: 'No response, but payment succeeds',
    delayed: 'Payment succeeds after a few seconds',
    later_declined: 'Payment succeeds now, later months are declined',
  },
};

const word = (text: string, x: number, color: string, size: number, style = '') =>
  `<text x="${x}" y="18" fill="${color}" font-family="Segoe UI,Tahoma,sans-serif" font-size="${size}" font-weight="700" text-anchor="middle" ${style}>${text}</text>`;

/** Small brand logos, as SVG. */
export const SIGNS: Readonly<Record<Brand, string>> = {
  mada: `<svg viewBox="0 0 52 26" role="img" aria-label="mada"><rect x=".5" y=".5" width="51" height="25" rx="5" fill="#fff" stroke="#d6d6d0"/><rect x="6" y="7" width="12" height="5" rx="1" fill="#259bd6"/><rect x="6" y="14" width="12" height="5" rx="1" fill="#84b740"/>${word('mada', 34, '#24302b', 11)}</svg>`,
  visa: `<svg viewBox="0 0 52 26" role="img" aria-label="Visa"><rect x=".5" y=".5" width="51" height="25" rx="5" fill="#fff" stroke="#d6d6d0"/>${word('VISA', 26, '#1a1f71', 14, 'font-style="italic"')}</svg>`,
  mastercard:
    '<svg viewBox="0 0 52 26" role="img" aria-label="Mastercard"><rect x=".5" y=".5" width="51" height="25" rx="5" fill="#fff" stroke="#d6d6d0"/><circle cx="21" cy="13" r="8" fill="#eb001b"/><circle cx="31" cy="13" r="8" fill="#f79e1b" fill-opacity=".9"/></svg>',
};
