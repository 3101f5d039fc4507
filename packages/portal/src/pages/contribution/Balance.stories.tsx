import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, within } from 'storybook/test';
import { DEMO, settlePayout } from '@taawun/api-client/mocks';
import { pageParameters } from '@taawun/ui/testing/modes';
import type { Services } from '../../lib/services.ts';
import { PortalStory } from '../../testing/PortalStory.tsx';
import { isArabic, openDialog, press } from '../../testing/story-play.ts';
import { page as Balance } from './Balance.page.tsx';

const REASON = { ar: 'لم يتعرّف البنك على الحساب.', en: 'The bank does not know the account.' };
const request = async ({ client }: Services, amount: number) =>
  (await client.requestPayout({ amount }, { idempotencyKey: crypto.randomUUID() })).payout;

const meta = {
  title: 'Portal/Balance',
  component: PortalStory,
  args: {
    at: '/profile/contribution/balance',
    pages: { '/profile/contribution/balance': Balance },
    as: DEMO[0]?.phone ?? '',
  },
  parameters: pageParameters,
} satisfies Meta<typeof PortalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Payouts in each state; a requested one can be cancelled. */
export const Payouts: Story = {
  args: {
    prepare: async (services) => {
      const [paid, rejected] = [await request(services, 120_000), await request(services, 80_000)];
      settlePayout(paid.reference);
      settlePayout(rejected.reference, REASON);
      await request(services, 45_050);
    },
  },
  play: async ({ canvasElement, globals }) => {
    await expect(await within(canvasElement).findByText(isArabic(globals) ? REASON.ar : REASON.en)).toBeVisible();
  },
};
/** The amount to add, before its payment. */
export const Adding: Story = {
  play: async ({ canvasElement, globals }) => {
    await press(canvasElement, isArabic(globals) ? 'أضف رصيدًا' : 'Add money');
    await openDialog();
  },
};
/** An amount outside the limits shows an error at its field. */
export const AddingTooMuch: Story = {
  play: async ({ canvasElement, globals }) => {
    await press(canvasElement, isArabic(globals) ? 'أضف رصيدًا' : 'Add money');
    await openDialog();
    const field = screen.getByRole('textbox');
    await userEvent.type(field, '100001');
    await userEvent.click(
      screen.getByRole('button', { name: isArabic(globals) ? 'المتابعة إلى الدفع' : 'Continue to payment' }),
    );
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveFocus();
  },
};
/**
 * The response is lost: the dialog explains it, and resends the same request. After a rejection the outcome is known.
 */
export const PayOutUncertain: Story = {
  beforeEach: ({ msw }) => {
    let calls = 0;
    msw.use(
      http.post('*/api/payouts', () =>
        calls++ === 0
          ? HttpResponse.json({ message: 'no', code: 'forbidden', request_id: 'x' }, { status: 403 })
          : HttpResponse.error(),
      ),
    );
  },
  play: async ({ canvasElement, globals }) => {
    const arabic = isArabic(globals);
    await press(canvasElement, arabic ? 'حوّل إلى حسابي البنكي' : 'Transfer to my bank account');
    await openDialog();
    const unknown = arabic ? /لا نعرف هل وصلنا طلبك/ : /We do not know if your request reached us/;
    const request = screen.getByRole('button', { name: arabic ? 'اطلب التحويل' : 'Request transfer' });
    await userEvent.click(request);
    await screen.findByRole('alert');
    await expect(screen.queryByText(unknown)).toBeNull();
    await userEvent.click(request);
    await expect(await screen.findByText(unknown)).toBeVisible();
  },
};
/** After a change of the IBAN payouts wait: the list and the request say until when. */
export const Waiting: Story = {
  args: {
    prepare: async (services) => {
      await services.client.updateMemberBank({
        bank: '15',
        account_no: '999103143430001',
        iban_no: 'SA3915000999103143430001',
      });
      await request(services, 45_050);
    },
  },
  play: async ({ canvasElement, globals }) => {
    const arabic = isArabic(globals);
    await within(canvasElement).findByText(arabic ? /لا يُحوَّل قبل/ : /Not transferred before/);
    await press(canvasElement, arabic ? 'حوّل إلى حسابي البنكي' : 'Transfer to my bank account');
    const dialog = await openDialog();
    await expect(
      within(dialog).getByText(arabic ? /تغيّر حسابك البنكي/ : /You changed your bank account/),
    ).toBeVisible();
  },
};
/** The account is being closed: the only action is to cancel that. */
export const Closing: Story = {
  beforeEach: ({ msw }) => {
    const payout = {
      reference: 'P-4H7K2M9Q',
      amount: 2_500_000,
      status: 'requested',
      iban_end: '7519',
      requested_at: '2026-11-21T08:00:00.000Z',
      payable_from: null,
      decided_at: null,
      reason: null,
      closes_account: true,
    };
    const balance = {
      cash: 2_500_000,
      reserved_for_offers: 0,
      reserved_for_payouts: 2_500_000,
      available_cash: 0,
      iban_end: '7519',
      payable_from: null,
    };
    msw.use(
      http.get('*/api/balance', () =>
        HttpResponse.json({
          balance,
          balance_movements: [],
          payouts: [payout],
          pagination: { page: 1, per_page: 10, total: 0, total_pages: 1 },
        }),
      ),
    );
  },
  play: async ({ canvasElement, globals }) => {
    await expect(
      await within(canvasElement).findByText(isArabic(globals) ? 'حسابك قيد الإغلاق' : 'Your account is being closed'),
    ).toBeVisible();
  },
};
