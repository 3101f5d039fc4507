import { closed, hydrated, returned } from '../kit/browser.ts';
import type { Route } from 'playwright';
import { expect } from 'vitest';
import {
  answerBank,
  CARDS,
  dialog,
  fields,
  open,
  reaches,
  send,
  toCard,
  typeCard,
  MESSAGES,
  type Messages,
} from '../kit/giving.ts';
import { newUserByCall } from '../kit/joining.ts';
import { enter, main, readAs, rejectCall, type Scene, type SecondTry } from './scene.ts';

const VERIFY = { method: 'POST', path: '**/api/checkout/*/verify' } as const;
/** Timeout of the bank's page before the first poll, and poll interval of a pending payment; in ms, with a margin. */
const BANK_TIMEOUT = 21_000;
const PENDING_POLL_INTERVAL = 13_000;

/** Signs in a new user and opens a donation of SAR 50. */
async function donor(scene: Scene): Promise<Messages> {
  await enter(scene, await newUserByCall(scene.page, scene.origin), '/donate?amount=5000&frequency=once');
  return MESSAGES[scene.locale];
}

/** Expects exactly one paid order of this user. */
async function paidOnce(scene: Scene): Promise<void> {
  await reaches(scene.page, MESSAGES[scene.locale].paid);
  const { orders } = await readAs<{ orders: { number: string; status: string; payments?: unknown[] }[] }>(
    scene,
    '/api/orders',
  );
  expect(orders.map(({ status }) => status).filter((status) => status === 'succeeded')).toHaveLength(1);
}

const unreachable = (route: Route) => route.abort();

async function pay(page: Scene['page'], card: string): Promise<void> {
  await typeCard(page, card);
  await send(page);
}

async function continueToCard(page: Scene['page'], messages: Messages): Promise<void> {
  await reaches(page, messages.brand);
  await dialog(page).getByRole('button', { name: messages.next, exact: true }).click();
  await fields(page).locator('#number').waitFor();
}

const toBrand = async (page: Scene['page'], messages: Messages) => {
  await main(page).getByRole('button', { name: messages.pay }).first().click();
};

async function retryCard(page: Scene['page'], messages: Messages): Promise<void> {
  await reaches(page, messages.failed);
  await dialog(page).getByRole('button', { name: messages.retry }).click();
  await continueToCard(page, messages);
  await pay(page, CARDS.success);
}

/** A page opens with the open payment of an earlier page. */
const resuming: SecondTry = {
  call: VERIFY,
  begin: async (scene) => {
    const { page } = scene;
    const messages = await donor(scene);
    await toCard(page, messages);
    const act = () => page.reload();
    const onward = async () => {
      await fields(page).locator('#number').waitFor();
      await pay(page, CARDS.success);
    };
    return {
      act,
      lost: async () => {
        await act();
        await onward();
      },
      rejected: async () => {
        const isRejected = await rejectCall(page, VERIFY, 404, {
          code: 'not_found',
          message: scene.message('portal.error.notFound'),
        });
        await act();
        await isRejected();
        // The server does not know the payment: the user starts a new donation.
        await toCard(page, messages);
        await pay(page, CARDS.success);
      },
      reloaded: onward,
      done: () => paidOnce(scene),
    };
  },
};

const loadingScript: SecondTry = {
  call: { method: 'GET', path: '**/api/payment-methods' },
  begin: async (scene) => {
    const { page } = scene;
    const messages = await donor(scene);
    const finish = async () => {
      await continueToCard(page, messages);
      await pay(page, CARDS.success);
    };
    return {
      act: () => toBrand(page, messages),
      lost: async () => {
        await reaches(page, messages.failed);
        await dialog(page).getByRole('button', { name: messages.retry }).click();
        await finish();
      },
      rejected: async () => {
        await rejectCall(page, { method: 'GET', path: '**/api/payment-methods' }, 503, {
          code: 'server_error',
          message: scene.message('portal.error.server'),
        });
        await toBrand(page, messages);
        await reaches(page, messages.failed);
        await page.keyboard.press('Escape');
        await closed(page);
        await open(page, scene.at('/donate?amount=7000&frequency=once'));
        await toBrand(page, messages);
        await finish();
      },
      reloaded: async () => {
        await hydrated(page);
        await returned(page);
        await toBrand(page, messages);
        await finish();
      },
      done: () => paidOnce(scene),
    };
  },
};

const creatingCheckout: SecondTry = {
  call: { method: 'POST', path: '**/api/checkout' },
  begin: async (scene) => {
    const { page, at, message } = scene;
    const messages = await donor(scene);
    let expected = 1;
    const act = async () => {
      await toBrand(page, messages);
      await reaches(page, messages.brand);
      await dialog(page).getByRole('button', { name: messages.next, exact: true }).click();
    };
    const finish = async () => {
      await fields(page).locator('#number').waitFor();
      await pay(page, CARDS.success);
    };
    return {
      act,
      lost: async () => {
        await reaches(page, messages.failed);
        await dialog(page).getByRole('button', { name: messages.retry }).click();
        await finish();
      },
      rejected: async () => {
        await rejectCall(page, { method: 'POST', path: '**/api/checkout' }, 422, {
          code: 'validation',
          message: message('portal.error.validation'),
          errors: { amount: [message('portal.error.validation')] },
        });
        await act();
        await closed(page);
        await open(page, at('/donate?amount=6000&frequency=once'));
        await act();
        await finish();
      },
      // The order of the first page stays open and unpaid.
      reloaded: async () => {
        expected = 2;
        await hydrated(page);
        await returned(page);
        await act();
        await finish();
      },
      done: async () => {
        await paidOnce(scene);
        expect((await readAs<{ orders: unknown[] }>(scene, '/api/orders')).orders).toHaveLength(expected);
      },
    };
  },
};

/** The bank's page stays open so long that the server is polled meanwhile. */
const looking: SecondTry = {
  call: VERIFY,
  begin: async (scene) => {
    const { page } = scene;
    await page.clock.install();
    const messages = await donor(scene);
    await toCard(page, messages);
    await pay(page, CARDS.threeDSecure);
    await fields(page).locator('#code').waitFor();
    const act = () => page.clock.fastForward(BANK_TIMEOUT);
    return {
      act,
      lost: () => answerBank(page),
      rejected: async () => {
        await act();
        await fields(page).locator('#code').fill('000000');
        await send(page);
        await retryCard(page, messages);
      },
      // The iframe is gone after the reload: the bank's page opens again, or the card fields do.
      reloaded: async () => {
        await fields(page).locator('#number, #code').first().waitFor();
        if (await fields(page).locator('#code').isVisible()) await answerBank(page);
        else await pay(page, CARDS.success);
      },
      done: () => paidOnce(scene),
    };
  },
};

const verifying: SecondTry = {
  call: VERIFY,
  begin: async (scene) => {
    const { page } = scene;
    const messages = await donor(scene);
    await toCard(page, messages);
    return {
      act: () => pay(page, CARDS.success),
      lost: () => Promise.resolve(),
      rejected: async () => {
        await pay(page, CARDS.declined);
        await retryCard(page, messages);
      },
      reloaded: () => Promise.resolve(),
      done: () => paidOnce(scene),
    };
  },
};

/** The outcome of a payment is unknown: the server is unreachable until the payment is pending. */
const pendingPoll: SecondTry = {
  call: VERIFY,
  begin: async (scene) => {
    const { page, message } = scene;
    await page.clock.install();
    const messages = await donor(scene);
    await toCard(page, messages);
    const untilPending = async (card: string) => {
      await page.route(VERIFY.path, unreachable);
      await pay(page, card);
      await expect
        .poll(async () => {
          await page.clock.fastForward(7000);
          return dialog(page).getByText(message('portal.giving.unknown')).count();
        })
        .toBe(1);
      await page.unroute(VERIFY.path, unreachable);
    };
    return {
      act: async () => {
        await untilPending(CARDS.success);
        await page.clock.fastForward(PENDING_POLL_INTERVAL);
      },
      lost: () => page.clock.fastForward(PENDING_POLL_INTERVAL),
      rejected: async () => {
        await untilPending(CARDS.declined);
        await page.clock.fastForward(PENDING_POLL_INTERVAL);
        await retryCard(page, messages);
      },
      reloaded: () => Promise.resolve(),
      done: () => paidOnce(scene),
    };
  },
};

export const PAYMENT = {
  'payment.resuming': resuming,
  'payment.loadingScript': loadingScript,
  'payment.creatingCheckout': creatingCheckout,
  'payment.paying.looking': looking,
  'payment.verifying.asking': verifying,
  'payment.pending.asking': pendingPoll,
};
