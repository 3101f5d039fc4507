import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import { scenarios } from '@taawun/api-client/mocks';
import { Container, Section } from '@taawun/ui';
import { PortalStory } from '../../testing/PortalStory.tsx';
import { atWork, heading, isArabic, only, press, SOON } from '../../testing/story-play.ts';
import { Donate } from '../shared/Donate.tsx';
import { page as Checkout } from './Checkout.page.tsx';

const Giving = () => (
  <Section>
    <Container size="form">
      <Donate />
    </Container>
  </Section>
);
const pages = { '/': { Component: Giving }, '/checkout': Checkout };

const meta = { title: 'Portal/Payment', component: PortalStory, args: { at: '/', pages, as: null }, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof PortalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const pay = (canvasElement: HTMLElement, globals: Record<string, unknown>) => press(canvasElement, isArabic(globals) ? 'المتابعة إلى الدفع' : 'Continue to payment');
/** The gateway's script, wherever it stands. */
const gateway = (answer: () => Response | Promise<Response>) => http.get('*/gateway/sandbox/widget.js', answer);
const emptyScript = () => new HttpResponse('', { headers: { 'Content-Type': 'text/javascript' } });

/** Nothing is under way. */
export const Closed: Story = {
  parameters: { machine: 'payment.closed' },
  play: async ({ canvasElement, globals }) => {
    await expect(await within(canvasElement).findByRole('button', { name: isArabic(globals) ? 'المتابعة إلى الدفع' : 'Continue to payment' }, SOON)).toBeEnabled();
  },
};
/** The order is being opened. */
export const CreatingCheckout = {
  parameters: { machine: 'payment.creatingCheckout' },
  beforeEach: ({ msw }) => msw.use(...only(scenarios.pending, 'POST', '/api/checkout')),
  play: async ({ canvasElement, globals }) => {
    await atWork(await pay(canvasElement, globals));
  },
} satisfies Story;
/** It is open; what the gateway pays with is on its way. */
export const LoadingScript: Story = {
  parameters: { machine: 'payment.loadingScript' },
  beforeEach: ({ msw }) => {
    // Answered when the story is left: the browser keeps a second request for the same address waiting for the first.
    const { promise, resolve } = Promise.withResolvers<Response>();
    msw.use(gateway(() => promise));
    return () => resolve(emptyScript());
  },
  play: CreatingCheckout.play,
};
/** The bank says no: in its words, and it can be tried again. */
export const Failed: Story = {
  parameters: { machine: 'payment.failed' },
  beforeEach: ({ msw }) => msw.use(...scenarios.paymentDeclined),
  play: async ({ canvasElement, globals }) => {
    await pay(canvasElement, globals);
    await expect(await within(canvasElement).findByRole('alert', undefined, SOON)).toHaveTextContent(isArabic(globals) ? 'رفض المصرف عملية الدفع' : 'The bank declined the payment');
  },
};
/** Everything is there: the order, and how to pay it. */
export const Ready: Story = {
  parameters: { machine: 'payment.ready' },
  beforeEach: ({ msw }) => msw.use(gateway(emptyScript)),
  play: async ({ canvasElement, globals }) => {
    await pay(canvasElement, globals);
    await heading(canvasElement, isArabic(globals) ? 'إتمام التبرّع' : 'Complete your donation');
    await expect(within(canvasElement).getAllByText(/^T-\d{8}$/)[0]).toBeVisible();
  },
};
