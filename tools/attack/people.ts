// A server for the attacks on accounts: production, with the outbox by name, as the attackers' and victims' phones.
import { DEMO } from '@taawun/api-client/demo';
import { codeTo, messagesTo } from '../../packages/api-client/src/contract/outbox.ts';
import { startServerProcess, type RunningServer } from '../../packages/portal/journeys/kit/server-process.ts';
import { anyAddress, send } from './http.ts';

export interface Response {
  status: number | null;
  /** Response body; `null` where it is no JSON. */
  body: Record<string, unknown> | null;
}

interface Options {
  token?: string;
  body?: object;
  /** Sender's address. @default a random one */
  address?: string;
  key?: string;
}

interface Person {
  firstname: string;
  lastname: string;
  phone: string;
  password: string;
  confirm_password: string;
  email?: string;
}

/** Account of the attack: phone in international form, and an address from which its owner signs in. */
interface Victim {
  person: Person;
  phone: string;
  home: string;
  token: string;
}

export interface World {
  server: RunningServer;
  call: (method: string, path: string, options?: Options) => Promise<Response>;
  /** Returns a person whose phone no account has. */
  newPerson: (email?: string) => Person;
  /** Opens an account and signs in from its owner's address. */
  newVictim: (email?: string) => Promise<Victim>;
  signIn: (username: string, password: string, address?: string) => Promise<Response>;
  messagesTo: (recipient: string) => Promise<string[]>;
  codeTo: (recipient: string) => Promise<string>;
  /** Returns the token of the newest reset link. */
  resetToken: (recipient: string) => Promise<string>;
  member: { phone: string; password: string };
}

export const international = (phone: string): string => `+966${phone.slice(1)}`;

/** Starts the server. */
export async function openWorld(settings: Readonly<Record<string, string>>, template: string): Promise<World> {
  const server = await startServerProcess({ settings: { ...settings, DEV_OUTBOX: 'on' }, template });
  const { origin } = server;
  const call = async (
    method: string,
    path: string,
    { token, body, address = anyAddress(), key }: Options = {},
  ): Promise<Response> => {
    const received = await send(origin, {
      method,
      path,
      headers: {
        'x-forwarded-for': address,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    try {
      return { status: received.status, body: JSON.parse(received.body) as Record<string, unknown> };
    } catch {
      return { status: received.status, body: null };
    }
  };
  const signIn = (username: string, password: string, address?: string) =>
    call('POST', '/api/signin', { body: { username, password }, ...(address !== undefined && { address }) });
  let serial = 0;
  const newPerson = (email?: string): Person => {
    const password = `palm-${crypto.randomUUID().slice(0, 8)}`;
    const phone = `0561${String(++serial).padStart(6, '0')}`;
    return {
      firstname: 'نورة',
      lastname: 'العتيبي',
      phone,
      password,
      confirm_password: password,
      ...(email !== undefined && { email }),
    };
  };
  const newVictim = async (email?: string): Promise<Victim> => {
    const person = newPerson(email);
    const home = anyAddress();
    const phone = international(person.phone);
    const requested = await call('POST', '/api/signup-codes', { body: person, address: home });
    const signUp = requested.body?.['sign_up'] as { id: string } | undefined;
    const opened = await call('POST', '/api/signup', {
      body: { ...person, sign_up_id: signUp?.id, code: await codeTo(origin, phone) },
      address: home,
    });
    const signedIn = await signIn(person.phone, person.password, home);
    const token = signedIn.body?.['access_token'];
    if (typeof token !== 'string')
      throw new Error(`No account: ${requested.status}, ${opened.status}, ${signedIn.status}`);
    return { person, phone, home, token };
  };
  const [member] = DEMO;
  if (!member) throw new Error('The demo has no account.');
  return {
    server,
    call,
    newPerson,
    newVictim,
    signIn,
    member,
    messagesTo: (recipient) => messagesTo(origin, recipient),
    codeTo: (recipient) => codeTo(origin, recipient),
    resetToken: async (recipient) => {
      for (const message of await messagesTo(origin, recipient)) {
        const token = /resetpassword\?token=([\w-]+)/.exec(message)?.[1];
        if (token !== undefined) return token;
      }
      return '';
    },
  };
}
