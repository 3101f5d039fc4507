import type { Checkout } from '@taawun/api-client';
import { codeTo, newApplication } from '@taawun/api-client/contract';
import { anyServer, insist, pay, type Chance, type Seen } from './donor.ts';
import type { World } from './world.ts';

/**
 * Simulates one new member: sign-up, application, payment for the shares, then a deposit to the balance. Repeats every
 * call with its key until there is a response.
 */
export async function join(world: World, serial: number, chance: Chance): Promise<Seen[]> {
  const { decide } = chance;
  const server = anyServer(world, chance);
  const phone = `057${String(serial).padStart(7, '0')}`;
  const person = { firstname: 'نورة', lastname: 'العتيبي', phone, password: 'nakhla-9', confirm_password: 'nakhla-9' };
  const { body: requested } = await insist(() => `${server()}/api/signup-codes`, person);
  if (!requested.sign_up) throw new Error(`requestSignUpCode answers ${JSON.stringify(requested)}`);
  const { id, recipient } = requested.sign_up;
  let code = '';
  while (code === '') code = await codeTo(server(), recipient).catch(() => '');
  await insist(() => `${server()}/api/signup`, { ...person, sign_up_id: id, code });
  const { body } = await insist(() => `${server()}/api/signin`, { username: phone, password: person.password });
  if (!body.access_token) throw new Error(`signIn answers ${JSON.stringify(body)}`);
  const headers = (key: string) => ({
    Authorization: `Bearer ${body.access_token}`,
    'Idempotency-Key': `fault-run-${serial}-${key}`,
  });
  await insist(() => `${server()}/api/member`, newApplication({ shares_count: 5 }), headers('apply'));
  const open = async (path: string, input: object, key: string): Promise<Checkout> => {
    const { status, body: response } = await insist(() => `${server()}${path}`, input, headers(key));
    if (!response.checkout) throw new Error(`${path} answers ${status} ${JSON.stringify(response)}`);
    return response.checkout;
  };
  const shares = await pay(
    world,
    await open('/api/member-application/checkout', { brand: 'mada' }, 'shares'),
    { brand: 'mada', scenario: decide() < 0.2 ? 'three_d_secure' : 'success' },
    chance,
  );
  if (!shares.paid) return [shares];
  const deposit = await open(
    '/api/balance/checkout',
    { amount: 100 + Math.floor(decide() * 100_000), brand: 'visa' },
    'deposit',
  );
  return [
    shares,
    await pay(world, deposit, { brand: 'visa', scenario: decide() < 0.2 ? 'declined' : 'success' }, chance),
  ];
}
