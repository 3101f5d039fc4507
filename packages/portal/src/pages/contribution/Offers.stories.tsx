import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DEMO, scenarios, signInAs } from '@taawun/api-client/mocks';
import type { Services } from '../../lib/services.ts';
import { userOf } from '../../machines/auth/auth.ts';
import { tradeIntentStorage } from '../../machines/share-trade/share-trade.binding.ts';
import { pageParameters } from '@taawun/ui/testing/modes';
import { PortalStory } from '../../testing/PortalStory.tsx';
import { atWork, heading, isArabic, only, openDialog, press } from '../../testing/story-play.ts';
import { page as Offers } from './Offers.page.tsx';

const PHONE = DEMO[0]?.phone ?? '';
/** Between the best offers of the book, in riyals and halalas, so that it matches none. */
const PRICE = { typed: '124.50', halalas: 12_450 };

const meta = {
  title: 'Portal/Offers',
  component: PortalStory,
  args: { at: '/profile/contribution/offers', pages: { '/profile/contribution/offers': Offers }, as: PHONE },
  parameters: pageParameters,
} satisfies Meta<typeof PortalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Both sides of the book, and no own offers. */
export const Idle: Story = {
  parameters: { machine: 'shareTrade.idle' },
  play: async ({ canvasElement, globals }) => {
    await heading(canvasElement, isArabic(globals) ? 'عروض الحصص' : 'Share offers');
  },
};

/** The member does not have the scope `trade`: no buttons, and the reason. */
export const TradingOnHold: Story = {
  args: {
    prepare: ({ auth }) => {
      const user = userOf(auth.get());
      if (user) auth.send({ type: 'user.changed', user: { ...user, scope: ['member'] } });
    },
  },
  play: async ({ canvasElement, globals }) => {
    await expect(
      await within(canvasElement).findByText(
        isArabic(globals) ? 'تداول الحصص موقوف في حسابك' : 'You cannot trade shares at the moment',
      ),
    ).toBeVisible();
    await expect(
      within(canvasElement).queryByRole('button', { name: isArabic(globals) ? 'بيع حصص' : 'Sell shares' }),
    ).toBeNull();
  },
};

const openTicket = async (canvasElement: HTMLElement, arabic: boolean) => {
  await press(canvasElement, arabic ? 'بيع حصص' : 'Sell shares');
  return openDialog();
};
/** Fills in the ticket, reviews it, and submits it. */
async function place(
  canvasElement: HTMLElement,
  arabic: boolean,
  shares = 4,
): Promise<{ dialog: HTMLElement; button: HTMLElement }> {
  const dialog = await openTicket(canvasElement, arabic);
  const quantity = within(dialog).getByRole('spinbutton', { name: arabic ? /عدد الحصص/ : /Number of shares/ });
  const price = within(dialog).getByRole('textbox', { name: arabic ? /سعر الحصة/ : /Price per share/ });
  for (const [field, text] of [
    [quantity, String(shares)],
    [price, PRICE.typed],
  ] as const) {
    await userEvent.clear(field);
    await userEvent.type(field, text);
  }
  await press(dialog, arabic ? 'متابعة إلى المراجعة' : 'Check your offer');
  return { dialog, button: await press(dialog, arabic ? 'تأكيد عرض البيع' : 'Place offer to sell') };
}

/** A sell ticket at the best bid. */
export const Filling: Story = {
  parameters: { machine: 'shareTrade.ticket.filling' },
  play: async ({ canvasElement, globals }) => {
    await expect(await openTicket(canvasElement, isArabic(globals))).toBeVisible();
  },
};
/** The request is pending: the ticket can be neither resubmitted nor closed. */
export const Placing: Story = {
  parameters: { machine: 'shareTrade.ticket.placing' },
  beforeEach: ({ msw }) => msw.use(...only(scenarios.pending, 'POST', '/api/share-offers')),
  play: async ({ canvasElement, globals }) => {
    await atWork((await place(canvasElement, isArabic(globals))).button);
  },
};
/** The same shares were offered from another session just before: the field shows the reason. */
export const Rejected: Story = {
  parameters: { machine: 'shareTrade.ticket.refused' },
  play: async ({ canvasElement, globals }) => {
    const arabic = isArabic(globals);
    await heading(canvasElement, arabic ? 'عروض الحصص' : 'Share offers');
    const headers = {
      Authorization: `Bearer ${signInAs(PHONE)}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
    };
    const { contribution } = (await (await fetch('/api/contribution', { headers })).json()) as {
      contribution: { available_shares: number };
    };
    const body = JSON.stringify({
      type: 'sell',
      shares: contribution.available_shares,
      price: PRICE.halalas,
      expires_in_days: 30,
    });
    await expect((await fetch('/api/share-offers', { method: 'POST', headers, body })).ok).toBe(true);
    const { dialog } = await place(canvasElement, arabic);
    await waitFor(() =>
      expect(within(dialog).getByRole('spinbutton', { name: arabic ? /عدد الحصص/ : /Number of shares/ })).toBeInvalid(),
    );
    // The page behind the ticket loads the other session's offer.
    await within(canvasElement).findByRole('button', {
      name: arabic ? /^سحب العرض/ : /^Withdraw the offer/,
      hidden: true,
    });
  },
};
/** The server failed without processing the order: the ticket stays, and can be resubmitted. */
export const Failed: Story = {
  parameters: { machine: 'shareTrade.ticket.failed' },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/api/share-offers', () =>
        HttpResponse.json({ message: '', code: 'rate_limited', request_id: 'story' }, { status: 429 }),
      ),
    ),
  play: async ({ canvasElement, globals }) => {
    const arabic = isArabic(globals);
    const { dialog } = await place(canvasElement, arabic);
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      arabic ? 'ما كتبته محفوظ في مكانه' : 'What you typed is still here',
    );
  },
};
const UNCERTAIN = { ar: 'إرساله مرة أخرى لن يسجّل عرضًا ثانيًا', en: 'It will not be placed twice' };
const lose = async (canvasElement: HTMLElement, arabic: boolean) => {
  const { dialog } = await place(canvasElement, arabic);
  await expect(await within(dialog).findByRole('alert')).toHaveTextContent(arabic ? UNCERTAIN.ar : UNCERTAIN.en);
  return dialog;
};
/** The response was lost and the outcome is unknown: resubmitting is safe (idempotent). */
export const Uncertain: Story = {
  parameters: { machine: 'shareTrade.ticket.uncertain' },
  beforeEach: ({ msw }) => msw.use(...only(scenarios.unavailable, 'POST', '/api/share-offers')),
  play: async ({ canvasElement, globals }) => {
    await lose(canvasElement, isArabic(globals));
  },
};
/** The order was changed meanwhile: it is sent only once the outcome of the first is known. */
export const Comparing: Story = {
  parameters: { machine: 'shareTrade.ticket.comparing' },
  beforeEach: ({ msw }) =>
    msw.use(
      ...only(scenarios.unavailable, 'POST', '/api/share-offers'),
      ...only(scenarios.pending, 'GET', '/api/placed-share-offer'),
    ),
  play: async ({ canvasElement, globals }) => {
    const arabic = isArabic(globals);
    const dialog = await lose(canvasElement, arabic);
    await press(dialog, arabic ? 'السابق' : 'Back');
    const quantity = within(dialog).getByRole('spinbutton', { name: arabic ? /عدد الحصص/ : /Number of shares/ });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '3');
    await press(dialog, arabic ? 'متابعة إلى المراجعة' : 'Check your offer');
    await atWork(await press(dialog, arabic ? 'تأكيد عرض البيع' : 'Place offer to sell'));
  },
};

const ORDER = { type: 'sell', shares: 4, price: PRICE.halalas, expires_in_days: 30 } as const;
/** Restores the state after a reload: an order was sent, and its response never arrived. */
const remember = ({ auth }: Services, idempotencyKey = crypto.randomUUID() as string) =>
  tradeIntentStorage.write(userOf(auth.get())?.id ?? null, { order: ORDER, idempotencyKey });
const reloaded = { prepare: (services) => remember(services) } satisfies Partial<Story['args']>;
const outcome = (canvasElement: HTMLElement, name: RegExp) =>
  waitFor(() => expect(within(canvasElement).getByText(name)).toBeVisible());
/** After a reload: the page queries the outcome of the order. */
export const OutcomeChecking: Story = {
  parameters: { machine: 'shareTrade.unresolved.checking' },
  args: reloaded,
  beforeEach: ({ msw }) => msw.use(...only(scenarios.pending, 'GET', '/api/placed-share-offer')),
  play: ({ canvasElement, globals }) =>
    outcome(canvasElement, isArabic(globals) ? /نتحقّق من وصول عرضك/ : /Checking your offer/),
};
/** The server is not reachable yet. */
export const OutcomeUnknown: Story = {
  parameters: { machine: 'shareTrade.unresolved.unknown' },
  args: reloaded,
  beforeEach: ({ msw }) => msw.use(...only(scenarios.serverError, 'GET', '/api/placed-share-offer')),
  play: ({ canvasElement, globals }) =>
    outcome(canvasElement, isArabic(globals) ? /لا نعرف هل سُجّل عرضك/ : /We do not know if your offer/),
};
/** The server never received the order: the same ticket reopens. */
export const OutcomeNotPlaced: Story = {
  parameters: { machine: 'shareTrade.unresolved.notPlaced' },
  args: reloaded,
  play: ({ canvasElement, globals }) => outcome(canvasElement, isArabic(globals) ? /لم يُسجَّل عرضك/ : /was not placed/),
};
/** The server has placed the order, once. */
export const OutcomePlaced: Story = {
  parameters: { machine: 'shareTrade.unresolved.placed' },
  args: {
    prepare: async (services) => {
      const idempotencyKey = crypto.randomUUID();
      await services.client.placeShareOffer(ORDER, { idempotencyKey });
      remember(services, idempotencyKey);
    },
  },
  play: ({ canvasElement, globals }) => outcome(canvasElement, isArabic(globals) ? /مرة واحدة/ : /was placed once/),
};

const withOffer = {
  prepare: ({ client }) =>
    client.placeShareOffer(
      { type: 'sell', shares: 4, price: PRICE.halalas, expires_in_days: 30 },
      { idempotencyKey: crypto.randomUUID() },
    ),
} satisfies Partial<Story['args']>;
const openWithdrawal = async (canvasElement: HTMLElement, arabic: boolean) => {
  await press(canvasElement, arabic ? /^سحب العرض/ : /^Withdraw the offer/);
  return openDialog('alertdialog');
};
const withdraw = async (canvasElement: HTMLElement, arabic: boolean) =>
  press(await openWithdrawal(canvasElement, arabic), arabic ? 'سحب' : 'Withdraw');

/** A withdrawal needs confirmation. */
export const Confirming: Story = {
  parameters: { machine: 'shareTrade.withdrawal.asking' },
  args: withOffer,
  play: async ({ canvasElement, globals }) => {
    await expect(await openWithdrawal(canvasElement, isArabic(globals))).toBeVisible();
  },
};
/** The withdrawal is pending. */
export const Withdrawing: Story = {
  parameters: { machine: 'shareTrade.withdrawal.withdrawing' },
  args: withOffer,
  beforeEach: ({ msw }) => msw.use(...only(scenarios.pending, 'POST', '/api/share-offers/:id/cancel')),
  play: async ({ canvasElement, globals }) => {
    await atWork(await withdraw(canvasElement, isArabic(globals)));
  },
};
/** The response was lost: the page says so, and the same withdrawal can be resent. */
export const NotWithdrawn: Story = {
  parameters: { machine: 'shareTrade.withdrawal.failed' },
  args: withOffer,
  beforeEach: ({ msw }) => msw.use(...only(scenarios.unavailable, 'POST', '/api/share-offers/:id/cancel')),
  play: async ({ canvasElement, globals }) => {
    await withdraw(canvasElement, isArabic(globals));
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      isArabic(globals) ? 'لا نعرف هل سُحب عرضك' : 'We do not know if your offer was withdrawn',
    );
  },
};
/** The offer was matched or withdrawn elsewhere just before. */
export const NothingToWithdraw: Story = {
  parameters: { machine: 'shareTrade.withdrawal.refused' },
  args: withOffer,
  play: async ({ canvasElement, globals }) => {
    const dialog = await openWithdrawal(canvasElement, isArabic(globals));
    const headers = {
      Authorization: `Bearer ${signInAs(PHONE)}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
    };
    const { share_offers } = (await (
      await fetch('/api/share-offers?mine=true&status=pending', { headers })
    ).json()) as { share_offers: { id: number }[] };
    await fetch(`/api/share-offers/${share_offers[0]?.id}/cancel`, { method: 'POST', headers });
    await press(dialog, isArabic(globals) ? 'سحب' : 'Withdraw');
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};
