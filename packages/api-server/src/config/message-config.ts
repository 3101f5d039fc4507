import { makeValidator, type CleanedEnvAccessors } from 'envalid';
import addressparser from 'nodemailer/lib/addressparser/index.js';
import { isLoopback } from './loopback.ts';
import type { Profile } from './profile.ts';

/** Server that takes e-mails. */
export interface SmtpConfig {
  host: string;
  port: number;
  /** `implicit`: encrypted from the start (smtps). `required`: by STARTTLS or not at all. */
  tls: 'implicit' | 'required' | 'optional' | 'off';
  auth: { user: string; pass: string } | null;
  from: { name: string; address: string };
  replyTo: string | null;
}

/** HTTP gateway that takes text messages. */
export interface SmsConfig {
  gateway: 'json' | 'unifonic' | 'taqnyat';
  url: string;
  token: string;
  sender: string;
}

/** How messages leave; `null`: they stay in the outbox. */
export interface MessageConfig {
  email: SmtpConfig | null;
  sms: SmsConfig | null;
}

/** Allowed values by variable, for error messages. */
export const MESSAGE_ALLOWED = {
  MESSAGES: 'send, or outbox to send nothing',
  SMTP_URL:
    'smtps://user:password@host:465, or smtp://user:password@host:587, which must offer STARTTLS unless ?starttls=optional or ?starttls=off follows',
  SMTP_USER: 'the user of the SMTP server, if it is not in SMTP_URL',
  SMTP_PASSWORD: 'the password of the SMTP server, if it is not in SMTP_URL; together with SMTP_USER',
  MAIL_FROM: 'one address of the sender, for example Taawun <no-reply@taawun.example>',
  MAIL_REPLY_TO: 'one address for replies, or nothing',
  SMS_GATEWAY: 'json, unifonic or taqnyat',
  SMS_URL: 'the https address that takes text messages (http only on this machine)',
  SMS_TOKEN: 'the token of the SMS gateway (AppSid of Unifonic, bearer token of Taqnyat), 8 characters or more',
  SMS_SENDER: 'the registered sender name, 1 to 11 letters, digits, spaces, dots or hyphens',
} as const;

export type MessageVariable = keyof typeof MESSAGE_ALLOWED;

const SMS_URLS = {
  json: null,
  unifonic: 'https://el.cloud.unifonic.com/rest/SMS/messages',
  taqnyat: 'https://api.taqnyat.sa/v1/messages',
} as const;

type Server = Pick<SmtpConfig, 'host' | 'port' | 'auth'> & { tls: SmtpConfig['tls'] | null };

const decoded = (text: string): string => decodeURIComponent(text);
const smtpServer = makeValidator<Server>((text) => {
  const url = new URL(text);
  const secure = url.protocol === 'smtps:';
  if ((!secure && url.protocol !== 'smtp:') || url.hostname === '' || !['', '/'].includes(url.pathname) || url.hash)
    throw new Error('another kind of address');
  const starttls = url.searchParams.get('starttls');
  if ([...url.searchParams.keys()].some((name) => name !== 'starttls')) throw new Error('an unknown parameter');
  if (starttls !== null && (secure || !['required', 'optional', 'off'].includes(starttls)))
    throw new Error('another STARTTLS');
  if ((url.username === '') !== (url.password === '')) throw new Error('half of a sign-in');
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    tls: secure ? 'implicit' : (starttls as SmtpConfig['tls'] | null),
    auth: url.username === '' ? null : { user: decoded(url.username), pass: decoded(url.password) },
  };
});
const mailbox = makeValidator<{ name: string; address: string }>((text) => {
  const [one, ...more] = addressparser(text, { flatten: true });
  if (!one || more.length || /[\p{Cc}]/u.test(text) || !/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(one.address))
    throw new Error('no address');
  return one;
});
const endpoint = makeValidator<string>((text) => {
  const url = new URL(text);
  if (url.username || url.hash) throw new Error('more than an address');
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url.hostname)))
    throw new Error('not encrypted');
  return url.href;
});
const matching = (pattern: RegExp) =>
  makeValidator<string>((text) => {
    if (!pattern.test(text)) throw new Error('another form');
    return text;
  });
const oneOf = <Word extends string>(...values: readonly Word[]) =>
  makeValidator<Word>((text) => {
    const word = values.find((each) => each === text);
    if (word === undefined) throw new Error('another word');
    return word;
  });

/** Validators by variable. */
export const MESSAGE_SPECS = {
  MESSAGES: oneOf('send', 'outbox')({ default: undefined }),
  SMTP_URL: smtpServer({ default: undefined }),
  SMTP_USER: matching(/^\P{Cc}{1,256}$/u)({ default: undefined }),
  SMTP_PASSWORD: matching(/^\P{Cc}{1,1024}$/u)({ default: undefined }),
  MAIL_FROM: mailbox({ default: undefined }),
  MAIL_REPLY_TO: mailbox({ default: undefined }),
  SMS_GATEWAY: oneOf('json', 'unifonic', 'taqnyat')({ default: 'json' }),
  SMS_URL: endpoint({ default: undefined }),
  SMS_TOKEN: matching(/^[\x21-\x7e]{8,2048}$/)({ default: undefined }),
  SMS_SENDER: matching(/^[A-Za-z0-9 .-]{1,11}$/)({ default: undefined }),
};

interface Read extends CleanedEnvAccessors {
  MESSAGES: 'send' | 'outbox' | undefined;
  SMTP_URL: Server | undefined;
  SMTP_USER: string | undefined;
  SMTP_PASSWORD: string | undefined;
  MAIL_FROM: { name: string; address: string } | undefined;
  MAIL_REPLY_TO: { name: string; address: string } | undefined;
  SMS_GATEWAY: SmsConfig['gateway'];
  SMS_URL: string | undefined;
  SMS_TOKEN: string | undefined;
  SMS_SENDER: string | undefined;
}

const missing = (name: MessageVariable, because: string): string =>
  `${name} is not set, and ${because}. Allowed: ${MESSAGE_ALLOWED[name]}.`;

function smtpOf(read: Read, server: Server, profile: Profile): SmtpConfig | string {
  if ((read.SMTP_USER === undefined) !== (read.SMTP_PASSWORD === undefined))
    return missing(read.SMTP_USER === undefined ? 'SMTP_USER' : 'SMTP_PASSWORD', 'the other half of the sign-in is');
  if (!read.MAIL_FROM) return missing('MAIL_FROM', 'SMTP_URL needs it');
  const auth = read.SMTP_USER === undefined ? server.auth : { user: read.SMTP_USER, pass: read.SMTP_PASSWORD ?? '' };
  return {
    ...server,
    tls: server.tls ?? (profile === 'production' ? 'required' : 'optional'),
    auth,
    from: read.MAIL_FROM,
    replyTo: read.MAIL_REPLY_TO?.address ?? null,
  };
}

function smsOf(read: Read): SmsConfig | string {
  const { SMS_GATEWAY: gateway, SMS_TOKEN: token, SMS_SENDER: sender } = read;
  const url = read.SMS_URL ?? SMS_URLS[gateway];
  if (url === null) return missing('SMS_URL', 'SMS_GATEWAY json needs it');
  if (token === undefined) return missing('SMS_TOKEN', 'the SMS gateway needs it');
  if (sender === undefined) return missing('SMS_SENDER', 'the SMS gateway needs it');
  return { gateway, url, token, sender };
}

/**
 * Returns how messages leave, or the lines that say what is missing. Production without a way out does not start unless
 * that is set by name: members could get no codes.
 */
export function messageConfig(read: Read, profile: Profile): MessageConfig | string[] {
  const smsIsSet = [read.SMS_URL, read.SMS_TOKEN, read.SMS_SENDER].some((each) => each !== undefined);
  if (read.MESSAGES === 'outbox')
    return read.SMTP_URL || smsIsSet
      ? [`MESSAGES is "outbox", and SMTP_URL or SMS_URL is set. Allowed: ${MESSAGE_ALLOWED.MESSAGES}.`]
      : { email: null, sms: null };
  const needed = profile === 'production' || read.MESSAGES === 'send';
  const why = 'without it members receive no codes (MESSAGES=outbox starts without)';
  const email = read.SMTP_URL ? smtpOf(read, read.SMTP_URL, profile) : needed ? missing('SMTP_URL', why) : null;
  const sms = smsIsSet || read.SMS_GATEWAY !== 'json' ? smsOf(read) : needed ? missing('SMS_URL', why) : null;
  const lines = [email, sms].filter((each) => typeof each === 'string');
  return lines.length ? lines : { email: email as SmtpConfig | null, sms: sms as SmsConfig | null };
}
