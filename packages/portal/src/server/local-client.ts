import { operationTable, toApiError, type Client, type Locale, type OperationId } from '@taawun/api-client';

/** Asks the API of the same process for a guest; the status and the body that would have come over the network. */
export type Answer = (
  id: OperationId,
  input: Readonly<Record<string, unknown>>,
  locale: Locale,
) => Promise<{ status: number; data: unknown }>;

/** A guest's client that needs no network. It reads; for anything else the API answers that one must sign in. */
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
