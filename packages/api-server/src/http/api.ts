import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { isConfirmed } from '@taawun/domain';
import { operationTable, type OperationId } from '@taawun/api-client';
import { CONTENT_OPERATIONS } from '@taawun/api-client/content';
import {
  allowedMethods,
  checkRequest,
  localeOf,
  MAX_BODY_BYTES,
  readFormData,
  responseProblems,
  successStatus,
} from '@taawun/api-client/validation';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createTokenHolders, type TokenHolder } from '../accounts/callers.ts';
import { Failure } from '../shared/failure.ts';
import { sha256 } from '../shared/secrets.ts';
import { createTurns } from '../shared/turns.ts';
import { createTarpit } from '../limits/tarpit.ts';
import type { UserRow } from '../accounts/users.ts';
import { operations } from '../api/operations.ts';
import { Download } from '../context/download.ts';
import type { Services } from '../context/services.ts';
import { sendError } from './errors.ts';
import { eventOfFailure, eventOfSuccess, logSecurityEvent } from './security-log.ts';

interface Caller {
  user: UserRow | null;
  token: string | null;
  /** When the user last proved their identity in this session. */
  confirmedAt: Date | null;
}

const GUEST: Caller = { user: null, token: null, confirmedAt: null };

/** Converts `/api/news/{slug}` to Fastify's route syntax. */
const routePath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

/**
 * Authenticates the access token, before the body is read.
 * @throws Failure `unauthenticated`, `forbidden`
 */
async function identify(
  holderOf: (token: string) => Promise<TokenHolder | null>,
  request: FastifyRequest,
  auth: 'none' | 'user' | 'member',
  concerns: (userId: number) => void,
): Promise<Caller> {
  const token = /^Bearer ([\w-]{20,128})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
  const caller = token === null ? null : await holderOf(token);
  if (caller) concerns(caller.user.id);
  if (auth !== 'none' && !caller) throw new Failure('unauthenticated');
  if (auth === 'member' && !caller?.member) throw new Failure('forbidden');
  return caller ? { user: caller.user, token, confirmedAt: caller.confirmedAt } : GUEST;
}

/** Parses JSON strictly: an absent body is left to request validation, and malformed UTF-8 is an error. */
function readJson(app: FastifyInstance): void {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES }, (_, body, done) => {
    try {
      const text = decoder.decode(body as Buffer);
      done(null, text.trim() === '' ? undefined : JSON.parse(text));
    } catch {
      done(new Failure('bad_request'), undefined);
    }
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the operation accepts form data. */
    takesForm?: boolean;
  }
}

/** Parses form data for the operations that accept it. */
function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES },
    async (request: FastifyRequest, body: Buffer) => {
      if (!request.routeOptions.config.takesForm) throw new Failure('unsupported_media_type');
      return readFormData(new Uint8Array(body), request.headers['content-type'] ?? '').catch(() => {
        throw new Failure('bad_request');
      });
    },
  );
}

/** Operations that hash a password: their queries too must leave the database to the pages. */
const HASHING: ReadonlySet<OperationId> = new Set([
  'signIn',
  'confirmSession',
  'signUp',
  'resetPassword',
  'changePassword',
  'enableTwoStep',
  'renewRecoveryCodes',
]);

/** Reads of the market and of donations, which have no data of the caller when the caller is a guest. */
const OF_GUESTS: ReadonlySet<OperationId> = new Set([
  'listDonors',
  'listShareOffers',
  'getShareBook',
  'listSharePrices',
]);
const OF_CONTENT: ReadonlySet<OperationId> = new Set(CONTENT_OPERATIONS);

/** Whether a replica may answer. Users read what they have just written, so that only guests read totals there. */
const isPublicRead = (id: OperationId, hasUser: boolean): boolean =>
  OF_CONTENT.has(id) || (OF_GUESTS.has(id) && !hasUser);

/** Operations whose response is public and cacheable. */
const LISTS: ReadonlySet<OperationId> = new Set(['getLookups']);

/** Sends a cacheable response per language, with an ETag. */
function sendList(request: FastifyRequest, reply: FastifyReply, output: unknown): FastifyReply {
  const text = JSON.stringify(output);
  const tag = `W/"${sha256(text).slice(0, 16)}"`;
  void reply
    .header('Cache-Control', 'public, max-age=300')
    .header('Vary', 'X-locale')
    .header('ETag', tag)
    .type('application/json; charset=utf-8');
  return request.headers['if-none-match']?.includes(tag) ? reply.status(304).send() : reply.send(text);
}

/** Registers all operations of the contract. */
export function registerApi(app: FastifyInstance, services: Services): void {
  readJson(app);
  readForms(app);
  const callers = new WeakMap<FastifyRequest, Caller>();
  const concerned = new WeakMap<FastifyRequest, number>();
  const concernsOf = (request: FastifyRequest) => (userId: number) => void concerned.set(request, userId);
  const userOf = (request: FastifyRequest) => concerned.get(request) ?? null;
  const holderOf = createTokenHolders(services.db);
  const inTurn = createTurns({ atATime: 2, maxWaiting: 32 });
  const tarpit = createTarpit();
  const strict = services.config.profile === 'demo';

  for (const id of Object.keys(operationTable) as OperationId[]) {
    const { method, path, auth, confirmation, form } = operationTable[id];
    const status = successStatus(id);
    app.route({
      method: method.toUpperCase(),
      url: routePath(path),
      config: { takesForm: form, operation: id },
      // Log rejected requests with their user, so that probing of foreign ids is visible.
      onError: async (request, _, error) => {
        if (!(error instanceof Failure)) return;
        if (error.code === 'rate_limited' || error.code === 'unavailable') await tarpit();
        const fields = error.faults.map(({ field, rule }) => `${field} ${rule}`);
        request.log.info(
          {
            operation: id,
            user: userOf(request),
            code: error.code,
            ...(fields.length > 0 && { fields }),
          },
          'rejected',
        );
        const event = eventOfFailure(error, request.headers.authorization !== undefined);
        if (event) logSecurityEvent(request, event, { operation: id, user: userOf(request) });
      },
      onRequest: async (request, reply) => {
        void reply.header('Cache-Control', 'no-store').header('Vary', 'X-locale, Authorization');
        callers.set(request, await identify(holderOf, request, auth, concernsOf(request)));
      },
      handler: async (request, reply) => {
        const checked = checkRequest(id, {
          params: request.params as Record<string, unknown>,
          query: request.query as Record<string, unknown>,
          headers: request.headers,
          body: request.body,
        });
        if (checked.faults) throw new Failure('validation', checked.faults);
        const { user, token, confirmedAt } = callers.get(request) ?? GUEST;
        if (confirmation && !isConfirmed(confirmedAt, services.now())) throw new Failure('confirmation_required');
        const caller = { address: request.ip, userId: user?.id ?? null };
        const run = async (): Promise<unknown> => {
          await services.limits.count(id, caller);
          const answer = (own: Services): Promise<unknown> =>
            operations[id]({
              services: own,
              input: checked.input,
              locale: localeOf(request.headers['x-locale']),
              user,
              token,
              idempotencyKey: checked.idempotencyKey,
              userAgent: request.headers['user-agent'] ?? null,
              address: request.ip,
              concerns: concernsOf(request),
            } as never);
          return isPublicRead(id, user !== null) ? services.reads.run(answer) : answer(services);
        };
        const output = await (HASHING.has(id) ? inTurn(run) : run()).catch(async (error: unknown) => {
          // The password was right: no failure for the limit of an address, behind which many members may be.
          if (error instanceof Failure && error.code === 'second_factor_required')
            await services.limits.succeeded(id, caller);
          throw error;
        });
        await services.limits.succeeded(id, caller);
        const event = eventOfSuccess(id);
        if (event) logSecurityEvent(request, event, { operation: id, user: userOf(request) });
        if (output instanceof Download)
          return reply
            .status(status)
            .type(output.type)
            .header('Content-Disposition', output.disposition)
            .send(Readable.fromWeb(output.stream as NodeReadableStream));
        // In a demo an invalid response fails; in production it is sent.
        const problems = strict ? responseProblems(id, status, output) : [];
        if (problems.length)
          throw new Error(`${id} answers what openapi.yaml does not say: ${problems.slice(0, 5).join('; ')}`);
        if (output instanceof Blob)
          return reply
            .status(status)
            .type(output.type)
            .send(Buffer.from(await output.arrayBuffer()));
        return LISTS.has(id) ? sendList(request, reply, output) : reply.status(status).send(output);
      },
    });
  }
}

/** Responds to unknown routes below /api with 404 or 405. */
export function rejectUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // Not by `URL`: the target of a request is any text.
  const methods = allowedMethods(request.url.split('?')[0] ?? '');
  if (methods.length === 0) return sendError(request, reply, 'not_found');
  return sendError(request, reply.header('Allow', methods.join(', ')), 'method_not_allowed');
}
