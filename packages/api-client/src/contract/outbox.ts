import type { NewAccount, OutputOf } from '../types.ts';

/** Returns the messages to a phone or e-mail address from the outbox page of a demo server, newest first, as HTML. */
export async function messagesTo(origin: string, recipient: string): Promise<string[]> {
  const page = await (await fetch(`${origin}/dev/outbox?recipient=${encodeURIComponent(recipient)}`)).text();
  return page.split('<article>').slice(1);
}

/** Returns the newest code sent to a phone (+9665XXXXXXXX) or e-mail address; empty without one. */
export async function codeTo(origin: string, recipient: string): Promise<string> {
  for (const message of await messagesTo(origin, recipient)) {
    const code = /\b(\d{6})\b/.exec(message.replace(/<header>.*<\/header>/, ''))?.[1];
    if (code !== undefined) return code;
  }
  return '';
}

/** Requests the code for a new account. Returns the body of the sign-up. */
export async function confirmedSignUp(
  origin: string,
  person: NewAccount,
): Promise<NewAccount & { sign_up_id: string; code: string }> {
  const response = await fetch(`${origin}/api/signup-codes`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(person),
  });
  if (response.status !== 201) throw new Error(`requestSignUpCode answers ${response.status}`);
  const { sign_up } = (await response.json()) as OutputOf<'requestSignUpCode'>;
  return { ...person, sign_up_id: sign_up.id, code: await codeTo(origin, sign_up.recipient) };
}

/** Opens an account on a demo server. */
export async function openAccount(origin: string, person: NewAccount): Promise<void> {
  const response = await fetch(`${origin}/api/signup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(await confirmedSignUp(origin, person)),
  });
  if (response.status !== 201) throw new Error(`signUp answers ${response.status}`);
}
