import { codesLeftText } from '../validation/index.ts';
import type { MockAccount } from './state.ts';

type Notice = Pick<MockAccount['notifications'][number], 'title' | 'text'>;

const CONTACT = { ar: 'إن لم تفعل ذلك فتواصل معنا فورًا.', en: 'If this was not you, contact us immediately.' };

const notice = (titleAr: string, titleEn: string, textAr: string, textEn: string): Notice => ({
  title: { ar: titleAr, en: titleEn },
  text: { ar: `${textAr} ${CONTACT.ar}`, en: `${textEn} ${CONTACT.en}` },
});

/** Notifications of changes to how an account signs in, as the embedded server writes them. */
const NOTICES = {
  passkeyAdded: (name: string) =>
    notice(
      'أُضيف مفتاح مرور إلى حسابك',
      'A passkey was added to your account',
      `أُضيف إلى حسابك مفتاح المرور «${name}»، ويمكن تسجيل الدخول به.`,
      `The passkey “${name}” was added to your account, and can be used to sign in.`,
    ),
  passkeyRemoved: (name: string) =>
    notice(
      'أُزيل مفتاح مرور من حسابك',
      'A passkey was removed from your account',
      `أُزيل من حسابك مفتاح المرور «${name}»، ولم يعد يصلح لتسجيل الدخول.`,
      `The passkey “${name}” was removed from your account, and can no longer be used to sign in.`,
    ),
  twoStepOn: () =>
    notice(
      'فُعّل التحقق بخطوتين',
      'Two-step sign-in was turned on',
      'فُعّل التحقق بخطوتين في حسابك. يحتاج تسجيل الدخول الآن إلى رمز من تطبيق المصادقة مع كلمة المرور.',
      'Two-step sign-in was turned on for your account. Signing in now needs a code from your authenticator app as well as your password.',
    ),
  twoStepOff: () =>
    notice(
      'أُوقف التحقق بخطوتين',
      'Two-step sign-in was turned off',
      'أُوقف التحقق بخطوتين في حسابك، ولم تعد رموز الاسترداد صالحة.',
      'Two-step sign-in was turned off for your account, and your recovery codes no longer work.',
    ),
  recoveryCodesRenewed: () =>
    notice(
      'استُبدلت رموز الاسترداد',
      'Your recovery codes were replaced',
      'أُنشئت لحسابك رموز استرداد جديدة، ولم تعد الرموز السابقة صالحة.',
      'Your account has new recovery codes, and the previous ones no longer work.',
    ),
  recoveryCodeUsed: (left: number) =>
    notice(
      'استُعمل رمز استرداد',
      'A recovery code was used',
      `سُجّل الدخول إلى حسابك برمز استرداد. ${codesLeftText(left, 'ar')}.`,
      `A recovery code was used to sign in to your account. ${codesLeftText(left, 'en')}.`,
    ),
};

/** Adds a notification to an account's list, as its newest. */
export function notifyMock<Kind extends keyof typeof NOTICES>(
  account: MockAccount,
  kind: Kind,
  ...facts: Parameters<(typeof NOTICES)[Kind]>
): void {
  const write = NOTICES[kind] as (...facts: unknown[]) => Notice;
  account.notifications = [
    { ...write(...facts), created_at: new Date().toISOString(), read_at: null },
    ...account.notifications,
  ];
}
