import type { Plan } from '@taawun/domain/giving';
import { riyadhDay } from '@taawun/domain';
import { DEMO, demoGiving } from '../../demo/index.ts';
import type { Brand, CheckoutRequest, Order, PaymentReason, PaymentStatus, Target } from '../../types.ts';

/** Payment attempt of the mocked server. */
export interface MockPayment {
  checkout_id: string;
  purpose: 'donation' | 'card' | 'balance' | 'shares';
  period: number;
  date: string;
  amount: number;
  brand: Brand;
  status: PaymentStatus;
  reason: PaymentReason | null;
  last_four: string | null;
  receipt: { number: string; code: string } | null;
  /** Unix time in ms. */
  expires_at: number;
}

/** Order of the mocked server. */
export interface MockOrder {
  number: string;
  code: string;
  /** Purpose of the money. */
  purpose: 'donation' | 'balance' | 'shares';
  owner: number | null;
  key: string;
  fingerprint: string;
  donation: Omit<
    CheckoutRequest,
    'idempotency_key' | 'brand' | 'target_type' | 'target_slug' | 'months' | 'monthly_price'
  >;
  target: Pick<Target, 'type' | 'slug'>;
  date: string;
  price: number;
  qty: number;
  status: Order['status'];
  gift_code: string | null;
  plan: Plan | null;
  /** Halalas of the next charges. */
  monthly_price: number;
  card: { brand: Brand; last_four: string } | null;
  /** Oldest first. */
  payments: MockPayment[];
}

const padded = (value: number, length: number) => String(value).padStart(length, '0');

/** Returns the orders of the demo accounts. */
export function initialOrders(): MockOrder[] {
  const today = riyadhDay(new Date());
  let serial = 0;
  return DEMO.flatMap(({ orders }, index) =>
    orders.map((order): MockOrder => {
      const { target, paid_on, plan } = demoGiving(order, today);
      return {
        number: order.number,
        code: `demo-order-code-${order.number}`,
        purpose: 'donation',
        owner: index + 1,
        key: `demo-${order.number}`,
        fingerprint: '',
        donation: {},
        target,
        date: order.date,
        price: order.price,
        qty: order.qty,
        status: order.status,
        gift_code: null,
        plan,
        monthly_price: order.price,
        card: plan ? { brand: 'mada', last_four: '4411' } : null,
        payments: paid_on.map((date, period) => {
          serial++;
          const receipt = {
            number: `R-${date.slice(0, 4)}-${padded(serial, 6)}`,
            code: `demo-receipt-code-${padded(serial, 4)}`,
          };
          return {
            checkout_id: `demo-checkout-${padded(serial, 6)}`,
            purpose: 'donation',
            period: period + 1,
            date,
            amount: order.price,
            brand: 'mada',
            status: 'paid',
            reason: null,
            last_four: '4411',
            receipt,
            expires_at: Date.parse(date),
          };
        }),
      };
    }),
  );
}
