import type { Command } from 'commander';
import type { WithDatabase } from './giving.ts';
import { printJobs } from '../jobs/jobs.ts';

/** Adds the command that shows the periodic jobs. */
export function addJobCommands(program: Command, withDatabase: WithDatabase): void {
  program
    .command('jobs')
    .description('Periodic jobs of the servers')
    .command('list')
    .description('When each ended, when it is due, and why it failed')
    .action(() => withDatabase(printJobs));
}
