import type { MemberRequest } from '@taawun/api-client';
import type { ColumnType, Generated, Kysely, Transaction } from 'kysely';
import type { BalanceDatabase } from './balance-schema.ts';
import type { GivingDatabase } from './giving-schema.ts';

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type CreatedAt = ColumnType<Date, Date | string | undefined, never>;
/** Written as JSON text, read parsed: the same on both databases. */
type Json<T> = ColumnType<T, string, string>;

export interface Text {
  ar: string;
  en: string;
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
  password_hash: string;
  created_at: CreatedAt;
  /** Since when the account is being closed: it is deleted once its balance is paid out. */
  closing_since: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface MemberTable {
  user_id: number;
  mem_no: string;
  mem_date: string;
  contribution_no: string;
  title: string;
  name: string;
  /** In Latin letters, for documents in English. */
  name_en: string | null;
  national_id: string;
  type_id: number;
  bank: string;
  branch: string | null;
  branch_no: string | null;
  account_no: string;
  iban_no: string;
  country_id: number;
  state_id: number;
  region_id: number;
  city: string;
  district: string;
  street: string;
  building_no: string;
  unit_no: string | null;
  postal_code: string;
  additional_no: string | null;
  birthdate: string;
  nationality: string;
  qualification: string;
  job_title: string | null;
  bio: string | null;
  gender: 'male' | 'female';
}

export interface Database extends GivingDatabase, BalanceDatabase {
  users: UserTable;
  /** Whom the association has admitted. */
  members: MemberTable;
  /** Every application, also decided ones; at most one of a person is open. */
  member_applications: {
    id: Generated<number>;
    user_id: number;
    reference: string;
    status: 'applied' | 'accepted' | 'approved' | 'rejected' | 'withdrawn';
    fields: Json<MemberRequest>;
    national_id: string;
    mem_no: string | null;
    /** Halalas a share, as it was when the application came. */
    share_price: number;
    reason: Json<Text> | null;
    created_at: Timestamp;
    decided_at: Timestamp | null;
  };
  /** Members who may not place share offers. */
  trading_holds: { user_id: number; created_at: Timestamp };
  access_tokens: {
    token_hash: string;
    /** What the session is called outside: never the token. */
    id: Generated<string>;
    user_id: number;
    fb_web_token: string | null;
    browser: string | null;
    system: string | null;
    created_at: CreatedAt;
    /** To the hour. */
    last_seen_at: ColumnType<Date, Date | undefined, Date>;
    expires_at: Timestamp;
  };
  reset_tokens: { token_hash: string; user_id: number; expires_at: Timestamp };
  deletion_tokens: { token_hash: string; user_id: number; expires_at: Timestamp };
  /** Changes of phone or e-mail that wait for their code, until the day after; those that got it stay as long as the account. */
  contact_changes: {
    id: string;
    user_id: number;
    kind: 'phone' | 'email';
    /** In stored form. */
    value: string;
    code_hash: string;
    attempts: Generated<number>;
    sent_at: Timestamp;
    expires_at: Timestamp;
    confirmed_at: Timestamp | null;
    /** What was there before it was confirmed. */
    previous: string | null;
  };
  /** One row per failed or running attempt of what is throttled. */
  attempts: { id: Generated<number>; key: string; at: Timestamp };
  notifications: {
    id: Generated<number>;
    user_id: number;
    title: Json<Text>;
    text: Json<Text>;
    created_at: Timestamp;
    read_at: Timestamp | null;
  };
  /** One row; its version grows with every change of the market. */
  share_market: { one: Generated<boolean>; version: Generated<number> };
  /** Who may hold shares and money: members, the treasury (which issues shares, takes fees and stands for the bank) and the pool of members without an account. */
  share_accounts: {
    id: Generated<number>;
    user_id: number | null;
    /** `closed`: of a member who has deleted the account; nothing is left on it, and nobody knows whose it was. */
    kind: Generated<'member' | 'treasury' | 'pool' | 'closed'>;
    /** The sums of both ledgers, and what open offers need of them. */
    shares: Generated<number>;
    cash: Generated<number>;
    reserved_shares: Generated<number>;
    reserved_cash: Generated<number>;
  };
  /** Append-only; each row takes from one account what it gives to another, so the sum of all shares is always the same. */
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
    /** Null: history of nobody's. */
    account_id: number | null;
    type: 'buy' | 'sell';
    status: TradeStatus;
    shares: number;
    filled: number;
    price: number;
    /** Halalas that the filled shares cost, without the fee. */
    traded: number;
    /** Basis points, as they were when it was placed. */
    fee_bp: number;
    created_at: Timestamp;
    expires_at: Timestamp;
    closed_at: Timestamp | null;
  };
  /** What was answered to whom under which key. */
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
  };
  outbox: {
    id: Generated<number>;
    channel: 'email' | 'sms';
    recipient: string;
    subject: string;
    body: string;
    created_at: CreatedAt;
  };
  content: { kind: string; position: number; data: Json<unknown> };
  content_version: { id: number; version: string; origin: 'fixtures' | 'import' };
}

/** The database outside a transaction. Inside one use only its `Tx`: on the embedded database the outer one waits for ever. */
export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;
