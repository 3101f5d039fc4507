import type { Command } from 'commander';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/schema.ts';
import { outbox } from '../notifications/messages.ts';
import { withServices, type WithDatabase } from './giving.ts';
import { closeAccounts } from '../profile/close.ts';
import { listPayouts, payPayout, refundDeposit, rejectPayoutByReference } from '../balance/staff.ts';

/** Closes accounts that waited for this payout, and returns the command's output. */
async function thenClose(db: Db, answer: string): Promise<string> {
  const closed = await closeAccounts({ db, messenger: outbox });
  return closed > 0 ? `${answer} The account is deleted.` : answer;
}

/** Adds the commands for members' balances. */
export function addBalanceCommands(program: Command, config: () => Config, withDatabase: WithDatabase): void {
  const payouts = program.command('payouts').description('Payouts that members have requested to their IBAN');
  payouts
    .command('list')
    .description('The requested payouts, the oldest first')
    .option('--all', 'every payout')
    .action(({ all = false }: { all?: boolean }) => withDatabase((db) => listPayouts(db, { all })));
  payouts
    .command('pay <reference>')
    .description('Book a payout that the bank has carried out')
    .action((reference: string) => withDatabase(async (db) => thenClose(db, await payPayout(db, outbox, reference))));
  payouts
    .command('reject <reference>')
    .description('Turn a payout down; the money is in the balance again and the member reads why')
    .requiredOption('--reason <text>', 'why, in Arabic')
    .option('--reason-en <text>', 'why, in English; without it the Arabic is shown')
    .action((reference: string, { reason, reasonEn }: { reason: string; reasonEn?: string }) =>
      withDatabase((db) => rejectPayoutByReference(db, outbox, reference, { ar: reason, en: reasonEn ?? reason })),
    );
  program
    .command('deposits')
    .description('Money that members have added to their balance')
    .command('refund <reference>')
    .description('Give a deposit back to the card that it came from')
    .action((reference: string) =>
      withDatabase((db) => withServices(db, config(), (services) => refundDeposit(services, reference))),
    );
}
