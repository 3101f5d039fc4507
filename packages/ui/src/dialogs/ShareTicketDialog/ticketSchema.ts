import type { AnyObjectSchema } from 'yup';
import { rules } from '../../forms/rules/index.ts';
import { dependingOn, error } from '../../forms/rules/step.ts';
import { mayBuy, ticketSums, type OwnershipCap, type ShareFee } from './ticket.ts';

export interface TicketLimits {
  /** Number of sellable shares. */
  holding?: number | undefined;
  ownershipCap?: OwnershipCap | undefined;
  /** Cash balance in halalas, including the fee of a purchase. */
  balance?: number | undefined;
  fee?: ShareFee | undefined;
  /** Price limit in halalas, inclusive. */
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
}

/**
 * Returns the schema of a ticket: integer quantity within holding, ownership cap and balance; price within its limits;
 * required validity.
 */
export function ticketSchema({
  holding,
  ownershipCap,
  balance,
  fee,
  minPrice,
  maxPrice,
}: TicketLimits): AnyObjectSchema {
  let quantity = rules.integer({ required: true, min: 1 });
  if (holding !== undefined)
    quantity = quantity.test({
      name: 'sharesHeld',
      message: { ...error('sharesHeld', { count: holding }) },
      test: (value) => (value ?? 0) <= holding,
    });
  if (ownershipCap) {
    const count = mayBuy(ownershipCap);
    quantity = quantity.test({
      name: 'ownershipCap',
      message: { ...error('ownershipCap', { count, percent: ownershipCap.capPercent }) },
      test: (value) => (value ?? 0) <= count,
    });
  }
  if (balance !== undefined) {
    quantity = dependingOn(
      quantity.test({
        name: 'cashAvailable',
        message: { ...error('cashAvailable', { max: balance / 100 }) },
        test: (value, { parent }) =>
          (ticketSums('buy', value, (parent as { price?: unknown }).price, fee)?.total ?? 0) <= balance,
      }),
      'price',
    );
  }
  return rules.object({
    quantity,
    price: rules.amount({ required: true, min: minPrice ?? 1, ...(maxPrice === undefined ? {} : { max: maxPrice }) }),
    expiresInDays: rules.string(rules.required()),
  });
}
