import { approveMember, listApplications, rejectMember } from '../membership/staff.ts';
import { outbox } from '../notifications/messages.ts';
import { holdTrading } from '../shares/staff.ts';
import { FULL, type ArgumentSpec, type CommandSpec } from '../staff/spec.ts';
import { REASONS, reasonOf } from './balance.ts';

export const PHONE: ArgumentSpec = { name: 'phone', help: 'as 05XXXXXXXX' };

/** Commands for applications and members. */
export const memberCommands: readonly CommandSpec[] = [
  {
    name: 'members list',
    help: 'The open applications, the oldest first',
    options: [FULL],
    role: 'support',
    trail: 'personal',
    run: (input, { db }) => listApplications(db, input.flag('full')),
  },
  {
    name: 'members approve',
    help: 'Accept the application of this phone: its applicant pays for the shares and is a member then',
    arguments: [PHONE],
    options: [{ name: 'paid', help: 'the money has come another way: admit at once' }],
    role: 'support',
    trail: 'change',
    run: (input, { db, note }) => {
      const phone = input.text('phone');
      note({ subject: phone });
      return approveMember(db, outbox, phone, { paid: input.flag('paid') });
    },
  },
  {
    name: 'members reject',
    help: 'Turn the application down; the applicant reads why, and may apply again',
    arguments: [PHONE],
    options: REASONS,
    role: 'support',
    trail: 'change',
    run: (input, { db, note }) => {
      const [phone, reason] = [input.text('phone'), reasonOf(input)];
      note({ subject: phone, reason: reason.ar });
      return rejectMember(db, outbox, phone, reason);
    },
  },
  ...(['hold', 'release'] as const).map((name): CommandSpec => ({
    name: `members ${name}`,
    help: name === 'hold' ? 'Stop a member from placing share offers' : 'Let a member place share offers again',
    arguments: [PHONE],
    role: 'support',
    trail: 'change',
    run: (input, { db, note }) => {
      note({ subject: input.text('phone') });
      return holdTrading(db, input.text('phone'), name === 'hold');
    },
  })),
];
