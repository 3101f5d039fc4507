import { operationTable, toApiError, type Client, type Locale, type OperationId } from '@taawun/api-client';

/** Calls the API of the same process as a guest; returns status and body. */
export type Answer = (
  id: OperationId,
  input: Readonly<Record<string, unknown>>,
  locale: Locale,
) => Promise<{ status: number; data: unknown }>;

/**
 * A client for guests that calls the API in the same process. It reads only; other calls are rejected as
 * unauthenticated.
 */
export function localClient(answer: Answer, locale: Locale): Client {
  const call =
    (id: OperationId) =>
    async (input: Record<string, unknown> = {}) => {
      const { status, data } = await answer(id, input, locale);
      if (status >= 400) throw toApiError({ response: { status, data } });
      return data;
    };
  return Object.fromEntries(
    (Object.keys(operationTable) as OperationId[]).map((id) => [id, call(id)]),
  ) as unknown as Client;
}
