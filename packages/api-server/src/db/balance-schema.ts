import type { ColumnType, Generated } from 'kysely';

type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface PayoutTable {
  id: Generated<number>;
  reference: string;
  account_id: number;
  user_id: number | null;
  /** Halalas. */
  amount: number;
  /** Account holder's name and IBAN at the time of the request. */
  holder: string;
  /** `null` once it is encrypted. */
  iban_no: string | null;
  iban_no_enc: string | null;
  /** Its last four digits. */
  iban_end: string | null;
  status: 'requested' | 'paid' | 'rejected' | 'cancelled';
  reason: ColumnType<{ ar: string; en: string } | null, string | null, string | null>;
  closes_account: boolean;
  requested_at: Timestamp;
  decided_at: Timestamp | null;
}

export interface BalanceDatabase {
  /** Append-only: effects of gateway payments on the money ledger. */
  cash_payments: { payment_id: number; kind: 'deposit' | 'refund'; account_id: number; amount: number; at: Timestamp };
  payouts: PayoutTable;
}
