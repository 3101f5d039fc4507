import type { Command } from 'commander';
import type { WithDatabase } from './giving.ts';
import { dropMessage, printOutbox, retryMessage } from '../delivery/staff.ts';

function parseId(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`"${text}" is no number of a message.`);
  return Number(text);
}

/** Adds the commands for e-mails and text messages. */
export function addOutboxCommands(program: Command, withDatabase: WithDatabase): void {
  const messages = program.command('outbox').description('E-mails and SMS');
  messages
    .command('list')
    .description('The newest messages')
    .option('--dead', 'only those that were given up')
    .action(({ dead = false }: { dead?: boolean }) => withDatabase((db) => printOutbox(db, { dead })));
  messages
    .command('retry <id>')
    .description('Send a message again that was given up')
    .action((id: string) => withDatabase((db) => retryMessage(db, parseId(id))));
  messages
    .command('drop <id>')
    .description('Delete a message that was not sent')
    .action((id: string) => withDatabase((db) => dropMessage(db, parseId(id))));
}
