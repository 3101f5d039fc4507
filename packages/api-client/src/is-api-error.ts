import type { ApiError } from './error.ts';

/** Whether a call threw it. By its name: a page may ask before the client's code has come, and need not bring the class for that. */
export const isApiError = (error: unknown): error is ApiError => error instanceof Error && error.name === 'ApiError';
