import type { ApiError } from './error.ts';

/**
 * Returns whether a value is an `ApiError`. Checks the name, so that callers need not load the class with the client.
 */
export const isApiError = (error: unknown): error is ApiError => error instanceof Error && error.name === 'ApiError';
