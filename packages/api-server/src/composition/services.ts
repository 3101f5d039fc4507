import { depositBooking } from '../balance/deposits.ts';
import { createContentStore } from '../content/content.ts';
import { donationBooking } from '../giving/booking.ts';
import { admissionBooking } from '../membership/admit-paid.ts';
import { createLimits } from '../limits/limits.ts';
import { outbox } from '../notifications/messages.ts';
import type { Services, Bookings } from '../context/services.ts';

const BOOKINGS: Bookings = { donation: donationBooking, balance: depositBooking, shares: admissionBooking };

/** Creates what operations, jobs and commands depend on. */
export function createServices({
  db,
  checkDatabase = () => Promise.resolve(),
  failingJobs = () => [],
  config,
  gateway,
  messenger = outbox,
  now = () => new Date(),
}: Pick<Services, 'db' | 'config' | 'gateway'> &
  Partial<Pick<Services, 'checkDatabase' | 'failingJobs' | 'messenger' | 'now'>>): Services {
  const content = createContentStore(db);
  return {
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
}
