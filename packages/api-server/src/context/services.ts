import type { FailingJob } from '../jobs/jobs.ts';
import type { Config } from '../config/config.ts';
import type { ContentSource } from '@taawun/api-client/content';
import type { OrderRow, PaymentRow } from '../db/giving-schema.ts';
import type { Db, Tx } from '../db/schema.ts';
import type { ContentStore } from '../content/content.ts';
import type { PublishedVersions } from '../content/versions.ts';
import type { Messenger } from '../notifications/messages.ts';
import type { Limits } from '../limits/limits.ts';
import type { Gateway, GatewayOutcome } from '../gateways/shared/port.ts';

/** Dependencies of the operations. */
export interface Services {
  db: Db;
  /** Rejects with an unavailable error when the database does not answer or accepts no writes; never waits for requests. */
  checkDatabase: () => Promise<void>;
  config: Config;
  content: Pick<ContentStore, 'read' | 'at'>;
  /** Where public data is read. */
  reads: PublicReads;
  messenger: Messenger;
  gateway: Gateway;
  limits: Limits;
  /** Clock of confirmed sessions and waiting payouts. */
  now: () => Date;
  /** Jobs of all servers that fail, as they were read last: no query, which could wait for requests. */
  failingJobs: () => FailingJob[];
  /** What a payment means, by the purpose of its order. */
  bookings: Bookings;
  /** Content of the last read, for titles in messages: a transaction must not run other queries. */
  titles: () => ContentSource;
}

/** Reads of what everybody may see: from a replica where there is one. */
export interface PublicReads {
  /**
   * Reads on the replica while it serves; on the primary otherwise, and when the replica fails or does not have what is
   * searched for. `read` may run twice, and gets services whose `db` and `content` are those of the database.
   */
  run: <Result>(read: (services: Services) => Promise<Result>) => Promise<Result>;
  /**
   * Returns the versions of all public data, at most 100 ms old. What is read afterwards is never older. Rejects while
   * no database answers.
   */
  versions: () => Promise<PublishedVersions>;
}

/** A payment that the gateway has decided, in the transaction that stores its outcome. The order's row is locked. */
export interface DecidedPayment {
  tx: Tx;
  services: Services;
  order: OrderRow;
  payment: PaymentRow;
  outcome: GatewayOutcome;
  now: Date;
}

/** What the outcomes of a payment mean for one purpose of orders. */
export interface Booking {
  /** Takes the locks that must precede the lock of the order, to avoid deadlocks. */
  lock?: (tx: Tx) => Promise<unknown>;
  /** Books a captured payment. Returns `null`, or the note of the refund when it cannot be booked. */
  book: (paid: DecidedPayment) => Promise<string | null>;
  /** Stores the card of a payment that only verified it. */
  cardVerified?: (verified: DecidedPayment) => Promise<void>;
  /** Follows a declined or failed payment. */
  declined?: (declined: DecidedPayment, reason: NonNullable<PaymentRow['reason']>) => Promise<void>;
}

export type Bookings = Readonly<Record<OrderRow['purpose'], Booking>>;
