import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DEMO, scenarios, signInAs } from '@taawun/api-client/mocks';
import { pageParameters } from '@taawun/ui/testing/modes';
import { userOf } from '../../machines/auth.ts';
import { PortalStory } from '../../testing/PortalStory.tsx';
import { atWork, heading, isArabic, only, openDialog, press } from '../../testing/story-play.ts';
import { page as Offers } from './Offers.page.tsx';

const PHONE = DEMO[0]?.phone ?? '';
/** Between the best offers of the book, in riyals and halalas: it meets none. */
const PRICE = { typed: '124.50', halalas: 12_450 };

const meta = {
  title: 'Portal/Offers',
  component: PortalStory,
  args: { at: '/profile/contribution/offers', pages: { '/profile/contribution/offers': Offers }, as: PHONE },
  parameters: pageParameters,
} satisfies Meta<typeof PortalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Both sides of the book, and no offer of one's own. */
export const Idle: Story = {
  parameters: { machine: 'shareTrade.idle' },
  play: async ({ canvasElement, globals }) => {
    await heading(canvasElement, isArabic(globals) ? 'عروض الحصص' : 'Share offers');
  },
};

/** The member has no scope to trade: no buttons, and why. */
export const TradingOnHold: Story = {
  args: {
    prepare: ({ auth }) => {
      const user = userOf(auth.get());
      if (user) auth.send({ type: 'user.changed', user: { ...user, scope: ['member'] } });
    },
  },
  play: async ({ canvasElement, globals }) => {
    await expect(await within(canvasElement).findByText(isArabic(globals) ? 'تداول الحصص موقوف في حسابك' : 'Share trading is on hold for your account')).toBeVisible();
    await expect(within(canvasElement).queryByRole('button', { name: isArabic(globals) ? 'بيع حصص' : 'Sell shares' })).toBeNull();
  },
};

const openTicket = async (canvasElement: HTMLElement, arabic: boolean) => {
  await press(canvasElement, arabic ? 'بيع حصص' : 'Sell shares');
  return openDialog();
};
/** Fills the ticket in, looks at it, and sends it. */
async function place(canvasElement: HTMLElement, arabic: boolean, shares = 4): Promise<{ dialog: HTMLElement; button: HTMLElement }> {
  const dialog = await openTicket(canvasElement, arabic);
  const quantity = within(dialog).getByRole('spinbutton', { name: arabic ? /عدد الحصص/ : /Number of shares/ });
  const price = within(dialog).getByRole('textbox', { name: arabic ? /سعر الحصة/ : /Price of a share/ });
  for (const [field, text] of [[quantity, String(shares)], [price, PRICE.typed]] as const) {
    await userEvent.clear(field);
    await userEvent.type(field, text);
  }
  await press(dialog, arabic ? 'متابعة إلى المراجعة' : 'Continue to review');
  return { dialog, button: await press(dialog, arabic ? 'تأكيد عرض البيع' : 'Place the offer to sell') };
}

/** A ticket to sell, at the best price that somebody gives. */
export const Filling: Story = {
  parameters: { machine: 'shareTrade.ticket.filling' },
  play: async ({ canvasElement, globals }) => {
    await expect(await openTicket(canvasElement, isArabic(globals))).toBeVisible();
  },
};
/** On its way: it cannot be sent twice, nor left. */
export const Placing: Story = {
  parameters: { machine: 'shareTrade.ticket.placing' },
  beforeEach: ({ msw }) => msw.use(...only(scenarios.pending, 'POST', '/api/share-offers')),
  play: async ({ canvasElement, globals }) => {
    await atWork((await place(canvasElement, isArabic(globals))).button);
  },
};
/** The same shares were offered from another session a moment before: back to the field, with the reason. */
export const Refused: Story = {
  parameters: { machine: 'shareTrade.ticket.refused' },
  play: async ({ canvasElement, globals }) => {
    const arabic = isArabic(globals);
    await heading(canvasElement, arabic ? 'عروض الحصص' : 'Share offers');
    const headers = { 'Authorization': `Bearer ${signInAs(PHONE)}`, 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() };
    const { contribution } = (await (await fetch('/api/contribution', { headers })).json()) as { contribution: { available_shares: number } };
    const body = JSON.stringify({ type: 'sell', shares: contribution.available_shares, price: PRICE.halalas, expires_in_days: 30 });
    await expect((await fetch('/api/share-offers', { method: 'POST', headers, body })).ok).toBe(true);
    const { dialog } = await place(canvasElement, arabic);
    await waitFor(() => expect(within(dialog).getByRole('spinbutton', { name: arabic ? /عدد الحصص/ : /Number of shares/ })).toBeInvalid());
  },
};
/** The server was away: the ticket stays, and can be sent again. */
export const Failed: Story = {
  parameters: { machine: 'shareTrade.ticket.failed' },
  beforeEach: ({ msw }) => msw.use(...only(scenarios.unavailable, 'POST', '/api/share-offers')),
  play: async ({ canvasElement, globals }) => {
    const arabic = isArabic(globals);
    const { dialog } = await place(canvasElement, arabic);
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent(arabic ? 'ما كتبته محفوظ في مكانه' : 'What you typed is still here');
  },
};

const withOffer = {
  prepare: ({ client }) => client.placeShareOffer({ type: 'sell', shares: 4, price: PRICE.halalas, expires_in_days: 30 }, { idempotencyKey: crypto.randomUUID() }),
} satisfies Partial<Story['args']>;
const askToWithdraw = async (canvasElement: HTMLElement, arabic: boolean) => {
  await press(canvasElement, arabic ? /^سحب العرض/ : /^Withdraw the offer/);
  return openDialog('alertdialog');
};
const withdraw = async (canvasElement: HTMLElement, arabic: boolean) => press(await askToWithdraw(canvasElement, arabic), arabic ? 'سحب' : 'Withdraw');

/** Nothing is withdrawn before it was asked. */
export const Asking: Story = {
  parameters: { machine: 'shareTrade.withdrawal.asking' },
  args: withOffer,
  play: async ({ canvasElement, globals }) => {
    await expect(await askToWithdraw(canvasElement, isArabic(globals))).toBeVisible();
  },
};
/** Being withdrawn. */
export const Withdrawing: Story = {
  parameters: { machine: 'shareTrade.withdrawal.withdrawing' },
  args: withOffer,
  beforeEach: ({ msw }) => msw.use(...only(scenarios.pending, 'POST', '/api/share-offers/:id/cancel')),
  play: async ({ canvasElement, globals }) => {
    await atWork(await withdraw(canvasElement, isArabic(globals)));
  },
};
/** The server was away: the offer stands, and the page says so. */
export const NotWithdrawn: Story = {
  parameters: { machine: 'shareTrade.withdrawal.failed' },
  args: withOffer,
  beforeEach: ({ msw }) => msw.use(...only(scenarios.unavailable, 'POST', '/api/share-offers/:id/cancel')),
  play: async ({ canvasElement, globals }) => {
    await withdraw(canvasElement, isArabic(globals));
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};
