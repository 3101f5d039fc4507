import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { rootLoader } from './root-loader.ts';
import { servicesContext, type Services } from '../../lib/services.ts';
import type { SiteDataByLocale } from '../../lib/site-data.ts';
import { createStore } from '../../machines/shared/store.ts';

/** Services of a browser with `getCounts` for the unread notifications. */
function browser(getCounts: () => Promise<{ data: { notifications: number } }>) {
  const session = { user: { id: 1 }, signedIn: true };
  const services = {
    client: {
      listBranches: () => Promise.resolve({ branches: [] }),
      listSettings: () => Promise.resolve({ settings: [] }),
      getCounts,
    },
    auth: { get: () => session },
    locale: createStore('ar'),
    siteData: createStore<SiteDataByLocale>({}),
  } as unknown as Services;
  const context = new RouterContextProvider(new Map([[servicesContext, services]]));
  const load = () =>
    rootLoader({ request: new Request('http://site/'), params: {}, context } as unknown as LoaderFunctionArgs);
  const unread = () => services.siteData.get().ar?.unread;
  return { load, unread, session };
}

const count = (notifications: number) => ({ data: { notifications } });

describe('site data', () => {
  it('belongs to one browser: another one loads its own', async () => {
    const [first, second] = [browser(async () => count(2)), browser(async () => count(5))];
    await first.load();
    await second.load();
    expect([first.unread(), second.unread()]).toEqual([2, 5]);
  });

  it('is returned from the cache on later navigations, and replaced by the response', async () => {
    let notifications = 2;
    const { load, unread } = browser(async () => count(notifications));
    await load();
    notifications = 3;
    expect((await load()).unread).toBe(2);
    await expect.poll(unread).toBe(3);
  });

  it('ignores a response for a user who has signed out', async () => {
    const responses: ((value: ReturnType<typeof count>) => void)[] = [];
    const { load, unread, session } = browser(
      () =>
        new Promise((resolve) => {
          responses.push(resolve);
        }),
    );
    const first = load();
    responses[0]?.(count(0));
    await first;
    await load();
    session.user = { id: 2 };
    await load();
    await expect.poll(() => responses).toHaveLength(3);
    responses[2]?.(count(1));
    await expect.poll(unread).toBe(1);
    responses[1]?.(count(7));
    await new Promise(setImmediate);
    expect(unread()).toBe(1);
  });
});
