import type { Locale, PaymentReason, PaymentStatus } from '../types.ts';

type Bilingual = readonly [ar: string, en: string];
const at = (locale: Locale) => (locale === 'ar' ? 0 : 1);

const REASONS: Record<PaymentReason, Bilingual> = {
  declined: [
    'رفض البنك عملية الدفع. لم يُخصم منك شيء، ويمكنك المحاولة ببطاقة أخرى.',
    'The bank declined the payment. You have not been charged; you can try another card.',
  ],
  insufficient_funds: [
    'الرصيد في البطاقة لا يكفي. لم يُخصم منك شيء.',
    'There is not enough money on the card. You have not been charged.',
  ],
  three_d_secure: [
    'لم يتأكد البنك من هويتك. لم يُخصم منك شيء، ويمكنك المحاولة مرة أخرى.',
    'The bank could not confirm that it is you. You have not been charged; you can try again.',
  ],
  card_expired: ['انتهت صلاحية البطاقة. لم يُخصم منك شيء.', 'The card has expired. You have not been charged.'],
  limit_exceeded: [
    'يتجاوز المبلغ حد البطاقة. لم يُخصم منك شيء.',
    'The amount is above the card’s limit. You have not been charged.',
  ],
  cancelled: [
    'أُلغي الدفع قبل أن يتم. لم يُخصم منك شيء.',
    'The payment was cancelled before it was made. You have not been charged.',
  ],
  mismatch: [
    'لم تتطابق بيانات الدفع مع طلبك، ولم نحتسبها. سيراجعها فريقنا ويتواصل معك.',
    'The payment does not match your order, so we have not counted it. Our staff will look at it and contact you.',
  ],
  gateway_error: [
    'تعذّر إتمام الدفع لدى بوابة الدفع. يمكنك المحاولة مرة أخرى.',
    'The payment gateway could not complete the payment. You can try again.',
  ],
};

/** Returns the payer's message for a failed payment. */
export const reasonText = (reason: PaymentReason, locale: Locale): string => REASONS[reason][at(locale)];

const PENDING: Bilingual = [
  'لم يؤكد البنك الدفع بعد. سنخبرك فور تأكيده، فلا تدفع مرة أخرى.',
  'The bank has not confirmed the payment yet. We will tell you as soon as it does; please do not pay again.',
];

/** Returns the message for a payment's status; `null` when there is none. */
export function verifiedMessage(status: PaymentStatus, reason: PaymentReason | null, locale: Locale): string | null {
  if (status === 'pending') return PENDING[at(locale)];
  return status === 'failed' ? reasonText(reason ?? 'declined', locale) : null;
}

const GENERAL: Bilingual = ['الصندوق العام', 'General fund'];

/** Returns the title of the general fund, the target of a donation without a program or product. */
export const generalTitle = (locale: Locale): string => GENERAL[at(locale)];
