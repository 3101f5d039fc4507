import {
  describeMember,
  describeUser,
  endSessions,
  lockUser,
  resetTwoStep,
  sendReset,
  unlockUser,
} from '../accounts/staff.ts';
import { FULL, type CommandContext, type CommandInput, type CommandSpec, type OptionSpec } from '../staff/spec.ts';
import { PHONE } from './members.ts';

const LANGUAGE: OptionSpec = { name: 'language', value: 'ar or en', help: 'language of the message', fallback: 'ar' };

/** Command about one account that needs a reason for the trail. */
const command = (
  name: string,
  help: string,
  run: (input: CommandInput, context: CommandContext) => Promise<string>,
): CommandSpec => ({
  name: `users ${name}`,
  help,
  arguments: [PHONE],
  options: [{ name: 'reason', value: 'text', help: 'why, for the trail' }],
  role: 'support',
  trail: 'change',
  run: (input, context) => {
    const reason = input.maybe('reason');
    context.note({ subject: input.text('phone'), ...(reason !== undefined && { reason }) });
    return run(input, context);
  },
});

/** Commands for the accounts of users, and the records of members. */
export const userCommands: readonly CommandSpec[] = [
  {
    name: 'members show',
    help: 'The record of a member, with shares and balance; all fields with --full',
    arguments: [PHONE],
    options: [FULL],
    role: 'support',
    trail: 'personal',
    run: (input, { db, note }) => {
      note({ subject: input.text('phone') });
      return describeMember(db, input.text('phone'), input.flag('full'));
    },
  },
  {
    name: 'users show',
    help: 'An account with its sessions',
    arguments: [PHONE],
    options: [FULL],
    role: 'support',
    trail: 'personal',
    run: (input, { db, note }) => {
      note({ subject: input.text('phone') });
      return describeUser(db, input.text('phone'), input.flag('full'));
    },
  },
  command(
    'lock',
    'Lock an account: its sessions end, and a sign-in is answered as with a wrong password',
    (input, { db }) => lockUser(db, input.text('phone')),
  ),
  command('unlock', 'Let the user sign in again', (input, { db }) => unlockUser(db, input.text('phone'))),
  command('end-sessions', 'Sign a user out everywhere', (input, { db }) => endSessions(db, input.text('phone'))),
  {
    name: 'users reset-two-step',
    help: 'Turn two-step sign-in off for a member who has lost the app and the recovery codes; the member is notified everywhere',
    arguments: [PHONE],
    options: [
      {
        name: 'reason',
        value: 'text',
        help: 'how the member has proven their identity, for the trail',
        required: true,
      },
      LANGUAGE,
    ],
    role: 'support',
    trail: 'change',
    run: (input, { withServices, note }) => {
      note({ subject: input.text('phone'), reason: input.text('reason') });
      return withServices((services) => resetTwoStep(services, input.text('phone'), input.text('language')));
    },
  },
  {
    name: 'users reset',
    help: 'Send a user the ordinary message for a new password; its link is never shown',
    arguments: [PHONE],
    options: [LANGUAGE],
    role: 'support',
    trail: 'change',
    run: (input, { withServices, note }) => {
      note({ subject: input.text('phone') });
      return withServices((services) => sendReset(services, input.text('phone'), input.text('language')));
    },
  },
];
