import type { Locale } from '@taawun/api-client';
import type { Text, Tx } from '../db/schema.ts';
import type { Messenger } from '../domain/messages.ts';

const number = (value: number, locale: Locale) => new Intl.NumberFormat(locale === 'ar' ? 'ar-EG' : 'en-US').format(value);

const sentence = (text: string) => text.trim().replace(/[.؟!]?$/, (end) => end || '.');

interface Facts {
  received: { reference: string };
  approved: { mem_no: string; shares: number };
  rejected: { reason: Text };
}

const TEXTS: { [Kind in keyof Facts]: { title: Text; text: (facts: Facts[Kind]) => Text } } = {
  received: {
    title: { ar: 'وصلنا طلب عضويتك', en: 'We have your application' },
    text: ({ reference }) => ({ ar: `رقم طلبك ${reference}. نراجعه ونوافيك بالنتيجة.`, en: `Your application is ${reference}. We will let you know what becomes of it.` }),
  },
  approved: {
    title: { ar: 'قُبلت عضويتك', en: 'You are a member now' },
    text: ({ mem_no, shares }) => ({ ar: `مرحبًا بك عضوًا في الجمعية. رقم عضويتك ${mem_no}، وعدد حصصك ${number(shares, 'ar')}.`, en: `Welcome to the association. Your membership number is ${mem_no}, and your shares are ${number(shares, 'en')}.` }),
  },
  rejected: {
    title: { ar: 'لم يُقبل طلب عضويتك', en: 'Your application was not accepted' },
    text: ({ reason }) => ({ ar: `${sentence(reason.ar)} يمكنك تعديل طلبك وإرساله من جديد.`, en: `${sentence(reason.en)} You may change your application and send it again.` }),
  },
};

/** What an applicant is told, in both languages. */
export function textOf<Kind extends keyof Facts>(kind: Kind, facts: Facts[Kind]): { title: Text; text: Text } {
  const { title, text } = TEXTS[kind];
  return { title, text: text(facts) };
}

/** Tells it to the phone, in Arabic: nobody knows which language its reader wants there. */
export async function sendText<Kind extends keyof Facts>(tx: Tx, messenger: Messenger, phone: string, kind: Kind, facts: Facts[Kind]): Promise<void> {
  const { title, text } = textOf(kind, facts);
  await messenger.send(tx, { channel: 'sms', recipient: phone, subject: title.ar, body: text.ar });
}

/** Tells it on the notifications page and to the phone. */
export async function notify<Kind extends keyof Facts>(tx: Tx, messenger: Messenger, user: { id: number; phone: string }, kind: Kind, facts: Facts[Kind]): Promise<void> {
  const { title, text } = textOf(kind, facts);
  await tx.insertInto('notifications').values({ user_id: user.id, title: JSON.stringify(title), text: JSON.stringify(text), created_at: new Date(), read_at: null }).execute();
  await sendText(tx, messenger, user.phone, kind, facts);
}
