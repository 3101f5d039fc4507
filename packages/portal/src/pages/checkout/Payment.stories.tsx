import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { DEMO, scenarios, settleCheckout, type MockOutcome } from '@taawun/api-client/mocks';
import { Container, Section } from '@taawun/ui';
import { pageParameters } from '@taawun/ui/testing/modes';
import { PaymentHost } from '../../app/router/PaymentHost.tsx';
import type { Services } from '../../lib/services.ts';
import { loadMessages } from '../../intl/messages.ts';
import { POLL_DELAYS, BANK_TIMEOUT, PENDING_POLL_INTERVAL } from '../../machines/payment/payment-setup.machine.ts';
import { openCheckoutStorage } from '../../machines/payment/open-checkout.ts';
import { intentOfPurpose } from '../../machines/payment/payment.model.ts';
import { fakeGateway } from '../../testing/fake-gateway.ts';
import { PortalStory } from '../../testing/PortalStory.tsx';
import { isArabic, only, press } from '../../testing/story-play.ts';
import { Donate } from '../shared/Donate.tsx';
import { useChoice } from '../shared/use-choice.ts';
import { page as Checkout } from './Checkout.page.tsx';

const Giving = () => {
  const choice = useChoice({});
  return (
    <Section>
      <Container size="form">
        <Donate choice={choice} />
      </Container>
      <PaymentHost />
    </Section>
  );
};

/** Requests a payment other than a donation when the page opens. */
const requestOf =
  (purpose: 'balance' | 'shares') =>
  async ({ payment }: Services) => {
    await payment.ready();
    payment.send({ type: 'payment.requested', intent: intentOfPurpose(purpose, 250_000) });
  };

const leaveOpen = () => openCheckoutStorage.write('mock-checkout-left-open');

let gateway: ReturnType<typeof fakeGateway>;

const meta = {
  title: 'Portal/Payment',
  component: PortalStory,
  args: { at: '/', pages: { '/': { Component: Giving }, '/checkout': Checkout }, as: null },
  parameters: pageParameters,
  // Preloads the lazy dialog with its messages, as after a first payment.
  loaders: [
    ({ globals }) =>
      Promise.all([
        import('./PaymentView.tsx'),
        loadMessages(isArabic(globals) ? 'ar' : 'en', ['dialogs', 'giving', 'content']),
      ]),
  ],
  beforeEach: ({ msw }) => {
    gateway = fakeGateway();
    msw.use(...gateway.handlers);
    return () => gateway.remove();
  },
} satisfies Meta<typeof PortalStory>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvasElement' | 'globals'>;

const begin = ({ canvasElement, globals }: Play) =>
  press(canvasElement, isArabic(globals) ? 'المتابعة إلى الدفع' : 'Continue to payment');
/** Finds the dialog's heading of a state. */
const state = (globals: Record<string, unknown>, arabic: string, english: string) =>
  screen.findByRole('heading', { level: 3, name: isArabic(globals) ? arabic : english });

async function choose(play: Play): Promise<void> {
  await begin(play);
  await state(play.globals, 'طريقة الدفع', 'How would you like to pay?');
}
async function confirm(play: Play): Promise<void> {
  await choose(play);
  await userEvent.click(screen.getByRole('button', { name: isArabic(play.globals) ? 'متابعة' : 'Continue' }));
}
async function pay(play: Play): Promise<void> {
  await confirm(play);
  await screen.findByLabelText(isArabic(play.globals) ? 'رقم البطاقة' : 'Card number');
}
const settle = (outcome: MockOutcome) => settleCheckout(openCheckoutStorage.read() ?? '', outcome);
const settled = (outcome: MockOutcome) => async (play: Play) => {
  await pay(play);
  settle(outcome);
  gateway.hint('returned');
};
/**
 * Sets the listed timeouts (ms) to 0, so that a story reaches the state after them. Returns the function that restores
 * `setTimeout`.
 */
function hurry(...pauses: readonly number[]): () => void {
  const wait = globalThis.setTimeout;
  globalThis.setTimeout = ((run: () => void, after?: number) =>
    wait(run, pauses.includes(after ?? 0) ? 0 : after)) as typeof setTimeout;
  return () => {
    globalThis.setTimeout = wait;
  };
}
const hangs = (path: string) => http.post(path, () => delay('infinite'));
const VERIFY = '*/api/checkout/:id/verify';

/** No payment in progress. */
export const Closed: Story = {
  parameters: { machine: 'payment.closed' },
  play: async ({ canvasElement, globals }) => {
    await expect(
      await within(canvasElement).findByRole('button', {
        name: isArabic(globals) ? 'المتابعة إلى الدفع' : 'Continue to payment',
      }),
    ).toBeEnabled();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
/** The gateway's script is loading. */
export const LoadingScript: Story = {
  parameters: { machine: 'payment.loadingScript' },
  beforeEach: ({ msw }) => msw.use(...only(scenarios.pending, 'GET', '/api/payment-methods')),
  play: async (play) => {
    await begin(play);
    await state(play.globals, 'نجهّز نموذج الدفع الآمن…', 'Loading the secure payment form…');
  },
};
/** mada first; a link leads to the page with the whole form. */
export const ChoosingBrand: Story = {
  parameters: { machine: 'payment.choosingBrand' },
  play: async (play) => {
    await choose(play);
    const mada = screen.getByRole('radio', { name: /مدى|mada/ });
    await expect(mada).toBeChecked();
    // The focus depends on whether the dialog or the list of brands rendered first: set it to the chosen brand.
    await userEvent.click(mada);
  },
};
/**
 * The device is signed out meanwhile: an alert says that the donation would continue as a guest, before the checkout is
 * created.
 */
export const SessionEnded: Story = {
  args: { as: DEMO[0]?.phone ?? null },
  play: async (play) => {
    await choose(play);
    play.msw.use(...only(scenarios.unauthenticated, 'GET', '/api/user'));
    const arabic = isArabic(play.globals);
    await userEvent.click(screen.getByRole('button', { name: arabic ? 'متابعة' : 'Continue' }));
    await expect(await screen.findByText(arabic ? 'انتهت جلستك' : 'You have been signed out')).toBeVisible();
    await expect(screen.getByRole('link', { name: arabic ? 'سجّل دخولك' : 'Sign in' })).toBeVisible();
  },
};
/** The checkout is being created. */
export const CreatingCheckout: Story = {
  parameters: { machine: 'payment.creatingCheckout' },
  beforeEach: ({ msw }) => msw.use(...only(scenarios.pending, 'POST', '/api/checkout')),
  play: async (play) => {
    await confirm(play);
    await state(play.globals, 'ننشئ عملية الدفع…', 'Starting your payment…');
  },
};
/** The server rejects the request: the page shows the errors, and the dialog closes. */
export const Rejected: Story = {
  parameters: { machine: 'payment.refused' },
  beforeEach: ({ msw }) => msw.use(...only(scenarios.validation, 'POST', '/api/checkout')),
  play: async (play) => {
    await confirm(play);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(within(play.canvasElement).getByRole('alert')).toHaveTextContent(
      isArabic(play.globals) ? 'يرجى مراجعة الحقول المحددة' : 'Please check the marked fields',
    );
  },
};
/** The gateway's fields. The card number runs from left to right in Arabic too. */
export const Paying: Story = {
  parameters: { machine: 'payment.paying.filling' },
  play: async (play) => {
    await pay(play);
    await expect(screen.getByRole('timer')).toBeVisible();
    await expect(
      getComputedStyle(screen.getByLabelText(isArabic(play.globals) ? 'رقم البطاقة' : 'Card number')).direction,
    ).toBe('ltr');
  },
};
/** Submitted: the bank may show 3-D Secure in the iframe, which stays open. */
export const ThreeDSecure: Story = {
  parameters: { machine: 'payment.paying.threeDSecure' },
  play: async (play) => {
    await pay(play);
    gateway.hint('submitted');
    await expect(screen.getByLabelText(isArabic(play.globals) ? 'رقم البطاقة' : 'Card number')).toBeVisible();
  },
};
/** The bank's page reports nothing: the server is queried while the iframe stays open. */
export const Looking: Story = {
  parameters: { machine: 'payment.paying.looking' },
  beforeEach: ({ msw }) => {
    msw.use(hangs(VERIFY));
    return hurry(BANK_TIMEOUT);
  },
  play: ThreeDSecure.play as NonNullable<Story['play']>,
};
/** The server queries the gateway. The dialog cannot be closed. */
export const Verifying: Story = {
  parameters: { machine: 'payment.verifying.asking' },
  beforeEach: ({ msw }) => msw.use(hangs(VERIFY)),
  play: async (play) => {
    await pay(play);
    gateway.hint('returned');
    await state(play.globals, 'نتحقق من الدفع…', 'Checking your payment…');
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};
/** Undecided: the server is polled again soon. */
export const Waiting: Story = {
  parameters: { machine: 'payment.verifying.waiting' },
  play: async (play) => {
    await settled('pending')(play);
    await state(play.globals, 'نتحقق من الدفع…', 'Checking your payment…');
  },
};
/** The bank is slow: the user may leave, and the payment is polled in the background. */
export const Pending: Story = {
  parameters: { machine: 'payment.pending.waiting' },
  beforeEach: () => hurry(...POLL_DELAYS),
  play: async (play) => {
    await settled('pending')(play);
    await state(play.globals, 'دفعتك قيد المراجعة', 'Your payment is being reviewed');
  },
};
/** As before, while a poll is pending. */
export const PendingPoll: Story = {
  parameters: { machine: 'payment.pending.asking' },
  beforeEach: ({ msw }) => {
    let polls = 0;
    msw.use(http.post(VERIFY, () => (polls++ < 6 ? undefined : delay('infinite'))));
    return hurry(...POLL_DELAYS, PENDING_POLL_INTERVAL);
  },
  play: Pending.play as NonNullable<Story['play']>,
};
/** Paid: thanks, the receipt, the order. */
export const Paid: Story = {
  parameters: { machine: 'payment.paid' },
  play: async (play) => {
    await settled('paid')(play);
    await state(play.globals, 'شكرًا لعطائك', 'Thank you for your donation');
    await expect(screen.getByText(/^T-[0-9A-Z]{8}$/)).toBeVisible();
  },
};
/** A payment into the balance, not a donation: every step names it as such. */
export const BalanceChoosing: Story = {
  args: { at: '/', as: DEMO[0]?.phone ?? '', prepare: requestOf('balance') },
  play: async ({ globals }) => {
    await state(globals, 'طريقة الدفع', 'How would you like to pay?');
    await expect(screen.getByText(isArabic(globals) ? 'رصيد لشراء الحصص' : 'Balance for buying shares')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /مدى|mada/ }));
  },
};
export const BalancePaid: Story = {
  args: { at: '/', as: DEMO[0]?.phone ?? '', prepare: requestOf('balance') },
  play: async ({ globals }) => {
    await state(globals, 'طريقة الدفع', 'How would you like to pay?');
    await userEvent.click(screen.getByRole('button', { name: isArabic(globals) ? 'متابعة' : 'Continue' }));
    await screen.findByLabelText(isArabic(globals) ? 'رقم البطاقة' : 'Card number');
    settle('paid');
    gateway.hint('returned');
    await state(globals, 'أُضيف المبلغ إلى رصيدك', 'We have added the money to your balance');
  },
};
/** Declined by the bank: shows the reason; another card can be tried. */
export const Failed: Story = {
  parameters: { machine: 'payment.failed' },
  play: async (play) => {
    await settled('declined')(play);
    await state(play.globals, 'لم يتم الدفع', 'Your payment did not go through');
    await userEvent.click(
      screen.getByRole('button', { name: isArabic(play.globals) ? 'إعادة المحاولة' : 'Try again' }),
    );
    await state(play.globals, 'طريقة الدفع', 'How would you like to pay?');
    await userEvent.click(screen.getByRole('button', { name: isArabic(play.globals) ? 'متابعة' : 'Continue' }));
    await screen.findByLabelText(isArabic(play.globals) ? 'رقم البطاقة' : 'Card number');
    settle('insufficient_funds');
    gateway.hint('returned');
    await state(play.globals, 'لم يتم الدفع', 'Your payment did not go through');
  },
};
/** The checkout expired after half an hour: the same order can be paid again. */
export const Expired: Story = {
  parameters: { machine: 'payment.expired' },
  play: async (play) => {
    await settled('expired')(play);
    await state(play.globals, 'انتهت مهلة الدفع', 'Your payment timed out');
  },
};
/** An earlier page left a checkout open: its status is requested in the background. */
export const Resuming: Story = {
  parameters: { machine: 'payment.resuming' },
  args: { prepare: leaveOpen },
  beforeEach: ({ msw }) => msw.use(hangs(VERIFY)),
  play: async ({ canvasElement, globals }) => {
    await expect(
      await within(canvasElement).findByRole('button', {
        name: isArabic(globals) ? 'المتابعة إلى الدفع' : 'Continue to payment',
      }),
    ).toBeEnabled();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
/** The server does not have the checkout that was left open: it is discarded, and the page stays unchanged. */
export const LeftOpenGone: Story = {
  args: { prepare: leaveOpen },
  play: async ({ canvasElement, globals }) => {
    const button = await within(canvasElement).findByRole('button', {
      name: isArabic(globals) ? 'المتابعة إلى الدفع' : 'Continue to payment',
    });
    await waitFor(() => expect(openCheckoutStorage.read()).toBeNull());
    await expect(button).toBeVisible();
  },
};
/** The whole donation form, with the earlier choices preselected. */
export const WholeForm: Story = {
  args: {
    at: '/checkout',
    prepare: async ({ payment }) => {
      await payment.ready();
      payment.send({
        type: 'payment.requested',
        intent: { target: { type: 'general' }, monthlyPrice: 25_000, months: 3 },
      });
      payment.send({ type: 'payment.closed' });
    },
  },
  play: async ({ canvasElement, globals }) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 1 })).toHaveTextContent(
      isArabic(globals) ? 'إتمام التبرّع' : 'Complete your donation',
    );
    await expect(within(canvasElement).getByRole('radio', { name: isArabic(globals) ? '٢٥٠' : '250' })).toBeChecked();
  },
};
