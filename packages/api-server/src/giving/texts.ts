import { reasonText } from '@taawun/api-client/validation';
import type { Locale, PaymentReason } from '@taawun/api-client';
import { printer } from '../shared/print.ts';

/** Data of the messages about donations; amounts in halalas, ISO days. */
export interface Facts {
  receipt: {
    name: string | null;
    amount: number;
    target: string;
    number: string;
    pdf: string;
    link: string;
    /** No money was moved. */
    test: boolean;
  };
  failed: { amount: number; target: string; reason: PaymentReason; retry: string | null; link: string };
  refunded: { target: string; amount: number; link: string };
  gift: { receiver: string; sender: string | null; target: string; link: string };
  paused: { target: string; next: string | null; link: string };
  amount: { target: string; amount: number; next: string | null; link: string };
  cancelled: { target: string; link: string };
  /** By the staff, with a refund. */
  ended: { target: string; link: string };
  resumed: { target: string; next: string | null; link: string };
}

interface MessageText<Kind extends keyof Facts> {
  subject: (facts: Facts[Kind]) => string;
  body: (facts: Facts[Kind]) => string;
}

const [ar, en] = [printer('ar'), printer('en')];
const day = (print: typeof ar, date: string | null) => (date === null ? '—' : print.both(date));

/** All messages in both languages. */
export const TEXTS: { [Kind in keyof Facts]: Record<Locale, MessageText<Kind>> } = {
  receipt: {
    ar: {
      subject: ({ number, test }) => `${test ? 'تجربة: ' : ''}إيصال تبرعك ${number}`,
      body: ({ name, amount, target, number, pdf, link, test }) =>
        `${test ? 'هذا إيصال تجربة: لم يُدفع أي مبلغ.\n' : ''}${name === null ? 'جزاك الله خيرًا.' : `جزاك الله خيرًا «${name}».`}\nوصلنا تبرعك لـ«${target}»: ${ar.money(amount)}.\nالإيصال ${number}:\n${pdf}\nتبرعك وتفاصيله:\n${link}`,
    },
    en: {
      subject: ({ number, test }) => `${test ? 'Test: ' : ''}Your donation receipt ${number}`,
      body: ({ name, amount, target, number, pdf, link, test }) =>
        `${test ? 'This is a test receipt: no money was paid.\n' : ''}${name === null ? 'Thank you.' : `Thank you, “${name}”.`}\nWe have received your donation for “${target}”: ${en.money(amount)}.\nReceipt ${number}:\n${pdf}\nYour donation and its details:\n${link}`,
    },
  },
  refunded: {
    ar: {
      subject: () => 'أُعيد مبلغ تبرعك',
      body: ({ target, amount, link }) =>
        `أُعيد إلى بطاقتك مبلغ تبرعك لـ«${target}»: ${ar.money(amount)}. يصل خلال أيام بحسب بنكك، ولم يعد إيصاله ساريًا.\n${link}`,
    },
    en: {
      subject: () => 'Your donation was refunded',
      body: ({ target, amount, link }) =>
        `Your donation for “${target}” was refunded to your card: ${en.money(amount)}. It arrives within a few days, depending on your bank. Its receipt is no longer valid.\n${link}`,
    },
  },
  failed: {
    ar: {
      subject: () => 'تعذّر خصم تبرعك الشهري',
      body: ({ amount, target, reason, retry, link }) =>
        `لم نتمكن من خصم ${ar.money(amount)} لتبرعك الشهري لـ«${target}».\n${reasonText(reason, 'ar')}\n${retry === null ? 'لن نحاول مرة أخرى. أضف بطاقة أخرى ليستمر تبرعك:' : `سنحاول مرة أخرى في ${day(ar, retry)}. ويمكنك تغيير البطاقة هنا:`}\n${link}`,
    },
    en: {
      subject: () => 'Your monthly donation did not go through',
      body: ({ amount, target, reason, retry, link }) =>
        `We could not take ${en.money(amount)} for your monthly donation to “${target}”.\n${reasonText(reason, 'en')}\n${retry === null ? 'We will not try again. Add another card to continue your donation:' : `We will try again on ${day(en, retry)}. You can change the card here:`}\n${link}`,
    },
  },
  gift: {
    ar: {
      subject: ({ sender }) => (sender === null ? 'وصلتك هدية خير' : `أهداك «${sender}» هدية خير`),
      body: ({ receiver, sender, target, link }) =>
        `«${receiver}»،\n${sender === null ? 'تبرّع أحد محبيك' : `تبرّع «${sender}»`} باسمك لـ«${target}». بطاقة الهدية:\n${link}`,
    },
    en: {
      subject: ({ sender }) => (sender === null ? 'Someone donated in your name' : `“${sender}” donated in your name`),
      body: ({ receiver, sender, target, link }) =>
        `“${receiver}”,\n${sender === null ? 'Someone who cares about you' : `“${sender}”`} donated to “${target}” in your name. See the card:\n${link}`,
    },
  },
  paused: {
    ar: {
      subject: () => 'أوقفت تبرعك الشهري مؤقتًا',
      body: ({ target, next, link }) => `لن نخصم شيئًا لتبرعك لـ«${target}» قبل ${day(ar, next)}.\n${link}`,
    },
    en: {
      subject: () => 'Your monthly donation is paused',
      body: ({ target, next, link }) =>
        `We will not take a payment for your donation to “${target}” before ${day(en, next)}.\n${link}`,
    },
  },
  amount: {
    ar: {
      subject: () => 'تغيّر مبلغ تبرعك الشهري',
      body: ({ target, amount, next, link }) =>
        `مبلغ تبرعك الشهري لـ«${target}» الآن ${ar.money(amount)}، والخصم القادم في ${day(ar, next)}.\n${link}`,
    },
    en: {
      subject: () => 'The amount of your monthly donation has changed',
      body: ({ target, amount, next, link }) =>
        `Your monthly donation to “${target}” is now ${en.money(amount)}. The next payment is on ${day(en, next)}.\n${link}`,
    },
  },
  cancelled: {
    ar: {
      subject: () => 'انتهى تبرعك الشهري',
      body: ({ target, link }) =>
        `أنهيت تبرعك الشهري لـ«${target}»، ولن نخصم شيئًا بعد الآن. شكرًا لكل ما قدمته. يمكنك العودة متى شئت:\n${link}`,
    },
    en: {
      subject: () => 'Your monthly donation has ended',
      body: ({ target, link }) =>
        `You have ended your monthly donation to “${target}”. We will not take any more payments. Thank you for all your donations. You can come back at any time:\n${link}`,
    },
  },
  ended: {
    ar: {
      subject: () => 'انتهى تبرعك الشهري',
      body: ({ target, link }) =>
        `أنهينا تبرعك الشهري لـ«${target}». لن نخصم شيئًا بعد الآن، ولم نعد نحتفظ ببطاقتك. تفاصيل تبرعك هنا:\n${link}`,
    },
    en: {
      subject: () => 'Your monthly donation has ended',
      body: ({ target, link }) =>
        `We have ended your monthly donation to “${target}”. We will not take any more payments, and we no longer store your card. The details of your donation are here:\n${link}`,
    },
  },
  resumed: {
    ar: {
      subject: () => 'عاد تبرعك الشهري',
      body: ({ target, next, link }) => `عاد تبرعك الشهري لـ«${target}»، والخصم القادم في ${day(ar, next)}.\n${link}`,
    },
    en: {
      subject: () => 'Your monthly donation has restarted',
      body: ({ target, next, link }) =>
        `Your monthly donation to “${target}” has restarted. The next payment is on ${day(en, next)}.\n${link}`,
    },
  },
};

/** Labels of the buttons of e-mails. */
export const BUTTONS: Record<Locale, Record<'pdf' | 'donation' | 'gift', string>> = {
  ar: { pdf: 'فتح الإيصال', donation: 'عرض تبرعك', gift: 'فتح بطاقة الهدية' },
  en: { pdf: 'Open receipt', donation: 'View your donation', gift: 'Open the card' },
};
