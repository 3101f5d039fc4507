import { randomUUID } from 'node:crypto';
import { operationTable, type Locale, type OperationId } from '@taawun/api-client';
import { checkRequest, errorBody, ERROR_STATUS, successStatus } from '@taawun/api-client/validation';
import { isDiskFull, isUnavailable } from '../db/errors.ts';
import { Failure } from '../shared/failure.ts';
import { operations } from '../api/operations.ts';
import { withPreview } from '../content/preview.ts';
import type { Services } from '../context/services.ts';
import { describeError } from './errors.ts';

/** API response to a guest: status and body. */
interface Answered {
  status: number;
  data: unknown;
}

/** Calls an API operation in process: for pages that the same process renders. */
export type Answer = (id: OperationId, input: Readonly<Record<string, unknown>>, locale: Locale) => Promise<Answered>;

const textsOf = (input: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(
    names.flatMap((name) =>
      input[name] === undefined ? [] : [[name, String(input[name] as string | number | boolean)]],
    ),
  );

const rejection = (code: Failure['code'], locale: Locale, faults: Failure['faults'] = []): Answered => ({
  status: ERROR_STATUS[code],
  data: errorBody(code, locale, randomUUID(), faults),
});

/** Creates a guest's view of the API: read operations without authentication, with the usual request validation. */
export function createAnswer(all: Services, log: (error: object, text: string) => void): Answer {
  /** The content of the versions that the page has read: older content would stay on it until the next version. */
  const published = async ({ content }: Services) => {
    const versions = await all.reads.versions().catch(() => null);
    return versions ? content.at(versions) : content.read();
  };
  // Only pages are previewed, never the API of others.
  const forPages = (services: Services): Services => ({
    ...services,
    content: { ...services.content, read: async () => withPreview(await published(services)) },
  });
  return async (id, input, locale) => {
    const { method, auth, params, query } = operationTable[id];
    if (method !== 'get' || auth !== 'none') return rejection('unauthenticated', locale);
    const checked = checkRequest(id, { params: textsOf(input, params), query: textsOf(input, query) });
    if (checked.faults) return rejection('validation', locale, checked.faults);
    try {
      return {
        status: successStatus(id),
        data: await all.reads.run((services) =>
          (operations[id] as (call: object) => Promise<unknown>)({
            services: forPages(services),
            input: checked.input,
            locale,
            user: null,
            token: null,
            idempotencyKey: null,
            userAgent: null,
            address: '',
            concerns: () => undefined,
          }),
        ),
      };
    } catch (error) {
      if (error instanceof Failure) return rejection(error.code, locale, error.faults);
      if (!isDiskFull(error))
        log({ err: describeError(error as Error) }, isUnavailable(error) ? 'the database is away' : 'unexpected');
      return rejection(isUnavailable(error) ? 'unavailable' : 'server_error', locale);
    }
  };
}
