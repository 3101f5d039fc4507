import { dropMessage, printOutbox, retryMessage } from '../delivery/staff.ts';
import { printJobs } from '../jobs/jobs.ts';
import { FULL, type ArgumentSpec, type CommandInput, type CommandSpec } from '../staff/spec.ts';

const ID: ArgumentSpec = { name: 'id', help: 'the number of a message, as `outbox list` shows it' };

function idOf(input: CommandInput): number {
  const text = input.text('id');
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`"${text}" is no number of a message.`);
  return Number(text);
}

/** Commands for e-mails, text messages and the periodic jobs. */
export const outboxCommands: readonly CommandSpec[] = [
  {
    name: 'outbox list',
    help: 'The newest e-mails and SMS; codes and links of accounts are masked',
    options: [{ name: 'dead', help: 'only those that were given up' }, FULL],
    role: 'admin',
    trail: 'personal',
    run: (input, { db }) => printOutbox(db, { dead: input.flag('dead'), full: input.flag('full') }),
  },
  {
    name: 'outbox retry',
    help: 'Send a message again that was given up',
    arguments: [ID],
    role: 'admin',
    trail: 'change',
    run: (input, { db, note }) => {
      note({ subject: `message ${idOf(input)}` });
      return retryMessage(db, idOf(input));
    },
  },
  {
    name: 'outbox drop',
    help: 'Delete a message that was not sent',
    arguments: [ID],
    role: 'admin',
    trail: 'change',
    run: (input, { db, note }) => {
      note({ subject: `message ${idOf(input)}` });
      return dropMessage(db, idOf(input));
    },
  },
  {
    name: 'jobs list',
    help: 'When each periodic job ended, when it is due, and why it failed',
    role: 'admin',
    run: (_, { db }) => printJobs(db),
  },
];
