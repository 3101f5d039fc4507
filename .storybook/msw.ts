import { setupWorker, type SetupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';
import { handlers } from '@taawun/api-client/mocks';
import { isOwnAsset } from './own-assets.ts';

let started: Promise<SetupWorker> | undefined;

/** One worker per page: a docs page runs many stories at once, and msw throws when it is started twice. */
export function startWorker(): Promise<SetupWorker> {
  return (started ??= start());
}

async function start(): Promise<SetupWorker> {
  // The handlers apply from the start, not per story: the previous story may send requests until it is unmounted.
  const worker = setupWorker(...handlers);
  await worker.start({
    quiet: true,
    // './' in a built Storybook (so that it works under /storybook/), '/' in dev and in Vitest
    serviceWorker: { url: `${import.meta.env.BASE_URL}worker.js` },
    // The add-on passes msw 2's name of this option, which msw 3 ignores.
    onUnhandledFrame: ({ frame, defaults }) => {
      if (frame instanceof HttpNetworkFrame && !isOwnAsset(frame.data.request, location.origin)) defaults.error();
    },
  });
  return worker;
}
