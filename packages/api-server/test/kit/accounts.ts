import { operationTable, type ErrorBody, type NewAccount, type OperationId, type OutputOf } from '@taawun/api-client';
import { createDevice } from './device.ts';
import { confirmedSignUp, type startServer } from './kit.ts';

interface CallOptions {
  token?: string;
  /** Address of the caller; one of its own by default, so that limits of others do not count. */
  from?: string;
  locale?: 'ar' | 'en';
}

export const PASSWORD = 'wadi-2026-kx';

/** Accounts that sign in by passkeys and by two steps, on a running server. */
export function accountsOn(running: () => Awaited<ReturnType<typeof startServer>>) {
  let serial = 0;
  const call = async <Id extends OperationId>(
    id: Id,
    input: Readonly<Record<string, unknown>> | object = {},
    { token, from = '192.0.2.1', locale = 'en' }: CallOptions = {},
  ) => {
    const { method, path, params, body } = operationTable[id];
    const fields = Object.entries(input);
    const names: readonly string[] = params;
    const response = await running().server.app.inject({
      method: method.toUpperCase() as 'POST',
      url: path.replace(/\{(\w+)\}/g, (_, name: string) => String(Object.fromEntries(fields)[name])),
      remoteAddress: from,
      headers: { 'x-locale': locale, ...(token && { authorization: `Bearer ${token}` }) },
      ...(body !== 'none' && { payload: Object.fromEntries(fields.filter(([name]) => !names.includes(name))) }),
    });
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    const output: unknown = isJson ? response.json() : null;
    return { status: response.statusCode, body: output as OutputOf<Id> & ErrorBody, raw: response.rawPayload };
  };

  /** Opens an account with a confirmed e-mail address, and signs it in. */
  async function newUser() {
    const digits = String(++serial).padStart(5, '0');
    const person: NewAccount & { email: string } = {
      firstname: 'هيفاء',
      lastname: 'الدوسري',
      phone: `05320${digits}`,
      email: `two-step-${digits}@mail.example`,
      password: PASSWORD,
      confirm_password: PASSWORD,
    };
    const { user } = (await call('signUp', await confirmedSignUp(running().server, person))).body;
    const { db } = running().server.database;
    await db.updateTable('users').set({ email_confirmed_at: new Date() }).where('id', '=', user.id).execute();
    const credentials = { username: person.phone, password: PASSWORD };
    const { access_token: token } = (await call('signIn', credentials)).body;
    return { id: user.id, phone: `+966${person.phone.slice(1)}`, email: person.email, credentials, token };
  }

  const requestRegistration = async (token: string) => (await call('requestPasskeyRegistration', {}, { token })).body;
  const requestChallenge = async () => (await call('requestPasskeyChallenge')).body;

  /** Adds a passkey of a new device. */
  async function addPasskey(token: string, name = 'جوال') {
    const device = createDevice(running().config.publicOrigin);
    const { challenge_id, options } = await requestRegistration(token);
    const added = await call('addPasskey', { challenge_id, name, credential: device.create(options) }, { token });
    if (added.status !== 201) throw new Error(`addPasskey answers ${added.status}: ${JSON.stringify(added.body)}`);
    return { device, passkey: added.body.passkey };
  }

  /** What the newest messages and the newest notification say, since the last call. */
  async function newMessages(userId: number) {
    const { db } = running().server.database;
    const messages = await db
      .selectFrom('outbox')
      .select(['channel', 'recipient', 'subject', 'body'])
      .orderBy('id')
      .execute();
    await db.deleteFrom('outbox').execute();
    const notification = await db
      .selectFrom('notifications')
      .select(['title', 'text'])
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    return { messages, notification };
  }

  return { call, newUser, requestRegistration, requestChallenge, addPasskey, newMessages };
}
