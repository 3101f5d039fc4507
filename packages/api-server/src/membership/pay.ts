import type { Brand, Checkout } from '@taawun/api-client';
import { checkoutOf, ownOrder, type Owner } from '../balance/checkout.ts';
import { lockInTransaction } from '../db/open.ts';
import { Failure } from '../shared/failure.ts';
import type { Services } from '../context/services.ts';

/**
 * Opens a checkout for the shares of the user's accepted application. An application has one order, whatever the
 * idempotency key, so that it cannot be paid twice.
 * @throws Failure `application_closed` without an accepted application
 */
export async function createSharesCheckout(
  services: Services,
  owner: Owner,
  brand: Brand,
  key: string,
): Promise<Checkout> {
  const order = await services.db.transaction().execute(async (tx) => {
    await lockInTransaction(tx, `application ${owner.user.id}`);
    const application = await tx
      .selectFrom('member_applications')
      .selectAll()
      .where('user_id', '=', owner.user.id)
      .where('status', '=', 'accepted')
      .executeTakeFirst();
    if (!application) throw new Failure('application_closed');
    const known = await tx
      .selectFrom('orders')
      .selectAll()
      .where('application_id', '=', application.id)
      .executeTakeFirst();
    return (
      known ??
      ownOrder(tx, owner, {
        purpose: 'shares',
        amount: application.fields.shares_count * application.share_price,
        applicationId: application.id,
        key,
      })
    );
  });
  return checkoutOf(services, order, owner, brand);
}
