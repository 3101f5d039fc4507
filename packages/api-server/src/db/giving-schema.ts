import type { Plan } from '@taawun/domain/giving';
import type { Brand, Locale, PaymentReason, TargetType } from '@taawun/api-client';
import type { ColumnType, Generated } from 'kysely';

type Timestamp = ColumnType<Date, Date | string, Date | string>;

/** What a gift says besides the donation. */
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
  /** What the money is for: only a donation has a target, months and a receipt. */
  purpose: Generated<'donation' | 'balance' | 'shares'>;
  /** Of shares: the application that they are paid for. */
  application_id: ColumnType<number | null, number | null | undefined, number | null>;
  target_type: TargetType;
  target_slug: string | null;
  /** Halalas a month. */
  price: number;
  /** Months. */
  qty: number;
  status: 'pending' | 'succeeded' | 'expired' | 'completed';
  idempotency_key: string;
  fingerprint: string;
  /** Opens the order without a sign-in. */
  code: string;
  /** The donor's language, for what is sent later. */
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
  /** The day on which the receiver is told; null: told, or nobody to tell. */
  gift_notify_on: string | null;
  created_at: Timestamp;
  /** When its newest checkout closes. */
  expires_at: Timestamp;
  paid_at: Timestamp | null;
}

export interface PaymentTable {
  id: Generated<number>;
  order_number: string;
  purpose: 'donation' | 'card' | 'balance' | 'shares';
  initiator: 'donor' | 'runner';
  period: number;
  /** Whether it pays for a month; otherwise it only checks a card and is given back. */
  counts: boolean;
  checkout_id: string;
  /** Our name for it at the gateway. */
  reference: string;
  idempotency_key: string | null;
  gateway: string;
  gateway_checkout: string | null;
  gateway_payment: string | null;
  brand: Brand;
  last_four: string | null;
  /** Halalas. */
  amount: number;
  currency: 'SAR';
  /** `refunding`: taken, and not ours to keep; the gateway is asked to give it back. */
  status: 'open' | 'pending' | 'paid' | 'failed' | 'expired' | 'refunding' | 'refunded';
  reason: PaymentReason | null;
  /** For the staff. */
  note: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
  settled_at: Timestamp | null;
  checked_at: Timestamp | null;
  checks: Generated<number>;
  /** When the gateway was last asked to charge it: only of a runner's. */
  charged_at: Timestamp | null;
}

export interface GivingDatabase {
  orders: OrderTable;
  /** Every attempt to take money. */
  payments: PaymentTable;
  /** One for each paid payment. */
  receipts: { number: string; code: string; payment_id: number; order_number: string; date: string; amount: number };
  receipt_counters: { year: number; last: number };
  giving_ledger: { payment_id: number; amount: number; at: Timestamp };
  /** Donations of several months, under the number of their order. */
  subscriptions: {
    order_number: string;
    status: Plan['status'];
    started_on: string;
    months: number;
    charged: number;
    skipped: Generated<number>;
    declines: Generated<number>;
    /** Halalas of the next charges. */
    monthly_price: number;
    brand: Brand;
    last_four: string;
    /** The gateway's name of the card, sealed; null: there is none to charge. */
    token: string | null;
    next_charge_on: string | null;
  };
  /** What came in here, beside what the content says of the time before. */
  giving_totals: { target_type: TargetType; target_slug: string; raised: number; donors: number };
  giving_version: { id: number; version: number };
}
