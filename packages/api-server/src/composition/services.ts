import { depositBooking } from '../balance/deposits.ts';
import { createContentStore } from '../content/content.ts';
import { donationBooking } from '../giving/booking.ts';
import { admissionBooking } from '../membership/admit-paid.ts';
import { createLimits } from '../limits/limits.ts';
import { outbox } from '../notifications/messages.ts';
import type { Services, Bookings } from '../context/services.ts';
import type { Replica } from '../db/replica/replica.ts';
import type { Db } from '../db/schema.ts';
import { createPublicReads, type Served } from './public-reads.ts';

const BOOKINGS: Bookings = { donation: donationBooking, balance: depositBooking, shares: admissionBooking };

interface PublicOptions {
  /** Connections that requests do not occupy. @default `db` */
  probe?: Db;
  replica?: Replica | null;
  /** Receives each public read, and each error of the replica. */
  onRead?: (served: Served) => void;
  onReplicaError?: (error: unknown) => void;
}

/** Creates what operations, jobs and commands depend on. */
export function createServices({
  db,
  checkDatabase = () => Promise.resolve(),
  failingJobs = () => [],
  config,
  gateway,
  messenger = outbox,
  now = () => new Date(),
  probe = db,
  replica = null,
  onRead,
  onReplicaError,
}: Pick<Services, 'db' | 'config' | 'gateway'> &
  Partial<Pick<Services, 'checkDatabase' | 'failingJobs' | 'messenger' | 'now'>> &
  PublicOptions): Services {
  const content = createContentStore(db);
  const services: Omit<Services, 'reads'> = {
    db,
    checkDatabase,
    failingJobs,
    config,
    content,
    messenger,
    gateway,
    limits: createLimits(db, config),
    now,
    bookings: BOOKINGS,
    titles: content.latest,
  };
  const reads = createPublicReads(services, {
    probe,
    replica,
    content,
    ...(onRead && { onRead }),
    ...(onReplicaError && { onError: onReplicaError }),
  });
  return { ...services, reads };
}
