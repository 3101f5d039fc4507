export { parseEmail, parseMobile, parseUsername, toAsciiDigits } from '@taawun/domain';
export { createClient, type CallOptions, type CheckoutCall, type Client, type ClientOptions } from './client.ts';
export { ApiError, toApiError, type ApiErrorKind } from './error.ts';
export { isApiError } from './is-api-error.ts';
export { operationTable } from './operations.gen.ts';
export type { components, operations, paths } from './schema.gen.ts';
export { timezoneHeader } from './timezone.ts';
export type * from './types.ts';
