import type { LoadArgs } from '../../../app/page/page.ts';
import type { OrderAccess } from './access.ts';

/** Loads an order, and its subscription if it has one. */
export async function loadOrder({ client, signal }: Pick<LoadArgs, 'client' | 'signal'>, access: OrderAccess) {
  const { order } = await client.getOrder({ ...access }, { signal, unasked: true });
  const subscription = order.subscription
    ? (await client.getSubscription({ ...access }, { signal })).subscription
    : null;
  return { order, subscription, access };
}
