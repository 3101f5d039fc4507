import type { Db, Text } from '../db/schema.ts';
import { outbox } from '../notifications/messages.ts';
import { closeAccounts } from '../profile/close.ts';
import { listPayouts, payPayout, refundDeposit, rejectPayoutByReference } from '../balance/staff.ts';
import { FULL, type CommandInput, type CommandSpec, type OptionSpec } from '../staff/spec.ts';

/** Closes accounts that waited for this payout, and returns the command's output. */
async function thenClose(db: Db, answer: string): Promise<string> {
  const closed = await closeAccounts({ db, messenger: outbox });
  return closed > 0 ? `${answer} The account is deleted.` : answer;
}

/** Reason that the person concerned reads, in both languages. */
export const REASONS: readonly OptionSpec[] = [
  { name: 'reason', value: 'text', help: 'why, in Arabic', required: true },
  { name: 'reason-en', value: 'text', help: 'why, in English; without it the Arabic is shown' },
];

export const reasonOf = (input: CommandInput): Text => {
  const ar = input.text('reason');
  return { ar, en: input.maybe('reason-en') ?? ar };
};

const REFERENCE = { name: 'reference', help: 'its reference' };

/** Commands for the balances of members. */
export const balanceCommands: readonly CommandSpec[] = [
  {
    name: 'payouts list',
    help: 'The requested payouts, the oldest first',
    options: [{ name: 'all', help: 'every payout' }, FULL],
    role: 'finance',
    trail: 'personal',
    run: (input, { db }) => listPayouts(db, { all: input.flag('all'), full: input.flag('full') }),
  },
  {
    name: 'payouts pay',
    help: 'Book a payout that the bank has carried out',
    arguments: [REFERENCE],
    role: 'finance',
    trail: 'change',
    run: async (input, { db, note }) => {
      const reference = input.text('reference');
      note({ subject: reference });
      return thenClose(db, await payPayout(db, outbox, reference));
    },
  },
  {
    name: 'payouts reject',
    help: 'Turn a payout down; the money is in the balance again and the member reads why',
    arguments: [REFERENCE],
    options: REASONS,
    role: 'finance',
    trail: 'change',
    run: (input, { db, note }) => {
      const [reference, reason] = [input.text('reference'), reasonOf(input)];
      note({ subject: reference, reason: reason.ar });
      return rejectPayoutByReference(db, outbox, reference, reason);
    },
  },
  {
    name: 'deposits refund',
    help: 'Give a deposit back to the card that it came from',
    arguments: [REFERENCE],
    role: 'finance',
    trail: 'change',
    run: (input, { withServices, note }) => {
      const reference = input.text('reference');
      note({ subject: reference });
      return withServices((services) => refundDeposit(services, reference));
    },
  },
];
