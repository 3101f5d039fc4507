import { expect } from 'vitest';
import { operationTable } from '../operations.gen.ts';
import type {
  ErrorBody,
  InputOf,
  Locale,
  NewAccount,
  OperationId,
  OutputOf,
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '../types.ts';
import { responseProblems } from '../validation/index.ts';

/** Device that creates passkeys which the server under test accepts. */
export interface ContractDevice {
  create: (options: PasskeyCreationOptions) => PasskeyAttestation;
  /** Signs with the newest passkey. */
  get: (options: PasskeyRequestOptions) => PasskeyAssertion;
}

/** Server under test. */
export interface ContractTarget {
  /** Origin without `/api`; a function when it is known only after startup. */
  baseURL: string | (() => string);
  /** Returns the token of the newest reset link sent to this username. */
  resetToken: (username: string) => Promise<string>;
  /** Returns the newest code sent to this phone or e-mail address (normalised). */
  newestCode: (recipient: string) => Promise<string>;
  /** Returns the token of the newest deletion link sent to this username. */
  deletionToken: (username: string) => Promise<string>;
  /** Lets the confirmation of every session expire. */
  expireConfirmations: () => Promise<void>;
  /** Returns a new device without passkeys. */
  device: () => ContractDevice;
  /** Returns a code of an authenticator app with this secret, which was not returned before. */
  totpCode: (secret: string) => string;
  /** Completes a checkout as its payer: pays it, or uses a card that the bank declines. */
  pay: (checkoutId: string, outcome: 'paid' | 'declined') => Promise<void>;
}

/** UUID that does not exist on the server. */
const NOBODYS = '00000000-0000-4000-8000-000000000000';
/** Path parameters of donation operations that do not exist on the server. */
const UNKNOWN: Readonly<Record<string, string>> = {
  number: 'T-00000000',
  checkout_id: 'nobody-has-this-name',
  receipt_number: 'R-2000-000000',
  receipt_code: 'nobody-has-this-name',
  gift_code: 'nobody-has-this-name',
};
const BY_UUID: ReadonlySet<OperationId> = new Set([
  'confirmContactChange',
  'endSession',
  'renamePasskey',
  'removePasskey',
]);

export interface CallOptions {
  locale?: Locale;
  token?: string | null;
  headers?: Record<string, string>;
  /** Replaces the body built from the input. */
  rawBody?: string | Uint8Array<ArrayBuffer>;
  contentType?: string;
}

export interface Answer<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

/** Error response of an operation. */
export type ErrorResponse = ErrorBody & { errors?: Record<string, string[]> };

/** Creates helpers that call the target's operations and validate every response against openapi.yaml. */
export function createKit(target: ContractTarget) {
  /** Operations that have returned 2xx. */
  const succeeded = new Set<OperationId>();

  const origin = () => (typeof target.baseURL === 'function' ? target.baseURL() : target.baseURL);

  /** Sends any request below the origin. */
  async function send(
    method: string,
    path: string,
    { locale = 'ar', token, headers, rawBody, contentType = 'application/json' }: CallOptions = {},
  ): Promise<Answer<unknown>> {
    const response = await fetch(`${origin()}${path}`, {
      method,
      headers: {
        Accept: 'application/json',
        'X-locale': locale,
        Timezone: 'UTC +3',
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(rawBody !== undefined && { 'Content-Type': contentType }),
        ...headers,
      },
      ...(rawBody !== undefined && { body: rawBody }),
    });
    if (/^application\/(pdf|zip)$/.test(response.headers.get('Content-Type') ?? ''))
      return { status: response.status, headers: response.headers, body: await response.blob() };
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? null : (JSON.parse(text) as unknown),
    };
  }

  async function call(id: OperationId, input: unknown, options: CallOptions = {}): Promise<Answer<unknown>> {
    const { method, path, params, query, body } = operationTable[id];
    const fields = { ...(input as Record<string, unknown>) };
    const taken = (names: readonly string[]) =>
      Object.fromEntries(
        names.filter((name) => fields[name] !== undefined).map((name) => [name, String(fields[name])]),
      );
    const inPath = taken(params);
    const inQuery = taken(query);
    const url = path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(inPath[name] ?? UNKNOWN[name] ?? (BY_UUID.has(id) ? NOBODYS : '1')),
    );
    const rest =
      Array.isArray(input) || typeof input !== 'object'
        ? input
        : Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in inPath) && !(name in inQuery)));
    const search = new URLSearchParams(inQuery).toString();
    const answer = await send(method.toUpperCase(), search ? `${url}?${search}` : url, {
      ...(body === 'required' && { rawBody: JSON.stringify(rest) }),
      ...options,
    });
    expect(
      responseProblems(id, answer.status, answer.body),
      `${id} ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`,
    ).toEqual([]);
    if (answer.status < 300) succeeded.add(id);
    return answer;
  }

  /** Calls an operation that must succeed. */
  async function ok<Id extends OperationId>(id: Id, input: InputOf<Id>, options?: CallOptions): Promise<OutputOf<Id>> {
    const { status, body } = await call(id, input, options);
    expect(status, `${id}: ${JSON.stringify(body).slice(0, 300)}`).toBeLessThan(300);
    return body as OutputOf<Id>;
  }

  /** Calls an operation that must be rejected with this status; the input is not type-checked. */
  async function rejected(
    id: OperationId,
    input: unknown,
    status: number,
    options?: CallOptions,
  ): Promise<ErrorResponse & { headers: Headers }> {
    const answer = await call(id, input, options);
    expect(answer.status, `${id}: ${JSON.stringify(answer.body).slice(0, 300)}`).toBe(status);
    const body = answer.body as ErrorResponse;
    expect(answer.headers.get('X-Request-Id')).toBe(body.request_id);
    return { ...body, headers: answer.headers };
  }

  let serial = Date.now() % 1_000_000;
  /** Returns sign-up data that is not in use. */
  function newPerson() {
    const digits = String(++serial).padStart(7, '0');
    return {
      firstname: 'نورة',
      lastname: 'العتيبي',
      phone: `055${digits}`,
      email: `noura-${digits}@mail.example`,
      password: 'nakhla-9',
      confirm_password: 'nakhla-9',
    };
  }

  /** Opens an account with the code that is sent to its phone. */
  async function signUp(person: NewAccount, options?: CallOptions): Promise<OutputOf<'signUp'>> {
    const { sign_up } = await ok('requestSignUpCode', person);
    const code = await target.newestCode(sign_up.recipient);
    return ok('signUp', { ...person, sign_up_id: sign_up.id, code }, options);
  }

  const signIn = async (username: string, password: string): Promise<string> =>
    (await ok('signIn', { username, password })).access_token;
  const newKey = () => `key-${Date.now()}-${++serial}`;

  return {
    succeeded,
    send,
    call,
    ok,
    rejected,
    newPerson,
    signUp,
    signIn,
    newKey,
    resetToken: target.resetToken,
    newestCode: target.newestCode,
    deletionToken: target.deletionToken,
    expireConfirmations: target.expireConfirmations,
    device: target.device,
    totpCode: target.totpCode,
    pay: target.pay,
  };
}

export type Kit = ReturnType<typeof createKit>;
