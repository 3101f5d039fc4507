import type { Plan } from '@taawun/domain/giving';
import type { Brand, Locale, PaymentReason, TargetType } from '@taawun/api-client';
import type { ColumnType, Generated, Selectable } from 'kysely';

type Timestamp = ColumnType<Date, Date | string, Date | string>;

/** Gift card of a donation. */
interface GiftCard {
  receiver_name: string;
  sender_name: string | null;
  message: string | null;
  mobile: string | null;
  email: string | null;
  show_amount: boolean;
}

export interface OrderTable {
  number: string;
  user_id: number | null;
  /** Purpose of the money: only a donation has a target, months and a receipt. */
  purpose: Generated<'donation' | 'balance' | 'shares'>;
  /** For shares: the application that the order pays for. */
  application_id: ColumnType<number | null, number | null | undefined, number | null>;
  target_type: TargetType;
  target_slug: string | null;
  /** Halalas per month. */
  price: number;
  /** Months. */
  qty: number;
  status: 'pending' | 'succeeded' | 'expired' | 'completed';
  idempotency_key: string;
  fingerprint: string;
  /** Secret that opens the order without a sign-in. */
  code: string;
  /** The donor's language, for later messages. */
  locale: Locale;
  donor_name: string | null;
  donor_email: string | null;
  /** +9665XXXXXXXX */
  donor_mobile: string | null;
  message: string | null;
  anonymous: boolean;
  show_on_wall: boolean;
  gift: ColumnType<GiftCard | null, string | null, string | null>;
  gift_code: string | null;
  /** ISO day on which the receiver is notified; `null`: already notified, or no receiver to notify. */
  gift_notify_on: string | null;
  created_at: Timestamp;
  /** When the newest checkout of the order expires. */
  expires_at: Timestamp;
  paid_at: Timestamp | null;
}

interface PaymentTable {
  id: Generated<number>;
  order_number: string;
  purpose: 'donation' | 'card' | 'balance' | 'shares';
  initiator: 'donor' | 'runner';
  period: number;
  /** Whether it pays for a month; otherwise it only verifies a card and is refunded. */
  counts: boolean;
  checkout_id: string;
  /** Our reference for the payment at the gateway. */
  reference: string;
  idempotency_key: string | null;
  gateway: string;
  gateway_checkout: string | null;
  /** Subresource integrity of the gateway's script for the checkout. */
  gateway_integrity: string | null;
  gateway_payment: string | null;
  brand: Brand;
  last_four: string | null;
  /** Halalas. */
  amount: number;
  currency: 'SAR';
  /** `refunding`: captured but not due; the gateway is requested to refund it. */
  status: 'open' | 'pending' | 'paid' | 'failed' | 'expired' | 'refunding' | 'refunded';
  reason: PaymentReason | null;
  /** Note for the staff. */
  note: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
  settled_at: Timestamp | null;
  checked_at: Timestamp | null;
  checks: Generated<number>;
  /** When the gateway was last requested to charge it; set only for payments of the runner. */
  charged_at: Timestamp | null;
}

export interface GivingDatabase {
  orders: OrderTable;
  /** All payment attempts. */
  payments: PaymentTable;
  /** One per paid payment. */
  receipts: {
    number: string;
    code: string;
    payment_id: number;
    order_number: string;
    date: string;
    amount: number;
    /** The order's user; a trigger writes it. */
    user_id: Generated<number | null>;
  };
  receipt_counters: { year: number; last: number };
  giving_ledger: { payment_id: number; amount: number; at: Timestamp };
  /** Append-only: donations that were given back after they had been booked. */
  giving_refunds: { payment_id: number; amount: number; at: Timestamp; reason: string };
  /** Donations over several months, keyed by order number. */
  subscriptions: {
    order_number: string;
    status: Plan['status'];
    started_on: string;
    months: number;
    charged: number;
    skipped: Generated<number>;
    declines: Generated<number>;
    /** Day of the last attempt of the month that is due. */
    tried_on: string | null;
    /** Halalas of the next charges. */
    monthly_price: number;
    brand: Brand;
    last_four: string;
    /** The gateway's card token, encrypted; `null`: no card to charge. */
    token: string | null;
    next_charge_on: string | null;
  };
  /** Amounts donated through this server, in addition to the earlier totals in the content. */
  giving_totals: { target_type: TargetType; target_slug: string; raised: number; donors: number };
  /** Numbers of orders on the donor wall by target; the slug of the general fund is empty. Triggers write it. */
  donor_wall_counts: { target_type: TargetType; target_slug: string; donors: number };
  /** Numbers of donations and receipts by user. Triggers write it. */
  user_lists: { user_id: number; donations: number; receipts: number };
  giving_version: { id: number; version: number };
}

export type OrderRow = Selectable<OrderTable>;
export type PaymentRow = Selectable<PaymentTable>;
export type SubscriptionRow = Selectable<GivingDatabase['subscriptions']>;
export type ReceiptRow = Selectable<GivingDatabase['receipts']>;
