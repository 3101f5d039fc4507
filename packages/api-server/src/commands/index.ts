import type { CommandSpec } from '../staff/spec.ts';
import { balanceCommands } from './balance.ts';
import { contactCommands } from './contact.ts';
import { contentCommands } from './content.ts';
import { databaseCommands } from './database.ts';
import { demoCommands } from './demo.ts';
import { feedbackCommands } from './feedback.ts';
import { givingCommands } from './giving.ts';
import { initCommand } from './init.ts';
import { keyCommands } from './keys.ts';
import { memberCommands } from './members.ts';
import { outboxCommands } from './outbox.ts';
import { shareCommands } from './shares.ts';
import { staffCommands } from './staff.ts';
import { userCommands } from './users.ts';

/** Every command: the program, its help and the table of the README are made of it. */
export const COMMANDS: readonly CommandSpec[] = [
  initCommand,
  ...contentCommands,
  ...contactCommands,
  ...feedbackCommands,
  ...memberCommands,
  ...userCommands,
  ...outboxCommands,
  ...givingCommands,
  ...balanceCommands,
  ...shareCommands,
  ...staffCommands,
  ...databaseCommands,
  ...keyCommands,
  ...demoCommands,
];

/** What the commands that begin with a word are about. */
export const GROUPS: Readonly<Record<string, string>> = {
  cash: 'Money of members for buying shares',
  charges: 'Monthly donations',
  contact: 'Messages and complaints of visitors',
  content: 'What the association publishes',
  demo: 'The demo accounts, whose passwords are published',
  deposits: 'Money that members have added to their balance',
  feedback: 'What visitors say about the pages',
  gateway: 'Payment gateways',
  jobs: 'Periodic jobs of the servers',
  keys: 'Keys that encrypt personal data',
  media: 'Images and documents',
  members: 'Members and applications for membership',
  offers: 'Offers to buy and sell shares',
  outbox: 'E-mails and SMS',
  payments: 'Payments',
  payouts: 'Payouts that members have requested to their IBAN',
  shares: 'The share register',
  staff: 'The staff, their roles and the trail',
  users: 'Accounts of users',
};
