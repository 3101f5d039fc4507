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
  WORDS,
  type Words,
} from '../kit/giving.ts';
import { newUserByCall } from '../kit/joining.ts';
import { enter, main, readAs, refuse, type Scene, type SecondTry } from './scene.ts';

const VERIFY = { method: 'POST', path: '**/api/checkout/*/verify' } as const;
/** As long as a bank's own page may take before the server is asked, and between two askings of an undecided payment; and a little. */
const PATIENCE = 21_000;
const SLOWLY = 13_000;

/** A signed-in user on the page of a donation of 50 SAR. */
async function donor(scene: Scene): Promise<Words> {
  await enter(scene, await newUserByCall(scene.page, scene.origin), '/donate?amount=5000&frequency=once');
  return WORDS[scene.locale];
}

/** One order of this user is paid, and paid once. */
async function paidOnce(scene: Scene): Promise<void> {
  await reaches(scene.page, WORDS[scene.locale].paid);
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

async function continueToCard(page: Scene['page'], words: Words): Promise<void> {
  await reaches(page, words.brand);
  await dialog(page).getByRole('button', { name: words.next, exact: true }).click();
  await fields(page).locator('#number').waitFor();
}

const toBrand = async (page: Scene['page'], words: Words) => {
  await main(page).getByRole('button', { name: words.pay }).first().click();
};

async function retryCard(page: Scene['page'], words: Words): Promise<void> {
  await reaches(page, words.failed);
  await dialog(page).getByRole('button', { name: words.retry }).click();
  await continueToCard(page, words);
  await pay(page, CARDS.success);
}

/** The page is opened with a payment that an earlier page has left open. */
const resuming: SecondTry = {
  call: VERIFY,
  begin: async (scene) => {
    const { page } = scene;
    const words = await donor(scene);
    await toCard(page, words);
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
      refused: async () => {
        const isRefused = await refuse(page, VERIFY, 404, {
          code: 'not_found',
          message: scene.message('portal.error.notFound'),
        });
        await act();
        await isRefused();
        // The payment is not known any more: the page is there, and a new donation begins.
        await toCard(page, words);
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
    const words = await donor(scene);
    const finish = async () => {
      await continueToCard(page, words);
      await pay(page, CARDS.success);
    };
    return {
      act: () => toBrand(page, words),
      lost: async () => {
        await reaches(page, words.failed);
        await dialog(page).getByRole('button', { name: words.retry }).click();
        await finish();
      },
      refused: async () => {
        await refuse(page, { method: 'GET', path: '**/api/payment-methods' }, 503, {
          code: 'server_error',
          message: scene.message('portal.error.server'),
        });
        await toBrand(page, words);
        await reaches(page, words.failed);
        await page.keyboard.press('Escape');
        await closed(page);
        await open(page, scene.at('/donate?amount=7000&frequency=once'));
        await toBrand(page, words);
        await finish();
      },
      reloaded: async () => {
        await hydrated(page);
        await returned(page);
        await toBrand(page, words);
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
    const words = await donor(scene);
    let expected = 1;
    const act = async () => {
      await toBrand(page, words);
      await reaches(page, words.brand);
      await dialog(page).getByRole('button', { name: words.next, exact: true }).click();
    };
    const finish = async () => {
      await fields(page).locator('#number').waitFor();
      await pay(page, CARDS.success);
    };
    return {
      act,
      lost: async () => {
        await reaches(page, words.failed);
        await dialog(page).getByRole('button', { name: words.retry }).click();
        await finish();
      },
      refused: async () => {
        await refuse(page, { method: 'POST', path: '**/api/checkout' }, 422, {
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
      // The order of the first page stays open; nothing is paid for it.
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

/** The bank asks on its own page for so long that the server is asked meanwhile. */
const looking: SecondTry = {
  call: VERIFY,
  begin: async (scene) => {
    const { page } = scene;
    await page.clock.install();
    const words = await donor(scene);
    await toCard(page, words);
    await pay(page, CARDS.threeDSecure);
    await fields(page).locator('#code').waitFor();
    const act = () => page.clock.fastForward(PATIENCE);
    return {
      act,
      lost: () => answerBank(page),
      refused: async () => {
        await act();
        await fields(page).locator('#code').fill('000000');
        await send(page);
        await retryCard(page, words);
      },
      // The bank's page belongs to the frame that is gone: its question is asked again, or another card is taken.
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
    const words = await donor(scene);
    await toCard(page, words);
    return {
      act: () => pay(page, CARDS.success),
      lost: () => Promise.resolve(),
      refused: async () => {
        await pay(page, CARDS.declined);
        await retryCard(page, words);
      },
      reloaded: () => Promise.resolve(),
      done: () => paidOnce(scene),
    };
  },
};

/** Nobody can say what became of a payment: the server cannot be asked until it is called pending. */
const pendingAsking: SecondTry = {
  call: VERIFY,
  begin: async (scene) => {
    const { page, message } = scene;
    await page.clock.install();
    const words = await donor(scene);
    await toCard(page, words);
    const becomesPending = async (card: string) => {
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
        await becomesPending(CARDS.success);
        await page.clock.fastForward(SLOWLY);
      },
      lost: () => page.clock.fastForward(SLOWLY),
      refused: async () => {
        await becomesPending(CARDS.declined);
        await page.clock.fastForward(SLOWLY);
        await retryCard(page, words);
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
  'payment.pending.asking': pendingAsking,
};
