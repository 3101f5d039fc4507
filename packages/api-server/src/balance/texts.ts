import type { Text } from '../db/schema.ts';
import { riyalsText } from '../shared/money.ts';
import type { Notice } from '../notifications/notify.ts';

const both = (ar: string, en: string): Text => ({ ar, en });

/** Notifications about a balance; amounts in halalas, `ibanEnd` the last four digits. */
export const NOTICES = {
  deposited: (amount: number): Notice => ({
    title: both('أُضيف المبلغ إلى رصيدك', 'Money was added to your balance'),
    text: both(
      `أُضيف ${riyalsText(amount, 'ar')} ريال إلى رصيدك. يمكنك الآن شراء الحصص به.`,
      `SAR ${riyalsText(amount, 'en')} was added to your balance. You can buy shares with it now.`,
    ),
  }),
  refunded: (amount: number): Notice => ({
    title: both('أُعيد المبلغ إلى بطاقتك', 'Money was refunded to your card'),
    text: both(
      `أُعيد ${riyalsText(amount, 'ar')} ريال من رصيدك إلى البطاقة التي دفعت بها.`,
      `SAR ${riyalsText(amount, 'en')} of your balance was refunded to the card you paid with.`,
    ),
  }),
  requested: (amount: number, ibanEnd: string): Notice => ({
    title: both('وصلنا طلب التحويل', 'We have received your transfer request'),
    text: both(
      `نحوّل ${riyalsText(amount, 'ar')} ريال إلى حسابك البنكي المنتهي بـ ${ibanEnd}. إن لم تطلب ذلك فتواصل معنا فورًا.`,
      `We are transferring SAR ${riyalsText(amount, 'en')} to your bank account ending in ${ibanEnd}. If this was not you, contact us immediately.`,
    ),
  }),
  paid: (amount: number, ibanEnd: string): Notice => ({
    title: both('حُوّل المبلغ إلى حسابك البنكي', 'Your transfer has been sent'),
    text: both(
      `حوّلنا ${riyalsText(amount, 'ar')} ريال إلى حسابك البنكي المنتهي بـ ${ibanEnd}.`,
      `We have transferred SAR ${riyalsText(amount, 'en')} to your bank account ending in ${ibanEnd}.`,
    ),
  }),
  rejected: (amount: number, reason: Text, endsClosing: boolean): Notice => ({
    title: both('لم يتم التحويل', 'We could not make your transfer'),
    text: both(
      `لم يتم تحويل ${riyalsText(amount, 'ar')} ريال، وعاد المبلغ إلى رصيدك${endsClosing ? '، وبقي حسابك مفتوحًا' : ''}. السبب: ${reason.ar}`,
      `SAR ${riyalsText(amount, 'en')} could not be transferred and is back in your balance${endsClosing ? '; your account stays open' : ''}. Reason: ${reason.en}`,
    ),
  }),
} as const;

const DELETED = {
  title: both('تم حذف حسابك', 'Your account has been deleted'),
  text: both(
    'حوّلنا رصيدك إلى حسابك البنكي، وحذفنا حسابك كما طلبت.',
    'We have transferred your balance to your bank account and deleted your account as you asked.',
  ),
};

/** Last message to a deleted account, in both languages: the preferred language is deleted with the account. */
export const ACCOUNT_DELETED = {
  subject: `${DELETED.title.ar} · ${DELETED.title.en}`,
  body: `${DELETED.text.ar}\n${DELETED.text.en}`,
};
