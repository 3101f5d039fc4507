import type { Checkout } from '@taawun/api-client';
import type { Services } from '../context/services.ts';
import type { OrderRow, PaymentRow } from '../db/giving-schema.ts';

/** Maps a payment to the API contract's checkout. */
export function shownCheckout(
  services: Services,
  order: OrderRow,
  { checkout_id, brand, amount, expires_at }: PaymentRow,
  now = new Date(),
): Checkout {
  const { name } = services.gateway;
  return {
    order_number: order.number,
    order_code: order.code,
    checkout_id,
    gateway: name,
    brand,
    amount,
    total: order.price * order.qty,
    months: order.qty,
    monthly_price: order.price,
    currency: 'SAR',
    expires_at: expires_at.toISOString(),
    server_time: now.toISOString(),
    script_url: `/gateway/${name}/widget.js`,
  };
}
