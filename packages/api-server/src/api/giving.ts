import { targetEntry } from '@taawun/api-client/content';
import type { InputOf, OperationId, OutputOf } from '@taawun/api-client';
import { keyOf, requireUser, type Call } from '../context/call.ts';
import { done } from '../accounts/accounts.ts';
import { invalidField } from '../shared/failure.ts';
import { givingStatement } from '../documents/giving-statement.ts';
import { receiptPdf } from '../documents/receipt.ts';
import { createCheckout } from '../giving/checkout.ts';
import type { Payer } from '../payments/limit.ts';
import {
  getOrder,
  getSubscription,
  listOrders,
  listReceipts,
  listSubscriptions,
  repayOrder,
  type Asker,
} from '../giving/orders.ts';
import { getCheckout, openedCheckout, verifyCheckout } from '../giving/state.ts';
import {
  cancelSubscription,
  changeAmount,
  changeCard,
  pauseSubscription,
  resumeSubscription,
} from '../giving/subscriptions.ts';
import { getGift, listDonors, verifyReceipt } from '../giving/public-reads.ts';

export type GivingOperation =
  | 'getPaymentMethods'
  | 'createCheckout'
  | 'getCheckout'
  | 'verifyCheckout'
  | 'listOrders'
  | 'getOrder'
  | 'repayOrder'
  | 'listSubscriptions'
  | 'getSubscription'
  | 'pauseSubscription'
  | 'changeSubscriptionAmount'
  | 'cancelSubscription'
  | 'resumeSubscription'
  | 'changeSubscriptionCard'
  | 'listReceipts'
  | 'getReceipt'
  | 'getGivingStatement'
  | 'verifyReceipt'
  | 'getGift'
  | 'listDonors';

const payerOf = ({ user, address, locale }: Pick<Call<OperationId>, 'user' | 'address' | 'locale'>): Payer => ({
  user,
  address,
  locale,
});
const askerOf = ({ user, input: { number, code } }: { user: Payer['user']; input: InputOf<'getOrder'> }): Asker => ({
  userId: user?.id ?? null,
  number,
  code,
});

/** Operations on donations, by operation id. */
export const givingOperations: { [Id in GivingOperation]: (call: Call<Id>) => Promise<OutputOf<Id>> } = {
  getPaymentMethods: ({ services: { gateway } }) =>
    Promise.resolve({
      payment_methods: {
        gateway: gateway.name,
        script_url: `/gateway/${gateway.name}/widget.js`,
        brands: [...gateway.brands],
        currency: 'SAR' as const,
        test: gateway.test,
      },
    }),
  createCheckout: async (call) => {
    const { services, input } = call;
    if (
      input.target_type !== 'general' &&
      !targetEntry(await services.content.read(), input.target_type, input.target_slug)
    )
      throw invalidField('target_slug', 'valid');
    return openedCheckout(call, await createCheckout(services, input, payerOf(call)));
  },
  getCheckout: async ({ services, input, locale }) => ({
    checkout_state: await getCheckout(services, input.checkout_id, locale),
  }),
  verifyCheckout: async ({ services, input, locale }) => ({
    checkout_state: await verifyCheckout(services, input.checkout_id, locale),
  }),
  listOrders: (call) => listOrders(call.services, requireUser(call).id, call.input, call.locale),
  getOrder: async (call) => ({ order: await getOrder(call.services, askerOf(call), call.locale) }),
  repayOrder: async (call) =>
    openedCheckout(
      call,
      await repayOrder(call.services, askerOf(call), payerOf(call), {
        brand: call.input.brand,
        key: keyOf(call),
      }),
    ),
  listSubscriptions: (call) => listSubscriptions(call.services, requireUser(call).id, call.input, call.locale),
  getSubscription: async (call) => ({ subscription: await getSubscription(call.services, askerOf(call), call.locale) }),
  pauseSubscription: async (call) => ({
    ...done('subscription_paused', call.locale),
    subscription: await pauseSubscription(call.services, askerOf(call), call.input.months, call.locale),
  }),
  changeSubscriptionAmount: async (call) => ({
    ...done('subscription_amount', call.locale),
    subscription: await changeAmount(call.services, askerOf(call), call.input.monthly_price, call.locale),
  }),
  cancelSubscription: async (call) => ({
    ...done('subscription_cancelled', call.locale),
    subscription: await cancelSubscription(call.services, askerOf(call), call.locale),
  }),
  resumeSubscription: async (call) => ({
    ...done('subscription_resumed', call.locale),
    subscription: await resumeSubscription(call.services, askerOf(call), call.locale),
  }),
  changeSubscriptionCard: async (call) =>
    openedCheckout(
      call,
      await changeCard(call.services, askerOf(call), payerOf(call), {
        brand: call.input.brand,
        key: keyOf(call),
      }),
    ),
  listReceipts: (call) => listReceipts(call.services, requireUser(call).id, call.input, call.locale),
  getReceipt: ({ services, user, input: { receipt_number: number, code } }) =>
    receiptPdf(services, { userId: user?.id ?? null, number, code }),
  getGivingStatement: (call) => givingStatement(call.services, requireUser(call), call.input, call.locale),
  verifyReceipt: async ({ services, input, locale }) => ({
    receipt_verification: await verifyReceipt(services, input.receipt_code, locale),
  }),
  getGift: async ({ services, input, locale }) => ({ gift: await getGift(services, input.gift_code, locale) }),
  listDonors: ({ services, input, locale }) => listDonors(services, input, locale),
};
