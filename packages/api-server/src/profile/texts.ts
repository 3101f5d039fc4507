import type { Locale } from '@taawun/api-client';
import type { Db, Tx } from '../db/schema.ts';
import type { Message, Messenger } from '../notifications/messages.ts';

interface Facts {
  code: { code: string };
  phoneChanged: { end: string };
  emailChanged: { end: string };
  bankChanged: { end: string };
  deletion: { link: string };
}

type MessageText<Kind extends keyof Facts> = { subject: string; body: (facts: Facts[Kind]) => string };

const TEXTS: { [Kind in keyof Facts]: Record<Locale, MessageText<Kind>> } = {
  code: {
    ar: {
      subject: 'رمز التحقق',
      body: ({ code }) => `رمز التحقق: ${code}\nصالح ١٠ دقائق. لا تعطه أحدًا؛ لن نطلبه منك أبدًا.`,
    },
    en: {
      subject: 'Your verification code',
      body: ({ code }) =>
        `Verification code: ${code}\nIt is good for 10 minutes. Give it to nobody; we will never ask you for it.`,
    },
  },
  phoneChanged: {
    ar: {
      subject: 'تغيّر رقم جوالك',
      body: ({ end }) => `تغيّر رقم الجوال في حسابك إلى رقم ينتهي بـ ${end}. إن لم تفعل ذلك فتواصل معنا فورًا.`,
    },
    en: {
      subject: 'Your phone number was changed',
      body: ({ end }) =>
        `The phone number of your account is now one that ends in ${end}. If this was not you, contact us at once.`,
    },
  },
  emailChanged: {
    ar: {
      subject: 'تغيّر بريدك الإلكتروني',
      body: ({ end }) => `تغيّر البريد الإلكتروني في حسابك إلى ${end}. إن لم تفعل ذلك فتواصل معنا فورًا.`,
    },
    en: {
      subject: 'Your e-mail address was changed',
      body: ({ end }) => `The e-mail address of your account is now ${end}. If this was not you, contact us at once.`,
    },
  },
  bankChanged: {
    ar: {
      subject: 'تغيّر حسابك البنكي',
      body: ({ end }) => `تُحوّل عوائدك من الآن إلى الحساب المنتهي بـ ${end}. إن لم تغيّره فتواصل معنا فورًا.`,
    },
    en: {
      subject: 'Your bank account was changed',
      body: ({ end }) =>
        `Your dividends now go to the account that ends in ${end}. If this was not you, contact us at once.`,
    },
  },
  deletion: {
    ar: {
      subject: 'حذف حسابك',
      body: ({ link }) =>
        `لحذف حسابك افتح الرابط الآتي خلال ساعة واحدة وأكّد الحذف:\n${link}\nإن لم تطلب ذلك فتجاهل هذه الرسالة، ولن يُحذف شيء.`,
    },
    en: {
      subject: 'Delete your account',
      body: ({ link }) =>
        `To delete your account, open this link within one hour and confirm there:\n${link}\nIf you did not ask for it, ignore this message and nothing is deleted.`,
    },
  },
};

/** Sends an account message; in Arabic when the user's language is unknown. */
export async function sendAccountMessage<Kind extends keyof Facts>(
  tx: Tx | Db,
  messenger: Messenger,
  to: Pick<Message, 'channel' | 'recipient'>,
  kind: Kind,
  facts: Facts[Kind],
  locale: Locale = 'ar',
): Promise<void> {
  const { subject, body } = TEXTS[kind][locale];
  await messenger.send(tx, { ...to, subject, body: body(facts) });
}
