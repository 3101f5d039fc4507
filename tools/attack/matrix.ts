// Every operation of the contract by every kind of caller, and other people's things by their ids.
import { operationTable, type OperationId } from '@taawun/api-client';
import { DEMO } from '@taawun/api-client/demo';
import { anyAddress, send, type Part } from './http.ts';

type Kind = 'visitor' | 'user' | 'member' | 'other member';
/** Last, because they end the session that calls them. */
const ENDING: ReadonlySet<OperationId> = new Set(['signOut', 'endOtherSessions', 'endSession']);

async function call(origin: string, id: OperationId, token: string | null, value: string) {
  const { method, path, body } = operationTable[id];
  return send(origin, {
    method: method.toUpperCase(),
    path: path.replace(/\{\w+\}/g, encodeURIComponent(value)),
    headers: {
      'x-forwarded-for': anyAddress(),
      'idempotency-key': crypto.randomUUID(),
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body !== 'none' && { 'content-type': 'application/json' }),
    },
    ...(body !== 'none' && { body: '{}' }),
  });
}

async function signIn(origin: string, username: string, password: string): Promise<string> {
  const { status, body } = await send(origin, {
    method: 'POST',
    path: '/api/signin',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': anyAddress() },
    body: JSON.stringify({ username, password }),
  });
  if (status !== 200) throw new Error(`The demo account ${username} cannot sign in (${status}): ${body}`);
  return (JSON.parse(body) as { access_token: string }).access_token;
}

/** The values of `id`, `number` and `code` in an answer. */
function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    ['id', 'number', 'code', 'reference'].includes(name) && (typeof each === 'string' || typeof each === 'number')
      ? [String(each)]
      : idsIn(each),
  );
}

const LISTS: readonly OperationId[] = [
  'listOrders',
  'listSubscriptions',
  'listReceipts',
  'listSessions',
  'listNotifications',
  'getBalance',
  'getSignInSecurity',
];

/** Tries the access rules (`x-auth`) of every operation, and every id of one member as another one. */
export async function attackAccess(origin: string): Promise<Part[]> {
  const [member, user, other] = DEMO;
  if (!member || !user || !other) throw new Error('The demo has less than three accounts.');
  const tokens: Record<Kind, string | null> = {
    visitor: null,
    user: await signIn(origin, user.phone, user.password),
    member: await signIn(origin, member.phone, member.password),
    'other member': await signIn(origin, other.phone, other.password),
  };
  const ids = (Object.keys(operationTable) as OperationId[]).toSorted(
    (a, b) => Number(ENDING.has(a)) - Number(ENDING.has(b)),
  );

  const foreign: string[] = [];
  let foreignCalls = 0;
  const owned = new Set<string>();
  for (const list of LISTS)
    for (const id of idsIn(JSON.parse((await call(origin, list, tokens.member, '')).body))) owned.add(id);
  for (const id of ids) {
    const { params, auth, method } = operationTable[id];
    // What a visitor may read by its number is public or needs a code.
    if (params.length === 0 || auth === 'none') continue;
    for (const value of [...owned].slice(0, 40)) {
      foreignCalls++;
      for (const kind of ['other member', 'user'] as const) {
        const { status } = await call(origin, id, tokens[kind], value);
        const isOwnNumber = method === 'get' && /^\d+$/.test(value) && id === 'getShareStatement';
        if (status !== null && status < 300 && !isOwnNumber)
          foreign.push(`${kind} calls ${id} with ${value} of another: ${status}`);
      }
    }
  }

  const access: string[] = [];
  let tried = 0;
  for (const id of ids)
    for (const kind of ['visitor', 'user', 'member'] as const) {
      tried++;
      const { auth } = operationTable[id];
      const { status } = await call(origin, id, tokens[kind], '0');
      const expected = auth !== 'none' && kind === 'visitor' ? 401 : auth === 'member' && kind === 'user' ? 403 : null;
      const isRight =
        expected === null
          ? status !== null && status < 500 && !(auth === 'none' && status === 401)
          : status === expected;
      if (!isRight)
        access.push(`${kind} calls ${id} (${auth}): ${status}, expected ${expected ?? 'neither 401 nor 5xx'}`);
      if (ENDING.has(id) && kind !== 'visitor') {
        const account = kind === 'user' ? user : member;
        tokens[kind] = await signIn(origin, account.phone, account.password);
      }
    }
  return [
    {
      name: 'access by kind of caller',
      tried: `${tried} calls: ${ids.length} operations × visitor, user, member`,
      findings: access,
    },
    {
      name: 'things of other people',
      tried: `${foreignCalls * 2} calls: ${owned.size} ids of one member`,
      findings: foreign,
    },
    {
      name: 'staff',
      tried: 'no operation of the contract is for the staff: commands on the machine only',
      findings: [],
    },
  ];
}
