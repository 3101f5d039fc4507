import type { Command } from 'commander';
import { removeDemoAccounts } from '../seed/demo-accounts.ts';
import type { WithDatabase } from './giving.ts';

/** Adds the commands for the demo accounts. */
export function addDemoCommands(program: Command, withDatabase: WithDatabase): void {
  program
    .command('demo')
    .description('The demo accounts, whose passwords are published')
    .command('remove')
    .description('Remove the demo accounts with their shares and money; their donations stay, without a name')
    .action(() => withDatabase(async (db) => `Demo accounts removed: ${await removeDemoAccounts(db)}.`));
}
