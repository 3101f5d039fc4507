import type { Locale, PaymentReason, PaymentStatus } from '../types.ts';

type Bilingual = readonly [ar: string, en: string];
const at = (locale: Locale) => (locale === 'ar' ? 0 : 1);

const REASONS: Record<PaymentReason, Bilingual> = {
  declined: [
    'رفض البنك عملية الدفع. لم يُخصم منك شيء، ويمكنك المحاولة ببطاقة أخرى.',
    'Your bank declined the payment. You have not been charged. You can try another card.',
  ],
  insufficient_funds: [
    'الرصيد في البطاقة لا يكفي. لم يُخصم منك شيء.',
    'There is not enough money on the card. You have not been charged.',
  ],
  three_d_secure: [
    'لم يتأكد البنك من هويتك. لم يُخصم منك شيء، ويمكنك المحاولة مرة أخرى.',
    'Your bank could not confirm that it was you. You have not been charged. You can try again.',
  ],
  card_expired: ['انتهت صلاحية البطاقة. لم يُخصم منك شيء.', 'The card has expired. You have not been charged.'],
  limit_exceeded: [
    'يتجاوز المبلغ حد البطاقة. لم يُخصم منك شيء.',
    'The amount is over the limit of your card. You have not been charged.',
  ],
  cancelled: ['أُلغي الدفع قبل أن يتم. لم يُخصم منك شيء.', 'The payment was cancelled. You have not been charged.'],
  mismatch: [
    'لم تتطابق بيانات الدفع مع طلبك، ولم نحتسبها. سيراجعها فريقنا ويتواصل معك.',
    'The payment does not match your order, so we have not counted it. Our staff will check it and contact you.',
  ],
  gateway_error: [
    'تعذّر إتمام الدفع لدى بوابة الدفع. يمكنك المحاولة مرة أخرى.',
    'The payment provider could not complete the payment. You can try again.',
  ],
};

/** Returns the payer's message for a failed payment. */
export const reasonText = (reason: PaymentReason, locale: Locale): string => REASONS[reason][at(locale)];

const PENDING: Bilingual = [
  'لم يصلنا ردّ البنك بعد. سنخبرك بالنتيجة، فلا تدفع مرة أخرى.',
  'We are waiting for your bank. We will tell you the result; please do not pay again.',
];

/** Returns the message for a payment's status; `null` when there is none. */
export function verifiedMessage(status: PaymentStatus, reason: PaymentReason | null, locale: Locale): string | null {
  if (status === 'pending') return PENDING[at(locale)];
  return status === 'failed' ? reasonText(reason ?? 'declined', locale) : null;
}

const GENERAL: Bilingual = ['الصندوق العام', 'General fund'];

/** Returns the title of the general fund, the target of a donation without a program or product. */
export const generalTitle = (locale: Locale): string => GENERAL[at(locale)];
