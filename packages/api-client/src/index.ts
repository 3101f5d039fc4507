export { createClient, type CallOptions, type CheckoutCall, type Client, type ClientOptions } from './client.ts';
export { ApiError, toApiError, type ApiErrorKind } from './error.ts';
export { isApiError } from './is-api-error.ts';
export { operationTable } from './operations.gen.ts';
export { normalizeEmail, normalizePhone, normalizeUsername, toAsciiDigits } from './phone.ts';
export type { components, operations, paths } from './schema.gen.ts';
export { timezoneHeader } from './timezone.ts';
export type * from './types.ts';
