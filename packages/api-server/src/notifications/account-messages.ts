import type { Locale } from '@taawun/api-client';
import { SECURITY_TEXTS, type SecurityFacts } from '@taawun/api-client/validation';
import type { Db, Tx } from '../db/schema.ts';
import { printer } from '../shared/print.ts';
import type { Message, Messenger } from './messages.ts';
import type { Notice } from './notify.ts';

/** Facts of each message about an account. */
export interface AccountMessages extends SecurityFacts {
  code: { code: string; until: Date };
  reset: { link: string; until: Date };
  contactInUse: object;
  signUpWithOwnPhone: object;
  passwordChanged: object;
  phoneChanged: { end: string };
  emailChanged: { end: string };
  bankChanged: { end: string; payableFrom: Date };
  deletion: { link: string; until: Date };
}

type MessageText<Kind extends keyof AccountMessages> = {
  subject: string;
  body: (facts: AccountMessages[Kind]) => string;
  /** Label of the button for the link. */
  button?: string;
};

const TEXTS: { [Kind in keyof AccountMessages]: Record<Locale, MessageText<Kind>> } = {
  ...SECURITY_TEXTS,
  code: {
    ar: {
      subject: 'رمز التحقق',
      body: ({ code }) => `رمز التحقق: ${code}\nصالح ١٠ دقائق. لا تعطه أحدًا؛ لن نطلبه منك أبدًا.`,
    },
    en: {
      subject: 'Your verification code',
      body: ({ code }) =>
        `Verification code: ${code}\nIt is valid for 10 minutes. Do not share it with anyone. We will never ask you for it.`,
    },
  },
  reset: {
    ar: {
      subject: 'إعادة تعيين كلمة المرور',
      body: ({ link }) =>
        `لإعادة تعيين كلمة المرور افتح الرابط الآتي خلال ساعة واحدة:\n${link}\nإن لم تطلب ذلك فتجاهل هذه الرسالة.`,
      button: 'إعادة تعيين كلمة المرور',
    },
    en: {
      subject: 'Reset your password',
      body: ({ link }) =>
        `Open this link within 1 hour to reset your password:\n${link}\nIf you did not ask for this, ignore this message.`,
      button: 'Reset password',
    },
  },
  contactInUse: {
    ar: {
      subject: 'طلب لاستعمال جوالك أو بريدك',
      body: () =>
        'طلب أحدهم ربط هذا الجوال أو البريد بحساب آخر، وهو مسجّل في حسابك. لم يتغيّر شيء. إن كنت أنت فسجّل الدخول إلى حسابك، وإلا فتجاهل هذه الرسالة.',
    },
    en: {
      subject: 'Someone wants to use your phone or email',
      body: () =>
        'Someone asked to use this phone number or email for another account. It belongs to your account, and nothing has changed. If it was you, sign in to your account. If not, ignore this message.',
    },
  },
  signUpWithOwnPhone: {
    ar: {
      subject: 'لديك حساب بهذا الجوال',
      body: () =>
        'طُلب إنشاء حساب جديد بهذا الجوال، وهو مسجّل في حسابك. لم يتغيّر شيء. إن كنت أنت فسجّل الدخول، أو استعد كلمة المرور إن نسيتها؛ وإلا فتجاهل هذه الرسالة.',
    },
    en: {
      subject: 'You already have an account',
      body: () =>
        'Someone asked to create an account with this phone number. It belongs to your account, and nothing has changed. If it was you, sign in, or reset your password if you forgot it. If not, ignore this message.',
    },
  },
  passwordChanged: {
    ar: {
      subject: 'تغيّرت كلمة المرور',
      body: () => 'تغيّرت كلمة مرور حسابك، وانتهت الجلسات الأخرى. إن لم تفعل ذلك فتواصل معنا فورًا.',
    },
    en: {
      subject: 'Your password was changed',
      body: () =>
        'The password of your account was changed, and you are signed out on other devices. If this was not you, contact us immediately.',
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
        `The phone number of your account now ends in ${end}. If this was not you, contact us immediately.`,
    },
  },
  emailChanged: {
    ar: {
      subject: 'تغيّر بريدك الإلكتروني',
      body: ({ end }) => `تغيّر البريد الإلكتروني في حسابك إلى ${end}. إن لم تفعل ذلك فتواصل معنا فورًا.`,
    },
    en: {
      subject: 'Your email was changed',
      body: ({ end }) => `The email of your account is now ${end}. If this was not you, contact us immediately.`,
    },
  },
  bankChanged: {
    ar: {
      subject: 'تغيّر حسابك البنكي',
      body: ({ end, payableFrom }) =>
        `حسابك البنكي لدينا الآن هو المنتهي بـ ${end}. يبدأ التحويل إليه ${printer('ar').time(payableFrom)}. إن لم تغيّره فتواصل معنا فورًا.`,
    },
    en: {
      subject: 'Your bank account was changed',
      body: ({ end, payableFrom }) =>
        `Your bank account is now the one ending in ${end}. We transfer money to it from ${printer('en').time(payableFrom)}. If this was not you, contact us immediately.`,
    },
  },
  deletion: {
    ar: {
      subject: 'حذف حسابك',
      body: ({ link }) =>
        `لحذف حسابك افتح الرابط الآتي خلال ساعة واحدة وأكّد الحذف:\n${link}\nإن لم تطلب ذلك فتجاهل هذه الرسالة، ولن يُحذف شيء.`,
      button: 'حذف الحساب',
    },
    en: {
      subject: 'Delete your account',
      body: ({ link }) =>
        `To delete your account, open this link within 1 hour and confirm:\n${link}\nIf you did not ask for this, ignore this message. Nothing will be deleted.`,
      button: 'Delete account',
    },
  },
};

/** Returns an account message as a notification in both languages. */
export function accountNotice<Kind extends keyof AccountMessages>(kind: Kind, facts: AccountMessages[Kind]): Notice {
  const { ar, en } = TEXTS[kind];
  return { title: { ar: ar.subject, en: en.subject }, text: { ar: ar.body(facts), en: en.body(facts) } };
}

/** Sends an account message; in Arabic when the user's language is unknown. */
export async function sendAccountMessage<Kind extends keyof AccountMessages>(
  tx: Tx | Db,
  messenger: Messenger,
  to: Pick<Message, 'channel' | 'recipient'>,
  kind: Kind,
  facts: AccountMessages[Kind],
  locale: Locale = 'ar',
): Promise<void> {
  const { subject, body, button } = TEXTS[kind][locale];
  const link = 'link' in facts ? facts.link : undefined;
  const code = 'code' in facts ? facts.code : undefined;
  const until = 'until' in facts ? facts.until : undefined;
  await messenger.send(tx, {
    ...to,
    subject,
    body: body(facts),
    locale,
    ...(until && { expiresAt: until }),
    layout: {
      ...(link !== undefined && button !== undefined && { buttons: [{ url: link, label: button }] }),
      ...(code !== undefined && { code }),
    },
  });
}
