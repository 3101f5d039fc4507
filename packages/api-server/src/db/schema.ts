import type { Locale, Member, MemberApplication } from '@taawun/api-client';
import type { SensitiveFieldName } from '@taawun/domain/membership';
import type { ColumnType, Generated, Kysely, Transaction } from 'kysely';
import type { BalanceDatabase } from './balance-schema.ts';
import type { FactorDatabase } from './factor-schema.ts';
import type { GivingDatabase } from './giving-schema.ts';
import type { StaffDatabase } from './staff-schema.ts';

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type CreatedAt = ColumnType<Date, Date | string | undefined, never>;
/** Written as JSON text, read as a parsed value, on both databases. */
type Json<T> = ColumnType<T, string, string>;

export interface Text {
  ar: string;
  en: string;
}
/** How an e-mail presents parts of its text. */
export interface MessageLayout {
  /** Addresses that stand on a line of their own, and the label of their button. */
  buttons?: readonly { url: string; label: string }[];
  /** A code in the text, which is set large. */
  code?: string;
}
type TradeStatus = 'pending' | 'succeeded' | 'expired' | 'completed';

export interface UserTable {
  id: Generated<number>;
  firstname: string;
  lastname: string;
  /** +9665XXXXXXXX */
  phone: string;
  /** Lower case. */
  email: string | null;
  /** When a code confirmed the address; only then it identifies the account. */
  email_confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  password_hash: string;
  created_at: CreatedAt;
  /** When the closing of the account was requested; it is deleted once its balance is paid out. */
  closing_since: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Names the account to devices with its passkeys; `null` before the first one. */
  passkey_handle: ColumnType<string | null, string | null | undefined, string>;
  /** Since when the user cannot sign in. */
  locked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

type EncryptedColumns = {
  [Name in SensitiveFieldName as `${Name}_enc`]: ColumnType<string | null, string | null | undefined, string | null>;
};
/** `null` once the values of the release before encryption are encrypted. */
type PlainColumns = {
  [Name in SensitiveFieldName]: ColumnType<string | null, string | null | undefined, string | null>;
};

/** A member's record: a column for each field of the contract, and an encrypted one for each sensitive field. */
export interface MemberTable extends Omit<Member, 'shares_count' | SensitiveFieldName>, PlainColumns, EncryptedColumns {
  user_id: number;
  /** Blind index. */
  national_id_index: ColumnType<string | null, string | null | undefined, string | null>;
  /** When the member last replaced the IBAN; `null` while it is the one of the application. */
  iban_changed_at: ColumnType<Date | null, Date | null | undefined, Date>;
}

export interface Database extends GivingDatabase, BalanceDatabase, StaffDatabase, FactorDatabase {
  users: UserTable;
  /** Users whom the association has admitted as members. */
  members: MemberTable;
  /** All applications, including decided ones; at most one per user is open. */
  member_applications: {
    id: Generated<number>;
    user_id: number;
    reference: string;
    status: 'applied' | 'accepted' | 'approved' | 'rejected' | 'withdrawn';
    /** Without sensitive fields, once those of the release before encryption are encrypted. */
    fields: Json<MemberApplication['fields']>;
    /** The sensitive fields. */
    fields_enc: string | null;
    national_id: string | null;
    /** Blind index. */
    national_id_index: string | null;
    mem_no: string | null;
    /** Halalas per share at the time of the application. */
    share_price: number;
    reason: Json<Text> | null;
    created_at: Timestamp;
    decided_at: Timestamp | null;
  };
  /** Members who may not place share offers. */
  trading_holds: { user_id: number; created_at: Timestamp };
  access_tokens: {
    token_hash: string;
    /** Public id of the session; never the token. */
    id: Generated<string>;
    user_id: number;
    fb_web_token: string | null;
    browser: string | null;
    system: string | null;
    created_at: CreatedAt;
    /** Updated at most once an hour. */
    last_seen_at: ColumnType<Date, Date | undefined, Date>;
    expires_at: Timestamp;
    /** When the user last proved their identity in this session; `null` in sessions from before this was recorded. */
    confirmed_at: ColumnType<Date | null, Date | undefined, Date>;
  };
  reset_tokens: { token_hash: string; user_id: number; expires_at: Timestamp };
  deletion_tokens: { token_hash: string; user_id: number; expires_at: Timestamp };
  /**
   * Changes of phone or e-mail: unconfirmed ones are stored until the next day, confirmed ones as long as the account.
   */
  contact_changes: {
    id: string;
    user_id: number;
    kind: 'phone' | 'email';
    /** Normalised as in `users`. */
    value: string;
    code_hash: string;
    attempts: Generated<number>;
    sent_at: Timestamp;
    expires_at: Timestamp;
    confirmed_at: Timestamp | null;
    /** Value before the change was confirmed. */
    previous: string | null;
  };
  /** Codes sent to the phones of new accounts; stored until the next day. */
  sign_up_codes: {
    id: string;
    /** Normalised as in `users`. */
    phone: string;
    code_hash: string;
    attempts: Generated<number>;
    sent_at: Timestamp;
    expires_at: Timestamp;
    /** The account that was created with the code. */
    user_id: number | null;
  };
  /** One row per failed or running attempt of a throttled action. */
  attempts: { id: Generated<number>; key: string; at: Timestamp };
  /** Counters of rate-limiter-flexible; `expire` in milliseconds. */
  rate_limits: { key: string; points: number; expire: number | null };
  /** Networks from which an account has signed in, hashed. */
  known_networks: { user_id: number; network: string; seen_at: Timestamp };
  notifications: {
    id: Generated<number>;
    user_id: number;
    title: Json<Text>;
    text: Json<Text>;
    created_at: Timestamp;
    read_at: Timestamp | null;
  };
  /** One row; the version is incremented by each change of the market. */
  share_market: { one: Generated<boolean>; version: Generated<number> };
  /**
   * Accounts that hold shares and money: members, the treasury (issues shares, takes fees, represents the bank) and the
   * pool of members without a user account.
   */
  share_accounts: {
    id: Generated<number>;
    user_id: number | null;
    /** `closed`: of a deleted user; the account is empty and no longer linked to a person. */
    kind: Generated<'member' | 'treasury' | 'pool' | 'closed'>;
    /** Totals of both ledgers, and the amounts that open offers and payouts reserve. */
    shares: Generated<number>;
    cash: Generated<number>;
    reserved_shares: Generated<number>;
    reserved_cash: Generated<number>;
    /** Numbers of share movements to and from the account, of any status. */
    purchases: Generated<number>;
    sales: Generated<number>;
    /** All shares that the account ever received, and the halalas paid for them. */
    bought_shares: Generated<number>;
    bought_paid: Generated<number>;
    /** Number of the account's money movements. */
    cash_entries: Generated<number>;
  };
  /** Share prices by day: a summary of the movements, in halalas. Triggers write it. */
  share_days: { date: string; price: number; low: number; high: number; shares: number; last_movement: number };
  /** Numbers of offers by type and status. Triggers write it. */
  share_offer_counts: { type: 'buy' | 'sell'; status: TradeStatus; offers: number };
  /** Append-only. Each row moves shares between two accounts, so the sum of all shares is constant. */
  share_movements: {
    id: Generated<number>;
    date: string;
    from_account: number;
    to_account: number;
    shares: number;
    price: number;
    status: TradeStatus;
    buy_offer: number | null;
    sell_offer: number | null;
  };
  /** The same for money, in halalas. */
  cash_movements: {
    id: Generated<number>;
    at: CreatedAt;
    from_account: number;
    to_account: number;
    amount: number;
    kind: 'trade' | 'fee' | 'deposit' | 'withdrawal';
  };
  share_offers: {
    id: Generated<number>;
    /** `null`: historical offer without an owner. */
    account_id: number | null;
    type: 'buy' | 'sell';
    status: TradeStatus;
    shares: number;
    filled: number;
    price: number;
    /** Halalas paid for the filled shares, without the fee. */
    traded: number;
    /** Basis points at the time of placement. */
    fee_bp: number;
    created_at: Timestamp;
    expires_at: Timestamp;
    closed_at: Timestamp | null;
  };
  /** Accepted versions of legal documents. */
  consents: {
    id: Generated<number>;
    user_id: number;
    /** Name of the page. */
    document: string;
    /** Digest of the page's content in both languages. */
    version: string;
    occasion: 'sign_up' | 'membership';
    locale: Locale;
    accepted_at: Timestamp;
  };
  /** One row. */
  data_encryption: {
    id: Generated<number>;
    /** Whether personal values are also written in plain, for servers of the release before encryption. */
    keep_plain: boolean;
    /** Encrypted; the keys of blind indexes are derived from it. */
    index_seed: string | null;
    /** When everything that was stored in plain had been encrypted. */
    encrypted_at: ColumnType<Date | null, never, Date>;
  };
  /** Stored responses per user and idempotency key. */
  idempotency_keys: { user_id: number; key: string; digest: string; answer: string; created_at: CreatedAt };
  contact_messages: {
    id: Generated<number>;
    reference: string;
    user_name: string;
    user_email: string;
    topic_id: number;
    message: string;
    idempotency_key: string | null;
    content_hash: string;
    created_at: Timestamp;
    /** The sender's language, for answers. */
    locale: Generated<Locale>;
    status: Generated<'open' | 'answered' | 'closed'>;
    closed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  /** What visitors say about the pages. */
  page_feedback: {
    id: Generated<number>;
    /** Day in Riyadh. */
    date: string;
    /** Without the locale prefix. */
    path: string;
    locale: Locale;
    useful: boolean;
    text: string | null;
  };
  /** Issued certificates; one that states the same is issued once. */
  share_certificates: { code: string; number: string; user_id: number; date: string; shares: number };
  outbox: {
    id: Generated<number>;
    channel: 'email' | 'sms';
    recipient: string;
    subject: string;
    /** Empty once it is delivered, or given up for longer than it is retained. */
    body: string;
    created_at: CreatedAt;
    state: Generated<'waiting' | 'sent' | 'dead'>;
    /** Begun attempts, also those that ended with the process. */
    tries: Generated<number>;
    /** While an attempt runs: when another server may repeat it. */
    next_try_at: ColumnType<Date, Date | undefined, Date>;
    /** Not sent after it. */
    expires_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** When it was sent or given up. */
    done_at: ColumnType<Date | null, never, Date | null>;
    last_error: ColumnType<string | null, never, string | null>;
    /** The same in each attempt: a receiver recognises a repetition. */
    message_id: Generated<string>;
    locale: ColumnType<'ar' | 'en' | null, 'ar' | 'en' | undefined, never>;
    layout: ColumnType<MessageLayout | null, string | null | undefined, string | null>;
  };
  /** Addresses that the receiving side rejects for good. */
  bounced_addresses: { channel: 'email' | 'sms'; address: string; reason: string; bounced_at: Timestamp };
  /** Periodic jobs, each of which one server runs at a time. */
  jobs: {
    name: string;
    due_at: Generated<Date>;
    claimed_by: string | null;
    /** A server that has not renewed it by then is taken for dead. */
    lease_until: Date | null;
    started_at: Date | null;
    ended_at: Date | null;
    /** Failed runs since the last one that succeeded. */
    failures: Generated<number>;
    last_error: string | null;
    succeeded_at: Date | null;
  };
  /** Audits of the books with the number of their differences. */
  audits: { ended_at: Date; differences: number };
  content: { kind: string; position: number; data: Json<unknown> };
  content_version: { id: number; version: string; origin: 'fixtures' | 'import' };
}

/**
 * Database outside a transaction. Inside a transaction use only its `Tx`: on the embedded database `Db` would deadlock.
 */
export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;
