// Attempts to control another person's account, each as a story from its beginning.
import { operationTable, type OperationId } from '@taawun/api-client';
import { anyAddress, type Part } from './http.ts';
import type { World } from './people.ts';

/** Guesses of a password that a stranger may try at one account before answers are delayed or rejected (decision 49). */
const GUESSES = 60;
const FLOOD = 300;

const NEW_PASSWORD = { password: 'dates-and-palms-7', confirm_password: 'dates-and-palms-7' };

const isRejected = (status: number | null) => status !== null && status >= 400 && status < 500;

/** A stranger signs up with the phone of an account. */
async function signUpOnAnothersPhone({ call, newPerson, newVictim, signIn, messagesTo }: World): Promise<string[]> {
  const findings: string[] = [];
  const victim = await newVictim();
  const taken = await call('POST', '/api/signup-codes', { body: { ...newPerson(), phone: victim.person.phone } });
  const free = await call('POST', '/api/signup-codes', { body: newPerson() });
  const shapeOf = (body: unknown): unknown =>
    typeof body === 'object' && body !== null
      ? Object.entries(body).map(([name, each]) => [name, shapeOf(each)])
      : typeof body;
  if (taken.status !== free.status || JSON.stringify(shapeOf(taken.body)) !== JSON.stringify(shapeOf(free.body)))
    findings.push(`a phone with an account is answered by ${taken.status}, another one by ${free.status}`);
  const id = (taken.body?.['sign_up'] as { id?: string } | undefined)?.id;
  for (let code = 0; code < 10; code++) {
    const { status } = await call('POST', '/api/signup', {
      body: { ...newPerson(), phone: victim.person.phone, sign_up_id: id, code: String(100_000 + code) },
    });
    if (!isRejected(status)) findings.push(`a guessed code is answered by ${status}`);
  }
  const before = (await messagesTo(victim.phone)).length;
  for (let request = 0; request < 20; request++)
    await call('POST', '/api/signup-codes', { body: { ...newPerson(), phone: victim.person.phone } });
  const sent = (await messagesTo(victim.phone)).length - before;
  if (sent > 6) findings.push(`20 requests sent ${sent} messages to a phone`);
  if ((await signIn(victim.person.phone, victim.person.password, victim.home)).status !== 200)
    findings.push('the owner cannot sign in any more');
  return findings;
}

/** A stranger names the e-mail address of another person, before and after that one has confirmed it. */
async function nameAnothersEmail({
  call,
  newVictim,
  signIn,
  codeTo,
  resetToken,
  messagesTo,
}: World): Promise<string[]> {
  const findings: string[] = [];
  const email = `victim-${crypto.randomUUID().slice(0, 8)}@mail.example`;
  const attacker = await newVictim(email);
  await call('POST', '/api/forgot-password', { body: { username: email } });
  if ((await messagesTo(email)).some((message) => message.includes('resetpassword?token=')))
    findings.push('an address that nobody has confirmed gets a link of recovery');
  const victim = await newVictim();
  const change = await call('POST', '/api/email-change', {
    token: victim.token,
    body: { email },
    address: victim.home,
  });
  const changeId = (change.body?.['contact_change'] as { id?: string } | undefined)?.id ?? '';
  const confirmed = await call('POST', `/api/contact-changes/${changeId}/confirm`, {
    token: victim.token,
    body: { code: await codeTo(email) },
    address: victim.home,
  });
  if (confirmed.status !== 200)
    findings.push(`the owner cannot confirm the address (${change.status}, ${confirmed.status})`);
  if ((await signIn(email, attacker.person.password)).status === 200)
    findings.push('the stranger signs in by the address of another');
  await call('POST', '/api/forgot-password', { body: { username: email }, address: victim.home });
  const reset = await call('POST', '/api/reset-password', {
    body: { token: await resetToken(email), ...NEW_PASSWORD },
    address: victim.home,
  });
  if (reset.status !== 200) findings.push(`the owner cannot recover by the address (${reset.status})`);
  if ((await signIn(victim.person.phone, NEW_PASSWORD.password, victim.home)).status !== 200)
    findings.push('the new password is not that of the owner');
  if ((await signIn(attacker.person.phone, NEW_PASSWORD.password)).status === 200)
    findings.push('the new password is that of the stranger');
  return findings;
}

const BODIES: Partial<Record<OperationId, object>> = {
  requestPhoneChange: { phone: '0569999999' },
  requestEmailChange: { email: 'thief@mail.example' },
  updateMemberBank: {
    bank: '80',
    branch: 'x',
    branch_no: '204',
    account_no: '000000608010167519',
    iban_no: 'SA0380000000608010167519',
  },
  placeShareOffer: { type: 'sell', shares: 1, price: 100, expires_in_days: 30 },
  requestPayout: { amount: 100 },
  addPasskey: {
    challenge_id: '00000000-0000-4000-8000-000000000000',
    name: 'x',
    credential: {
      id: 'AAAA',
      rawId: 'AAAA',
      type: 'public-key',
      response: { clientDataJSON: 'e30', attestationObject: 'oA' },
    },
  },
  enableTwoStep: { code: '123456' },
};

/** A session is stolen after its owner has signed in, as from a phone that was left on a table. */
async function stealSession({ server, call, newVictim, signIn, member }: World): Promise<string[]> {
  const findings: string[] = [];
  const signedIn = await signIn(member.phone, member.password, '192.0.2.7');
  const token = String(signedIn.body?.['access_token']);
  const other = await newVictim();
  await server.expireConfirmations();
  const guarded = (Object.keys(operationTable) as OperationId[]).filter((id) => operationTable[id].confirmation);
  for (const id of guarded) {
    const { method, path, body: takes } = operationTable[id];
    const { status, body } = await call(method.toUpperCase(), path.replace(/\{\w+\}/, crypto.randomUUID()), {
      token,
      ...(takes !== 'none' && { body: BODIES[id] ?? {} }),
      key: crypto.randomUUID(),
    });
    if (status !== 403 || body?.['code'] !== 'confirmation_required')
      findings.push(`${id} in an old session: ${status} ${String(body?.['code'])}`);
  }
  if (guarded.length < 8) findings.push(`only ${guarded.length} operations need a confirmation`);
  let guesses = 0;
  for (let index = 0; index < FLOOD; index++) {
    const { status } = await call('POST', '/api/session-confirmation', {
      token: other.token,
      body: { method: 'password', password: `guess-${index}` },
    });
    if (status === 422) guesses++;
    else if (status !== 429) findings.push(`a wrong password confirms: ${status}`);
  }
  if (guesses > GUESSES) findings.push(`${guesses} passwords were tried in a stolen session`);
  return findings;
}

/** A network of strangers guesses the password of one account. */
async function guessFromManyAddresses({ newVictim, signIn }: World): Promise<string[]> {
  const findings: string[] = [];
  const victim = await newVictim();
  const answers = await Promise.all(
    Array.from({ length: FLOOD }, async (_, index) => (await signIn(victim.person.phone, `guess-${index}`)).status),
  );
  const guesses = answers.filter((status) => status === 422).length;
  if (guesses > GUESSES) findings.push(`${guesses} of ${FLOOD} passwords were tried`);
  if (answers.includes(200)) findings.push('a wrong password signs in');
  if ((await signIn(victim.person.phone, victim.person.password, victim.home)).status !== 200)
    findings.push('the owner is locked out at home');
  return findings;
}

/** One address tries one password on many phones. */
async function sprayFromOneAddress({ signIn }: World): Promise<string[]> {
  const address = anyAddress();
  let guesses = 0;
  for (let index = 0; index < FLOOD; index++) {
    const { status } = await signIn(`0562${String(index).padStart(6, '0')}`, 'Password-1', address);
    if (status === 422) guesses++;
  }
  return guesses > GUESSES ? [`${guesses} of ${FLOOD} accounts were tried from one address`] : [];
}

/** Links of recovery: used twice, replaced by a newer one, invented. */
async function reuseLinks({ call, newVictim, resetToken }: World): Promise<string[]> {
  const findings: string[] = [];
  const victim = await newVictim();
  const reset = (token: string) =>
    call('POST', '/api/reset-password', { body: { token, ...NEW_PASSWORD }, address: victim.home });
  const request = async () => {
    await call('POST', '/api/forgot-password', { body: { username: victim.person.phone }, address: victim.home });
    return resetToken(victim.phone);
  };
  const token = await request();
  const forged = [token.slice(0, -1), `${token}a`, token.toUpperCase(), '', '%00', 'a'.repeat(43)];
  for (const each of forged)
    if (!isRejected((await reset(each)).status)) findings.push(`a forged link is accepted: ${each.length} characters`);
  if ((await reset(token)).status !== 200) findings.push('the owner cannot use the link');
  if ((await reset(token)).status === 200) findings.push('a link works twice');
  if ((await call('GET', '/api/user', { token: victim.token })).status === 200)
    findings.push('a session from before the new password lives on');
  return findings;
}

const STORIES = {
  'sign-up on another’s phone': signUpOnAnothersPhone,
  'another’s e-mail address': nameAnothersEmail,
  'a stolen session': stealSession,
  'guessing from many addresses': guessFromManyAddresses,
  'spraying from one address': sprayFromOneAddress,
  'links of recovery': reuseLinks,
};

/** Tries to control other people's accounts. */
export async function attackByTakeover(world: World): Promise<Part> {
  const findings: string[] = [];
  for (const [name, story] of Object.entries(STORIES))
    for (const finding of await story(world)) findings.push(`${name}: ${finding}`);
  return {
    name: 'takeover',
    tried: `${Object.keys(STORIES).length} stories: ${Object.keys(STORIES).join(', ')}`,
    findings,
  };
}
