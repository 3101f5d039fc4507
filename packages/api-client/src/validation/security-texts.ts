import type { Locale } from '../types.ts';
import { codesLeftText } from './counted.ts';

/** Facts of each message about a change to how an account signs in. */
export interface SecurityFacts {
  passkeyAdded: object;
  passkeyRemoved: object;
  twoStepOn: object;
  twoStepOff: object;
  twoStepReset: object;
  recoveryCodesRenewed: object;
  recoveryCodeUsed: { left: number };
}

interface SecurityText<Kind extends keyof SecurityFacts> {
  subject: string;
  body: (facts: SecurityFacts[Kind]) => string;
}

const AR = 'إن لم تفعل ذلك فتواصل معنا فورًا.';
const EN = 'If this was not you, contact us immediately.';

/** Messages and notifications about changes to how an account signs in, shared by the server and the mocks. */
export const SECURITY_TEXTS: { [Kind in keyof SecurityFacts]: Record<Locale, SecurityText<Kind>> } = {
  passkeyAdded: {
    ar: { subject: 'أُضيف مفتاح مرور إلى حسابك', body: () => `أُضيف مفتاح مرور إلى حسابك، ويمكن تسجيل الدخول به. ${AR}` },
    en: {
      subject: 'A passkey was added to your account',
      body: () => `A passkey was added to your account, and can be used to sign in. ${EN}`,
    },
  },
  passkeyRemoved: {
    ar: {
      subject: 'أُزيل مفتاح مرور من حسابك',
      body: () => `أُزيل مفتاح مرور من حسابك، ولم يعد يصلح لتسجيل الدخول. ${AR}`,
    },
    en: {
      subject: 'A passkey was removed from your account',
      body: () => `A passkey was removed from your account, and can no longer be used to sign in. ${EN}`,
    },
  },
  twoStepOn: {
    ar: {
      subject: 'فُعّل التحقق بخطوتين',
      body: () => `فُعّل التحقق بخطوتين في حسابك. يحتاج تسجيل الدخول الآن إلى خطوة ثانية بعد كلمة المرور. ${AR}`,
    },
    en: {
      subject: 'Two-step sign-in was turned on',
      body: () =>
        `Two-step sign-in was turned on for your account. Signing in now needs a second step after the password. ${EN}`,
    },
  },
  twoStepOff: {
    ar: {
      subject: 'أُوقف التحقق بخطوتين',
      body: () => `أُوقف التحقق بخطوتين في حسابك، ولم تعد رموز الاسترداد صالحة. ${AR}`,
    },
    en: {
      subject: 'Two-step sign-in was turned off',
      body: () => `Two-step sign-in was turned off for your account, and your recovery codes no longer work. ${EN}`,
    },
  },
  twoStepReset: {
    ar: {
      subject: 'أوقفت الجمعية التحقق بخطوتين',
      body: () =>
        'أوقفنا التحقق بخطوتين في حسابك بناءً على طلبك، ولم تعد رموز الاسترداد صالحة. إن لم تطلب ذلك فتواصل معنا فورًا.',
    },
    en: {
      subject: 'We turned two-step sign-in off',
      body: () =>
        'We turned two-step sign-in off for your account, as you asked, and your recovery codes no longer work. If you did not ask for this, contact us immediately.',
    },
  },
  recoveryCodesRenewed: {
    ar: {
      subject: 'استُبدلت رموز الاسترداد',
      body: () => `أُنشئت لحسابك رموز استرداد جديدة، ولم تعد الرموز السابقة صالحة. ${AR}`,
    },
    en: {
      subject: 'Your recovery codes were replaced',
      body: () => `Your account has new recovery codes, and the previous ones no longer work. ${EN}`,
    },
  },
  recoveryCodeUsed: {
    ar: {
      subject: 'استُعمل رمز استرداد',
      body: ({ left }) => `سُجّل الدخول إلى حسابك برمز استرداد. ${codesLeftText(left, 'ar')}. ${AR}`,
    },
    en: {
      subject: 'A recovery code was used',
      body: ({ left }) => `A recovery code was used to sign in to your account. ${codesLeftText(left, 'en')}. ${EN}`,
    },
  },
};
