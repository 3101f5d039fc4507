import { afterAll, beforeAll, describe } from 'vitest';
import { describeContract } from '@taawun/api-client/contract';
import { createDevice } from '../kit/device.ts';
import { databases, expireConfirmations, newestCode, newestToken, payAtSandbox, startServer } from '../kit/kit.ts';
import { unusedCodes } from '../kit/totp.ts';

describe.each(databases)('on $name', (kind) => {
  let running: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    // A payout is cancelled: the sandbox must not execute it first.
    running = await startServer(kind, {}, { PAYOUTS: 'manual' });
  });
  afterAll(() => running.stop());

  describeContract('the embedded server', {
    baseURL: () => running.baseURL,
    resetToken: () => newestToken(running.server),
    newestCode: () => newestCode(running.server),
    deletionToken: () => newestToken(running.server),
    expireConfirmations: () => expireConfirmations(running.server),
    device: () => createDevice(running.config.publicOrigin),
    totpCode: unusedCodes(),
    pay: (checkoutId, outcome) => payAtSandbox(running.server, checkoutId, outcome === 'paid' ? 'success' : 'declined'),
  });
});
