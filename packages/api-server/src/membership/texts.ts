import type { Locale } from '@taawun/api-client';
import type { Text, Tx } from '../db/schema.ts';
import type { Messenger } from '../notifications/messages.ts';
import { riyalsText } from '../shared/money.ts';
import { notifyUser, sendNotice, type Notice } from '../notifications/notify.ts';

const number = (value: number, locale: Locale) =>
  new Intl.NumberFormat(locale === 'ar' ? 'ar-EG' : 'en-US').format(value);

const sentence = (text: string) => text.trim().replace(/[.؟!]?$/, (end) => end || '.');

interface Facts {
  received: { reference: string };
  /** `total` in halalas. */
  accepted: { shares: number; total: number };
  approved: { mem_no: string; shares: number };
  rejected: { reason: Text };
}

const TEXTS: { [Kind in keyof Facts]: { title: Text; text: (facts: Facts[Kind]) => Text } } = {
  accepted: {
    title: { ar: 'قُبل طلب عضويتك', en: 'Your application is accepted' },
    text: ({ shares, total }) => ({
      ar: `ادفع قيمة حصصك (${number(shares, 'ar')} بمبلغ ${riyalsText(total, 'ar')} ريال) من صفحة طلبك لتبدأ عضويتك.`,
      en: `To become a member, pay for your shares on your application page: ${number(shares, 'en')} shares for SAR ${riyalsText(total, 'en')}.`,
    }),
  },
  received: {
    title: { ar: 'وصلنا طلب عضويتك', en: 'We have received your application' },
    text: ({ reference }) => ({
      ar: `رقم طلبك ${reference}. نراجعه ونوافيك بالنتيجة.`,
      en: `Your application number is ${reference}. We will check it and tell you the result.`,
    }),
  },
  approved: {
    title: { ar: 'قُبلت عضويتك', en: 'You are now a member' },
    text: ({ mem_no, shares }) => ({
      ar: `مرحبًا بك عضوًا في الجمعية. رقم عضويتك ${mem_no}، وعدد حصصك ${number(shares, 'ar')}.`,
      en: `Welcome to the association. Your membership number is ${mem_no}. Number of shares: ${number(shares, 'en')}.`,
    }),
  },
  rejected: {
    title: { ar: 'لم يُقبل طلب عضويتك', en: 'Your application was not accepted' },
    text: ({ reason }) => ({
      ar: `${sentence(reason.ar)} يمكنك تعديل طلبك وإرساله من جديد.`,
      en: `${sentence(reason.en)} You can change your application and send it again.`,
    }),
  },
};

/** Returns an applicant's notification in both languages. */
function textOf<Kind extends keyof Facts>(kind: Kind, facts: Facts[Kind]): Notice {
  const { title, text } = TEXTS[kind];
  return { title, text: text(facts) };
}

/** Sends the notification to the phone. */
export const sendText = <Kind extends keyof Facts>(
  tx: Tx,
  messenger: Messenger,
  phone: string,
  kind: Kind,
  facts: Facts[Kind],
): Promise<void> => sendNotice(tx, messenger, phone, textOf(kind, facts));

/** Adds the notification to the notifications page and sends it to the phone. */
export const notify = <Kind extends keyof Facts>(
  tx: Tx,
  messenger: Messenger,
  user: { id: number; phone: string },
  kind: Kind,
  facts: Facts[Kind],
): Promise<void> => notifyUser(tx, messenger, user, textOf(kind, facts));
