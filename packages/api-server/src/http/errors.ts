import { errorBody, ERROR_STATUS, localeOf, type Fault } from '@taawun/api-client/validation';
import type { ErrorCode } from '@taawun/api-client';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDiskFull, isUnavailable } from '../db/errors.ts';
import { DATABASE_RETRY_S, Failure } from '../shared/failure.ts';
import { discardBody } from './discard-body.ts';

/** Sends the contract's error response. */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  code: ErrorCode,
  faults: readonly Fault[] = [],
  retryAfter: number | null = null,
): FastifyReply {
  if (retryAfter !== null) void reply.header('Retry-After', String(retryAfter));
  return reply
    .status(ERROR_STATUS[code])
    .header('Cache-Control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(errorBody(code, localeOf(request.headers['x-locale']), request.id, faults));
}

/** Masks the user and password of addresses in a text. File addresses of a stack have neither. */
const withoutPasswords = (text: string): string => text.replace(/\b([a-z][a-z\d+.-]*:\/\/)[^\s/@]*:\S*@/gi, '$1***@');

/**
 * Returns the loggable fields of an error. Database errors also contain personal data (parameters, the affected row,
 * `detail`), so that only the listed fields are logged.
 */
export function describeError(error: Error): {
  type: string;
  message: string;
  stack: string;
  code?: string;
  constraint?: string;
} {
  const { name, message, stack = '', code, constraint } = error as FastifyError & { constraint?: unknown };
  return {
    type: name,
    message: withoutPasswords(message),
    stack: withoutPasswords(stack),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
  };
}

/** Maps errors that Fastify raises before a handler runs. */
function codeOf(error: FastifyError): ErrorCode | null {
  const { statusCode = 500 } = error;
  if (statusCode === 413) return 'payload_too_large';
  if (statusCode === 415) return 'unsupported_media_type';
  if (statusCode === 404) return 'not_found';
  if (statusCode >= 400 && statusCode < 500) return 'bad_request';
  return null;
}

/**
 * Sends every failure as the contract's error response, or with `send`; logs unexpected errors under their request id
 * and responds without details.
 */
export function handleErrors(app: FastifyInstance, send: typeof sendError = sendError): void {
  app.setErrorHandler(async (error: FastifyError | Failure, request, reply) => {
    if (error instanceof Failure) {
      if (error.cause && !isDiskFull(error.cause)) request.log.warn({ err: error.cause }, 'unavailable');
      return send(request, reply, error.code, error.faults, error.retryAfter);
    }
    if (isUnavailable(error)) {
      // One line has said that the disk is full: not each request again.
      if (!isDiskFull(error)) request.log.error({ err: error }, 'the database is away');
      return send(request, reply, 'unavailable', [], DATABASE_RETRY_S);
    }
    const code = codeOf(error);
    if (code === 'payload_too_large') await discardBody(request.raw);
    if (code) return send(request, reply, code);
    request.log.error({ err: error }, 'unexpected');
    return send(request, reply, 'server_error');
  });
}
