import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { clearCachedData } from '../data/cached-data.ts';
import { definePage } from './page.ts';
import { lazyPage } from './lazy-page.tsx';
import { servicesContext, type Services } from '../../lib/services.ts';

beforeEach(clearCachedData);

/** A page whose data resolves on `arrive()`, and rejects when its request is aborted. */
function slowPage() {
  const requested = Promise.withResolvers<void>();
  const data = Promise.withResolvers<{ title: string }>();
  const page = definePage({
    load: ({ signal }) => {
      signal.addEventListener('abort', () => data.reject(new Error('aborted')), { once: true });
      requested.resolve();
      return data.promise;
    },
    meta: () => ({ title: null }),
    Component: () => null,
  });
  return {
    part: lazyPage(() => Promise.resolve({ page }), { module: 'src/pages/slow' }),
    requested: requested.promise,
    arrive: () => data.resolve({ title: 'Services' }),
  };
}

const guest = { auth: { get: () => ({ user: null }) } } as unknown as Services;
const context = new RouterContextProvider(new Map([[servicesContext, guest]]));
const call = (signal: AbortSignal) =>
  ({
    request: new Request('https://example.test/services', { signal }),
    params: {},
    context,
  }) as unknown as LoaderFunctionArgs;

it('loads the data although the first navigation to the page was aborted', async () => {
  const { part, requested, arrive } = slowPage();
  const left = new AbortController();
  const first = part.loader(call(left.signal));
  const second = part.loader(call(new AbortController().signal));
  await requested;
  left.abort();
  arrive();
  await expect(second).resolves.toMatchObject({ title: 'Services' });
  await expect(first).resolves.toMatchObject({ title: 'Services' });
});
