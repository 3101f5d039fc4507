import { contract } from '../contract.gen.ts';
import { operationTable } from '../operations.gen.ts';
import type { ErrorCode, OperationId } from '../types.ts';

/** HTTP status by error code of the contract. */
export const ERROR_STATUS: Readonly<Record<ErrorCode, number>> = {
  bad_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  confirmation_required: 403,
  second_factor_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  insufficient_shares: 409,
  insufficient_cash: 409,
  ownership_cap: 409,
  offer_closed: 409,
  application_pending: 409,
  application_closed: 409,
  already_member: 409,
  no_shares: 409,
  code_expired: 409,
  holds_shares: 409,
  account_closing: 409,
  payout_closed: 409,
  passkey_limit: 409,
  two_step_on: 409,
  two_step_off: 409,
  offers_open: 409,
  order_closed: 409,
  subscription_closed: 409,
  charge_running: 409,
  card_needed: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  validation: 422,
  rate_limited: 429,
  server_error: 500,
  unavailable: 503,
};

/** Maximum size of a request body; the largest valid body is far smaller. */
export const MAX_BODY_BYTES = 64 * 1024;

/** Returns the status of a successful call according to the contract. */
export function successStatus(id: OperationId): number {
  const { path, method } = operationTable[id];
  const { paths } = contract as { paths: Record<string, Record<string, { responses: Record<string, unknown> }>> };
  return Number(Object.keys(paths[path]?.[method]?.responses ?? {}).find((status) => status.startsWith('2')) ?? 200);
}

const patterns = Object.values(operationTable).map(({ method, path }) => ({
  method: method.toUpperCase(),
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/** Returns the methods of a path; empty when the contract does not define it. */
export const allowedMethods = (pathname: string): string[] =>
  patterns.filter(({ pattern }) => pattern.test(pathname)).map(({ method }) => method);
