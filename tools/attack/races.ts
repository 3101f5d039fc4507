// The same thing many times at once, where only one may happen.
import type { Part } from './http.ts';
import { international, type Response, type World } from './people.ts';

const WIDTH = 24;

const atOnce = (act: (index: number) => Promise<Response>): Promise<Response[]> =>
  Promise.all(Array.from({ length: WIDTH }, (_, index) => act(index)));
const succeeded = (responses: readonly Response[]) =>
  responses.filter(({ status }) => status !== null && status < 300).length;
const failed = (responses: readonly Response[]) =>
  responses.filter(({ status }) => status === null || status >= 500).map(({ status }) => `answered by ${status}`);
const onlyOne = (responses: readonly Response[], what: string): string[] => [
  ...(succeeded(responses) === 1 ? [] : [`${what}: ${succeeded(responses)} of ${WIDTH} succeeded, not one`]),
  ...failed(responses),
];

/** One code opens one account, whatever the passwords. */
async function signUp({ call, newPerson, codeTo }: World): Promise<string[]> {
  const person = newPerson();
  const requested = await call('POST', '/api/signup-codes', { body: person });
  const sign_up_id = (requested.body?.['sign_up'] as { id?: string } | undefined)?.id;
  const code = await codeTo(international(person.phone));
  const responses = await atOnce((index) => {
    const password = `${person.password}-${index}`;
    return call('POST', '/api/signup', { body: { ...person, password, confirm_password: password, sign_up_id, code } });
  });
  return onlyOne(responses, 'accounts by one code');
}

/** A code has five attempts, also when they come together. */
async function guessCode({ call, newPerson, codeTo }: World): Promise<string[]> {
  const person = newPerson();
  const requested = await call('POST', '/api/signup-codes', { body: person });
  const sign_up_id = (requested.body?.['sign_up'] as { id?: string } | undefined)?.id;
  const code = await codeTo(international(person.phone));
  const guesses = await atOnce((index) =>
    call('POST', '/api/signup', {
      body: { ...person, sign_up_id, code: String((Number(code) + index + 1) % 1_000_000).padStart(6, '0') },
    }),
  );
  const right = await call('POST', '/api/signup', { body: { ...person, sign_up_id, code } });
  return [
    ...(succeeded(guesses) ? ['a wrong code opens an account'] : []),
    ...(right.status === 201 ? [`a code is right after ${WIDTH} guesses at once`] : []),
    ...failed(guesses),
  ];
}

/** A link of recovery sets one password. */
async function reset({ call, newVictim, resetToken }: World): Promise<string[]> {
  const victim = await newVictim();
  await call('POST', '/api/forgot-password', { body: { username: victim.person.phone } });
  const token = await resetToken(victim.phone);
  const responses = await atOnce((index) => {
    const password = `dates-and-palms-${index}`;
    return call('POST', '/api/reset-password', { body: { token, password, confirm_password: password } });
  });
  return onlyOne(responses, 'passwords by one link');
}

/** Opens the session of the demo's member. */
const memberOf = async ({ signIn, member }: World): Promise<string> =>
  String((await signIn(member.phone, member.password, '192.0.2.7')).body?.['access_token']);

/** The whole balance is paid out once. */
async function payOut(world: World): Promise<string[]> {
  const token = await memberOf(world);
  const { body } = await world.call('GET', '/api/balance', { token });
  const amount = (body?.['balance'] as { available_cash?: number } | undefined)?.available_cash ?? 0;
  if (amount < 100) return ['the demo’s member has no balance to pay out'];
  const responses = await atOnce(() =>
    world.call('POST', '/api/payouts', { token, body: { amount }, key: crypto.randomUUID() }),
  );
  return onlyOne(responses, 'payouts of the whole balance');
}

/** The whole holding is offered once. */
async function sell(world: World): Promise<string[]> {
  const token = await memberOf(world);
  const { body } = await world.call('GET', '/api/contribution', { token });
  const shares = (body?.['contribution'] as { available_shares?: number } | undefined)?.available_shares ?? 0;
  if (shares < 1) return ['the demo’s member has no shares to sell'];
  const responses = await atOnce(() =>
    world.call('POST', '/api/share-offers', {
      token,
      body: { type: 'sell', shares, price: 9_000_000, expires_in_days: 30 },
      key: crypto.randomUUID(),
    }),
  );
  return onlyOne(responses, 'offers of all shares');
}

/** One key opens one order. */
async function checkOut({ call }: World): Promise<string[]> {
  const idempotency_key = crypto.randomUUID();
  const responses = await atOnce(() =>
    call('POST', '/api/checkout', {
      body: { target_type: 'general', monthly_price: 5_000, months: 1, idempotency_key },
    }),
  );
  const orders = new Set(
    responses
      .map(({ body }) => (body?.['checkout'] as { order_number?: string } | undefined)?.order_number)
      .filter((number) => number !== undefined),
  );
  return [...(orders.size === 1 ? [] : [`${orders.size} orders by one key`]), ...failed(responses)];
}

const RACES = { signUp, guessCode, reset, payOut, sell, checkOut };

/** Sends requests that compete. */
export async function attackByRaces(world: World): Promise<Part> {
  const findings: string[] = [];
  for (const race of Object.values(RACES)) findings.push(...(await race(world)));
  return { name: 'races', tried: `${Object.keys(RACES).length} × ${WIDTH} requests at once`, findings };
}
