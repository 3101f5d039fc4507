import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operationTable, type ErrorBody, type NewAccount, type OperationId } from '@taawun/api-client';
import { contract, schemaValidator } from '@taawun/api-client/validation';
import { confirmedSignUp, databases, startServer } from '../kit/kit.ts';

interface Field {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  pattern?: string;
}
interface ObjectSchema {
  properties: Record<string, Field>;
  /** Branches, one for each value of the discriminator. */
  oneOf?: { $ref: string }[];
}
interface Parameter {
  $ref?: string;
  name: string;
  example: string | number;
}
interface Operation {
  requestBody: { content: Record<string, { schema: { $ref: string }; example: Record<string, unknown> }> };
}
interface Contract {
  paths: Record<string, { parameters: Parameter[] } & Record<string, Operation>>;
  components: { schemas: Record<string, Field & ObjectSchema>; parameters: Record<string, Parameter> };
}
const { paths, components } = contract as unknown as Contract;
const schemaOf = ({ $ref }: { $ref: string }) => components.schemas[$ref.split('/').at(-1) ?? '']!;
/** The fields of an object in all its branches. */
const propertiesOf = ({ properties, oneOf = [] }: ObjectSchema): Record<string, Field> =>
  Object.assign({ ...properties }, ...oneOf.map((branch) => propertiesOf(schemaOf(branch))));
/** The example of a path parameter. */
const exampleOf = (path: string, wanted: string) =>
  paths[path]!.parameters.map(({ $ref, ...own }) =>
    $ref ? components.parameters[$ref.split('/').at(-1) ?? '']! : own,
  ).find(({ name }) => name === wanted)!.example;
const resolved = (field: Field): Field => (field.$ref ? schemaOf({ $ref: field.$ref }) : field);

const ids = Object.keys(operationTable) as OperationId[];
const bodyOf = (id: OperationId) =>
  paths[operationTable[id].path]![operationTable[id].method]!.requestBody.content['application/json']!;
const FIELDS = ids
  .filter((id) => operationTable[id].body === 'required')
  .flatMap((id) => {
    const { schema, example } = bodyOf(id);
    return Object.entries(propertiesOf(schemaOf(schema))).map(([name, field]) => ({
      id,
      name,
      field: resolved(field),
      example,
    }));
  });
const PARAMETERS = ids.flatMap((id) =>
  [...operationTable[id].params, ...operationTable[id].query].map((name) => ({ id, name: name as string })),
);

const SQL = ["' or '1'='1", "'; drop table users; --", '1; select pg_sleep(10)', '$1', '\\', '%', '{{7*7}}', '${7*7}'];
const HTML = ['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '"><svg/onload=alert(1)>', '&lt;b&gt;'];
const TEXTS = [...SQL, ...HTML, '../../etc/passwd', 'ﷺ‎‏‮x', '👩🏽‍🌾'.repeat(20)];
const NEVER: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  [],
  ['x'],
  {},
  { $ne: null },
  { toString: 'x' },
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  'x'.repeat(50_000),
];

const isFreeText = ({ type, format, enum: values, pattern }: Field) =>
  [type].flat().includes('string') && !format && !values && (!pattern || pattern === '\\S');
/** The lists that a free text filters. */
const FILTERED: Partial<Record<OperationId, string>> = {
  listPageSettings: 'page_settings',
  listNews: 'news',
  listDonors: 'donors',
};
const withoutText = (text: string, entries: readonly object[] = []) =>
  entries.filter((entry) => !JSON.stringify(entry).includes(JSON.stringify(text).slice(1, -1)));

let serial = 0;
const fresh = (id: OperationId, example: Record<string, unknown>): Record<string, unknown> => {
  serial++;
  const digits = String(serial).padStart(7, '0');
  const own: Partial<Record<OperationId, Record<string, unknown>>> = {
    requestSignUpCode: { phone: `056${digits}`, email: `bad-${digits}@mail.example` },
    signUp: { phone: `056${digits}`, email: `bad-${digits}@mail.example` },
    signIn: { username: `057${digits}` },
    forgotPassword: { username: `057${digits}` },
    createCheckout: { idempotency_key: `bad-input-${digits}` },
    placeShareOffer: { expires_in_days: 1 },
    sendContact: { message: `a message with the number ${digits}` },
  };
  return { ...example, ...own[id] };
};

interface Answer {
  status: number;
  body: unknown;
}
const isErrorForm = ({ status, body }: Answer) => status >= 400 && status < 500 && schemaValidator('Error')(body);
const expectErrorForm = (answer: Answer, about: string) =>
  expect(isErrorForm(answer), `${about} → ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`).toBe(true);

describe.each(databases)('bad input on $name', (kind) => {
  let running: Awaited<ReturnType<typeof startServer>>;
  const tokens = { none: '', user: '', member: '' };
  beforeAll(async () => {
    running = await startServer(kind);
    for (const [auth, username, password] of [
      ['user', '0500000002', 'taawun-2'],
      ['member', '0500000001', 'taawun-1'],
    ] as const) {
      const { body } = await send('POST', '/api/signin', JSON.stringify({ username, password }));
      tokens[auth] = (body as { access_token: string }).access_token;
    }
  });
  afterAll(() => running.stop());
  const send = async (method: string, path: string, body?: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${running.baseURL}${path}`, {
      method: method.toUpperCase(),
      headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body }),
    });
    return { status: response.status, body: (await response.json()) as unknown };
  };
  /** What a call needs to get as far as its input. */
  const access = (id: OperationId): Record<string, string> =>
    operationTable[id].auth === 'none'
      ? {}
      : { Authorization: `Bearer ${tokens[operationTable[id].auth]}`, 'Idempotency-Key': `bad-input-key-${++serial}` };
  /** Sends a write with the token that the operation requires. */
  const write = (id: OperationId, body: string) =>
    send(operationTable[id].method, operationTable[id].path, body, access(id));
  /** Everything that a write of a guest can leave behind. */
  const stored = async () => {
    const { db } = running.server.database;
    const tables = [
      'users',
      'sign_up_codes',
      'orders',
      'contact_messages',
      'access_tokens',
      'outbox',
      'share_offers',
      'idempotency_keys',
    ] as const;
    const count = (table: (typeof tables)[number]) =>
      db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow();
    return Promise.all(tables.map(async (table) => (await count(table)).n));
  };

  test.each(FIELDS)('$id $name rejects what its schema forbids', async ({ id, name, field, example }) => {
    const types = new Set([field.type].flat());
    const wrong = NEVER.filter((value) => {
      if (value === null) return !types.has('null');
      if (value === true) return !types.has('boolean');
      if (typeof value === 'number')
        return !types.has('integer') || !Number.isInteger(value) || value < 1 || value > 1e9;
      // A password or a token may be a space: the response is another 4xx, or an account with that password.
      return (
        !(value === ' ' && !field.pattern && !field.format && !field.enum) && !(value === '' && name === 'fb_web_token')
      );
    });
    const before = await stored();
    for (const value of wrong) {
      const { status, body } = await write(id, JSON.stringify({ ...fresh(id, example), [name]: value }));
      const about = `${id}.${name} = ${JSON.stringify(value).slice(0, 60)}`;
      expectErrorForm({ status, body }, about);
      // A 422 names the fields.
      expect(Object.keys((body as ErrorBody).errors ?? {}).length, about).toBeGreaterThanOrEqual(
        status === 422 ? 1 : 0,
      );
    }
    expect(await stored()).toEqual(before);
  });

  test.each(FIELDS)('$id $name accepts SQL and HTML in free text only', async ({ id, name, field, example }) => {
    for (const text of TEXTS) {
      const input = {
        ...fresh(id, example),
        [name]: text,
        ...(name === 'password' && id !== 'signIn' && { confirm_password: text }),
      };
      const { status, body } = await write(id, JSON.stringify(input));
      expect(
        status < 300 ? isFreeText(field) : isErrorForm({ status, body }),
        `${id}.${name} = ${text.slice(0, 60)} → ${status}`,
      ).toBe(true);
    }
  });

  test.each(['firstname', 'lastname'])('signUp stores SQL and HTML in %s as they are', async (name) => {
    for (const text of TEXTS.filter((each) => each.length <= 60)) {
      const person = { ...fresh('requestSignUpCode', bodyOf('requestSignUpCode').example), [name]: text };
      const { body } = await write(
        'signUp',
        JSON.stringify(await confirmedSignUp(running.server, person as NewAccount)),
      );
      expect(body).toMatchObject({ user: { [name]: text } });
    }
  });

  test('sendContact stores SQL and HTML in message as they are', async () => {
    // A message has 10 characters or more.
    for (const text of TEXTS.map((each) => `The message: ${each}`)) {
      const { body } = await write('sendContact', JSON.stringify({ ...bodyOf('sendContact').example, message: text }));
      const row = await running.server.database.db
        .selectFrom('contact_messages')
        .selectAll()
        .where('reference', '=', (body as { reference: string }).reference)
        .executeTakeFirstOrThrow();
      expect(row.message).toBe(text);
    }
  });

  test.each(PARAMETERS)('parameter $name of $id is rejected, or finds only what contains it', async ({ id, name }) => {
    const { method, path, params, body } = operationTable[id];
    const inPath = (params as readonly string[]).includes(name);
    const input = body === 'required' ? JSON.stringify(fresh(id, bodyOf(id).example)) : undefined;
    for (const text of [
      ...TEXTS,
      '\0',
      'x'.repeat(3_000),
      '%',
      '%00',
      '..',
      '__proto__',
      'constructor',
      '1e9',
      '-1',
      'NaN',
    ]) {
      const encoded = encodeURIComponent(text);
      const address = path.replaceAll(/\{(\w+)\}/g, (_, each: string) =>
        each === name ? encoded : String(exampleOf(path, each)),
      );
      const answer = await send(method, inPath ? address : `${address}?${name}=${encoded}`, input, {
        ...access(id),
        'X-locale': 'en',
      });
      const unrelated = withoutText(text, (answer.body as Record<string, object[]>)[FILTERED[id] ?? '']);
      expect({ unrelated, rejected: isErrorForm(answer) }, `${id} ${name} = ${text.slice(0, 60)}`).toEqual({
        unrelated: [],
        rejected: answer.status !== 200 || !FILTERED[id],
      });
    }
  });

  test('any JSON at all, at any write, is answered without a 5xx and stores nothing', async () => {
    const before = await stored();
    const writes = ids.filter((id) => operationTable[id].body === 'required');
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...writes),
        fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom(...FIELDS.map(({ name }) => name)), fc.jsonValue())),
        async (id, body) => {
          expectErrorForm(await write(id, JSON.stringify(body)), `${id} ${JSON.stringify(body)}`);
        },
      ),
      { numRuns: 300 },
    );
    expect(await stored()).toEqual(before);
  });

  test('broken addresses, text encodings and bodies are 4xx in the error form', async () => {
    for (const path of [
      '/api/branches/%zz',
      '/api/branches/%E0%A4%A',
      '/api/news?page=%zz',
      '/api//news/x',
      `/api/news/${'a'.repeat(5_000)}`,
    ])
      expectErrorForm(await send('GET', path), path.slice(0, 60));
    const latin1 = new Uint8Array([
      ...new TextEncoder().encode('{"username":"'),
      0xe9,
      0xff,
      ...new TextEncoder().encode('","password":"x"}'),
    ]);
    const response = await fetch(`${running.baseURL}/api/signin`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: latin1,
    });
    expectErrorForm({ status: response.status, body: await response.json() }, 'broken UTF-8');
    for (const body of [
      '{"__proto__":{"is_member":true}}',
      '{"constructor":{"prototype":{}}}',
      '['.repeat(20_000),
      `{"a":${'9'.repeat(1_000)}}`,
      '{"username":"a","username":"b"}',
      `{"username":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
      `{"username":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`,
      '{"username":1e400}',
    ])
      expectErrorForm(await send('post', '/api/signin', body), body.slice(0, 40));
  });

  test.each([
    ['no HTTP at all', 'hello\r\n\r\n', '400'],
    ['headers without end', `GET /api/health HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`, '431'],
  ])('%s is answered in the error form', async (_, text, status) => {
    const { port } = new URL(running.baseURL);
    const answer = await new Promise<string>((resolve, reject) => {
      let seen = '';
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(text));
      socket
        .on('data', (chunk: Buffer) => (seen += chunk.toString()))
        .on('close', () => resolve(seen))
        .on('error', reject);
    });
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(schemaValidator('Error')(JSON.parse(answer.slice(answer.indexOf('{'))))).toBe(true);
  });

  test('a body that is too large is answered when its sender has finished, without a reset', async () => {
    const { port } = new URL(running.baseURL);
    const part = 'x'.repeat(16_384);
    const parts = 40;
    let sent = 0;
    let sentBeforeAnswer = -1;
    let answer = '';
    await new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write(
          `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${part.length * parts}\r\n\r\n`,
        );
        const next = (): void => {
          if (sent++ < parts) socket.write(part, () => setImmediate(next));
        };
        next();
      });
      socket
        .on('data', (chunk: Buffer) => {
          if (answer === '') sentBeforeAnswer = sent;
          answer += chunk.toString();
        })
        .on('close', () => resolve())
        .on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(answer).toContain('payload_too_large');
    expect(sentBeforeAnswer).toBeGreaterThanOrEqual(parts);
  });

  test('and the server is as well as before', async () => {
    expect((await send('GET', '/api/health')).body).toMatchObject({ status: 'ok' });
    const { rows } = await running.server.database.db
      .selectFrom('users')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    expect(rows).toBeGreaterThanOrEqual(3);
  });
});
