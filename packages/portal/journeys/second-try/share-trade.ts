import { expect } from 'vitest';
import { newMemberByCall } from '../joining.ts';
import { fill, WORDS } from '../market.ts';
import { enter, main, press, readAs, type Scene, type SecondTry } from './scene.ts';

const PLACE = { method: 'POST', path: '**/api/share-offers' } as const;
const FIND = { method: 'GET', path: '**/api/placed-share-offer' } as const;
/** Far above what anybody asks for, so that the offers of these journeys stand. */
const PRICE = '900';

const dialog = (page: Scene['page']) => page.getByRole('dialog');
const openOffers = async (scene: Scene) => (await readAs<{ share_offers: { shares: number }[] }>(scene, '/api/share-offers?mine=true&status=pending')).share_offers.map(({ shares }) => shares);

/** A member with five shares, on the page of the market. */
async function member(scene: Scene) {
  const { page, locale, origin } = scene;
  const words = WORDS[locale];
  await enter(scene, await newMemberByCall(page, origin), '/profile/contribution');
  await page.getByRole('button', { name: words.sell, exact: true }).waitFor();
  const toReview = (shares: number) => fill(page, words, 'sell', shares, PRICE);
  const sell = async (shares: number) => (await toReview(shares)).click();
  const stands = async (shares: number) => {
    await dialog(page).waitFor({ state: 'hidden' });
    await expect.poll(() => openOffers(scene)).toEqual([shares]);
  };
  const loseConnection = async () => {
    await page.route(PLACE.path, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      return route.abort();
    }, { times: 1 });
  };
  return { words, toReview, sell, stands, loseConnection };
}

const placing: SecondTry = {
  call: PLACE,
  begin: async (scene) => {
    const { page, message, locale } = scene;
    const { words, sell, stands } = await member(scene);
    return {
      act: () => sell(4),
      lost: async () => {
        await dialog(page).getByText(message('portal.offers.uncertain')).waitFor();
        await dialog(page).getByRole('button', { name: words.place.sell }).click();
      },
      refused: async () => {
        // The same member offers shares in another tab meanwhile.
        const confirm = await fill(page, words, 'sell', 5, PRICE);
        const { origin } = scene;
        const authorization = await page.evaluate(() => localStorage.getItem('auth._token.local') ?? '');
        expect((await page.request.post(`${origin}/api/share-offers`, { data: { type: 'sell', shares: 1, price: 90_000, expires_in_days: 30 }, headers: { authorization, 'Idempotency-Key': crypto.randomUUID() } })).status()).toBe(201);
        await confirm.click();
        await dialog(page).getByText(words.refusal).first().waitFor();
        await page.request.post(`${origin}/api/share-offers/${((await readAs<{ share_offers: { id: number }[] }>(scene, '/api/share-offers?mine=true&status=pending')).share_offers[0]?.id ?? 0)}/cancel`, { headers: { authorization, 'Idempotency-Key': crypto.randomUUID() } });
        const back = dialog(page).getByRole('button', { name: words.back });
        if (await back.isVisible()) await back.click();
        await dialog(page).getByRole('spinbutton', { name: words.fields.quantity }).fill('4');
        await dialog(page).getByRole('button', { name: words.review }).click();
        await dialog(page).getByRole('button', { name: words.place.sell }).click();
      },
      reloaded: async () => {
        await page.getByText(locale === 'ar' ? /^سُجّل عرضك لبيع ٤ حصص/ : /^Your offer to sell 4 shares .* was placed/).waitFor();
      },
      done: () => stands(4),
    };
  },
};

/** Another order is submitted while the outcome of the first is unknown. */
const comparing: SecondTry = {
  call: FIND,
  begin: async (scene) => {
    const { page, message, locale } = scene;
    const { words, sell, stands, loseConnection } = await member(scene);
    await loseConnection();
    await sell(4);
    await dialog(page).getByText(message('portal.offers.uncertain')).waitFor();
    const change = async () => {
      const back = dialog(page).getByRole('button', { name: words.back });
      if (await back.isVisible()) await back.click();
      await dialog(page).getByRole('spinbutton', { name: words.fields.quantity }).fill('3');
      await dialog(page).getByRole('button', { name: words.review }).click();
      await dialog(page).getByRole('button', { name: words.place.sell }).click();
    };
    const placed = () => page.getByText(locale === 'ar' ? /^سُجّل عرضك لبيع ٤ حصص/ : /^Your offer to sell 4 shares .* was placed/).waitFor();
    return {
      act: change,
      lost: async () => {
        await dialog(page).getByText(message('portal.offers.uncertain')).waitFor();
        await dialog(page).getByRole('button', { name: words.place.sell }).click();
        await placed();
      },
      // The first order stands: the second one is refused, and nothing of it is sent.
      refused: async () => {
        await change();
        await placed();
        await page.getByText(message('portal.offers.outcome.nextDropped')).waitFor();
      },
      reloaded: placed,
      done: () => stands(4),
    };
  },
};

const checkingOutcome: SecondTry = {
  call: FIND,
  begin: async (scene) => {
    const { page, message, locale } = scene;
    const { sell, stands, loseConnection } = await member(scene);
    await loseConnection();
    await sell(4);
    await dialog(page).getByText(message('portal.offers.uncertain')).waitFor();
    const placed = () => page.getByText(locale === 'ar' ? /^سُجّل عرضك لبيع ٤ حصص/ : /^Your offer to sell 4 shares .* was placed/).waitFor();
    const again = async () => {
      await press(page, message('portal.offers.outcome.check'));
      await placed();
    };
    return {
      act: () => page.keyboard.press('Escape'),
      lost: again,
      refused: async () => {
        await page.route(FIND.path, (route) => route.fulfill({ status: 503, json: { request_id: 'x', code: 'server', message: message('portal.error.server') } }), { times: 1 });
        await page.keyboard.press('Escape');
        await main(page).getByText(message('portal.offers.outcome.unknownText')).waitFor();
        await again();
      },
      reloaded: placed,
      done: () => stands(4),
    };
  },
};

const withdrawing: SecondTry = {
  call: { method: 'POST', path: '**/api/share-offers/*/cancel' },
  begin: async (scene) => {
    const { page, message } = scene;
    const { words, sell, stands } = await member(scene);
    await sell(4);
    await stands(4);
    const act = async () => {
      await page.getByRole('button', { name: words.withdraw }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: words.confirm, exact: true }).click();
    };
    return {
      act,
      lost: async () => {
        await page.getByText(message('portal.offers.withdrawUncertain')).waitFor();
        await press(page, message('portal.offers.withdrawAgain'));
      },
      refused: async () => {
        // Withdrawn in another tab meanwhile: there is nothing left to withdraw.
        const [offer] = (await readAs<{ share_offers: { id: number }[] }>(scene, '/api/share-offers?mine=true&status=pending')).share_offers;
        const authorization = await page.evaluate(() => localStorage.getItem('auth._token.local') ?? '');
        expect((await page.request.post(`${scene.origin}/api/share-offers/${offer?.id}/cancel`, { headers: { authorization, 'Idempotency-Key': crypto.randomUUID() } })).status()).toBe(200);
        await act();
        await page.getByText(words.none).waitFor();
        // Another offer is withdrawn in time.
        await sell(3);
        await stands(3);
        await act();
      },
      reloaded: () => Promise.resolve(),
      done: async () => {
        await page.getByText(words.none).waitFor();
        await expect.poll(() => openOffers(scene)).toEqual([]);
      },
    };
  },
};

export const SHARE_TRADE = { 'shareTrade.ticket.placing': placing, 'shareTrade.ticket.comparing': comparing, 'shareTrade.unresolved.checking': checkingOutcome, 'shareTrade.withdrawal.withdrawing': withdrawing };
