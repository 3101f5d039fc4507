import { closed } from '../kit/browser.ts';
import { expect } from 'vitest';
import { newMemberByCall } from '../kit/joining.ts';
import { fill, MESSAGES } from '../kit/market.ts';
import { enter, loseResponse, main, postAs, press, readAs, rejectCall, type Scene, type SecondTry } from './scene.ts';

const PLACE = { method: 'POST', path: '**/api/share-offers' } as const;
const FIND = { method: 'GET', path: '**/api/placed-share-offer' } as const;
/** Far above the price of every other offer, so that the offers of these journeys stay open. */
const PRICE = '900';

const dialog = (page: Scene['page']) => page.getByRole('dialog');
const readOffers = async (scene: Scene) =>
  (
    await readAs<{ share_offers: { id: number; shares: number }[] }>(
      scene,
      '/api/share-offers?mine=true&status=pending',
    )
  ).share_offers;
const openOffers = async (scene: Scene) => (await readOffers(scene)).map(({ shares }) => shares);

/** The member withdraws the only open offer in another tab. */
async function cancelElsewhere(scene: Scene): Promise<void> {
  const [offer] = await readOffers(scene);
  await postAs(scene, `/api/share-offers/${offer?.id}/cancel`);
}

/** Signs in a new member with five shares, and opens the market. */
async function member(scene: Scene) {
  const { page, locale, origin } = scene;
  const messages = MESSAGES[locale];
  await enter(scene, await newMemberByCall(page, origin), '/profile/contribution');
  await page.getByRole('button', { name: messages.sell, exact: true }).waitFor();
  const toReview = (shares: number) => fill(page, messages, 'sell', shares, PRICE);
  const sell = async (shares: number) => (await toReview(shares)).click();
  const stands = async (shares: number) => {
    await closed(page);
    await expect.poll(() => openOffers(scene)).toEqual([shares]);
  };
  return { messages, toReview, sell, stands };
}

const placing: SecondTry = {
  call: PLACE,
  begin: async (scene) => {
    const { page, message, locale } = scene;
    const { messages, sell, stands } = await member(scene);
    return {
      act: () => sell(4),
      lost: async () => {
        await dialog(page).getByText(message('portal.offers.uncertain')).waitFor();
        await dialog(page).getByRole('button', { name: messages.place.sell }).click();
      },
      rejected: async () => {
        // The member offers shares in another tab meanwhile.
        const confirm = await fill(page, messages, 'sell', 5, PRICE);
        await postAs(scene, '/api/share-offers', { type: 'sell', shares: 1, price: 90_000, expires_in_days: 30 });
        await confirm.click();
        await dialog(page)
          .getByText(/يمكنك أن تعرض ٤ حصص|You can offer .*4/)
          .first()
          .waitFor();
        await cancelElsewhere(scene);
        const back = dialog(page).getByRole('button', { name: messages.back });
        if (await back.isVisible()) await back.click();
        await dialog(page).getByRole('spinbutton', { name: messages.fields.quantity }).fill('4');
        await dialog(page).getByRole('button', { name: messages.review }).click();
        await dialog(page).getByRole('button', { name: messages.place.sell }).click();
      },
      reloaded: async () => {
        await page
          .getByText(locale === 'ar' ? /^سُجّل عرضك لبيع ٤ حصص/ : /^Your offer to sell 4 shares .* was placed/)
          .waitFor();
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
    const { messages, sell, stands } = await member(scene);
    await loseResponse(page, PLACE);
    await sell(4);
    await dialog(page).getByText(message('portal.offers.uncertain')).waitFor();
    const change = async () => {
      const back = dialog(page).getByRole('button', { name: messages.back });
      if (await back.isVisible()) await back.click();
      await dialog(page).getByRole('spinbutton', { name: messages.fields.quantity }).fill('3');
      await dialog(page).getByRole('button', { name: messages.review }).click();
      await dialog(page).getByRole('button', { name: messages.place.sell }).click();
    };
    const placed = () =>
      page.getByText(locale === 'ar' ? /^سُجّل عرضك لبيع ٤ حصص/ : /^Your offer to sell 4 shares .* was placed/).waitFor();
    return {
      act: change,
      lost: async () => {
        await dialog(page).getByText(message('portal.offers.uncertain')).waitFor();
        await dialog(page).getByRole('button', { name: messages.place.sell }).click();
        await placed();
      },
      // The first order was placed: the second one is dropped and not sent.
      rejected: async () => {
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
    const { sell, stands } = await member(scene);
    await loseResponse(page, PLACE);
    await sell(4);
    await dialog(page).getByText(message('portal.offers.uncertain')).waitFor();
    const placed = () =>
      page.getByText(locale === 'ar' ? /^سُجّل عرضك لبيع ٤ حصص/ : /^Your offer to sell 4 shares .* was placed/).waitFor();
    const again = async () => {
      await press(page, message('portal.offers.outcome.check'));
      await placed();
    };
    return {
      act: () => page.keyboard.press('Escape'),
      lost: again,
      rejected: async () => {
        await rejectCall(page, FIND, 503, { code: 'server_error', message: message('portal.error.server') });
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
    const { messages, sell, stands } = await member(scene);
    await sell(4);
    await stands(4);
    const act = async () => {
      await page.getByRole('button', { name: messages.withdraw }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: messages.confirm, exact: true }).click();
    };
    return {
      act,
      lost: async () => {
        await page.getByText(message('portal.offers.withdrawUncertain')).waitFor();
        await press(page, message('portal.offers.withdrawAgain'));
      },
      rejected: async () => {
        // The offer was withdrawn in another tab meanwhile.
        await cancelElsewhere(scene);
        await act();
        await page.getByText(messages.none).waitFor();
        // The next offer is withdrawn in time.
        await sell(3);
        await stands(3);
        await act();
      },
      reloaded: () => Promise.resolve(),
      done: async () => {
        await page.getByText(messages.none).waitFor();
        await expect.poll(() => openOffers(scene)).toEqual([]);
      },
    };
  },
};

export const SHARE_TRADE = {
  'shareTrade.ticket.placing': placing,
  'shareTrade.ticket.comparing': comparing,
  'shareTrade.unresolved.checking': checkingOutcome,
  'shareTrade.withdrawal.withdrawing': withdrawing,
};
