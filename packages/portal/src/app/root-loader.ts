import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Setting } from '@taawun/api-client';
import { dayOf } from '@taawun/api-client/shares';
import { isSignedIn } from '../machines/auth.ts';
import { frames, rememberFrame, type RootData } from './frames.ts';
import { orRouteError } from './route-failure.ts';
import { servicesOf, type Services } from './services.ts';

async function ask({ client, auth }: Services, signal: AbortSignal | null): Promise<RootData> {
  const options = signal ? { signal } : {};
  const countUnread = async () => {
    if (!isSignedIn(auth.get())) return 0;
    const { data } = await client.getCounts(options);
    return data.notifications;
  };
  const [{ branches }, { settings }, unread] = await Promise.all([
    client.listBranches(options),
    client.listSettings({ pagination: 'all' }, options),
    // The bell is no reason to lose a page.
    countUnread().catch(() => 0),
  ]);
  return {
    branches,
    settings: Object.fromEntries(settings.map(({ type, value }: Setting) => [type, value])),
    unread,
    year: Number(dayOf(new Date()).slice(0, 4)),
  };
}

/**
 * The first time a page waits for it. From then on the frame stands, is asked for again beside the page, and changes when the answer
 * has come; while the server is away it stays as it was, and the page itself says what happened.
 */
export async function rootLoader({ request, context }: LoaderFunctionArgs): Promise<RootData> {
  const services = servicesOf(context);
  const locale = services.locale.get();
  const known = typeof document === 'undefined' ? undefined : frames.get()[locale];
  if (known) {
    const askAgain = async () => {
      const loaded = await ask(services, null);
      if (JSON.stringify(loaded) !== JSON.stringify(frames.get()[locale])) rememberFrame(locale, loaded);
    };
    askAgain().catch(() => {});
    return known;
  }
  const loaded = await orRouteError(() => ask(services, request.signal));
  if (typeof document !== 'undefined') rememberFrame(locale, loaded);
  return loaded;
}
