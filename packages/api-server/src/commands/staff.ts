import { addStaff, endStaff, renewToken, ROLES } from '../staff/operators.ts';
import type { ArgumentSpec, CommandSpec } from '../staff/spec.ts';
import { listTrail } from '../staff/trail.ts';
import { parseDay } from '../shared/day.ts';

const NAME: ArgumentSpec = { name: 'name', help: 'of the person' };

const tokenText = (name: string, token: string): string =>
  `The staff token of ${name}, shown only now. It goes into the environment of the commands:\nTAAWUN_STAFF=${token}`;

/** Commands for the staff themselves. */
export const staffCommands: readonly CommandSpec[] = [
  {
    name: 'staff add',
    help: 'Add a person of the staff and show the token; the first one is an administrator',
    arguments: [NAME],
    options: [{ name: 'role', value: 'role', help: ROLES.join(', '), required: true }],
    role: 'admin',
    trail: 'change',
    run: async (input, { db, note }) => {
      const name = input.text('name');
      note({ subject: `${name}, ${input.text('role')}` });
      return tokenText(name, await addStaff(db, name, input.text('role')));
    },
  },
  {
    name: 'staff token',
    help: 'Replace a lost token. Needs no token: who may open the database may do so, and the trail says it',
    arguments: [NAME],
    role: null,
    trail: 'change',
    run: async (input, { db, operator, note }) => {
      const name = input.text('name');
      note({ subject: name });
      if (operator.role !== 'admin') throw new Error(`${operator.name} is no administrator.`);
      return tokenText(name, await renewToken(db, name));
    },
  },
  {
    name: 'staff end',
    help: 'End the token of a person who leaves',
    arguments: [NAME],
    role: 'admin',
    trail: 'change',
    run: async (input, { db, note }) => {
      const name = input.text('name');
      note({ subject: name });
      await endStaff(db, name);
      return `The token of ${name} has ended.`;
    },
  },
  {
    name: 'staff list',
    help: 'The staff and their roles',
    role: 'admin',
    run: async (_, { db }) => {
      const rows = await db.selectFrom('staff').select(['name', 'role', 'ended_at']).orderBy('id').execute();
      return (
        rows.map(({ name, role, ended_at }) => `${name}\t${role}${ended_at ? '\tended' : ''}`).join('\n') || 'Nobody.'
      );
    },
  },
  {
    name: 'staff log',
    help: 'The trail: who has changed what, and who has read personal data; the newest first',
    options: [
      { name: 'from', value: 'day', help: 'first day, as 2026-11-25' },
      { name: 'to', value: 'day', help: 'last day' },
      { name: 'who', value: 'name', help: 'only of this person' },
    ],
    role: 'admin',
    trail: 'personal',
    run: (input, { db }) => {
      const [from, to, who] = [input.maybe('from'), input.maybe('to'), input.maybe('who')];
      return listTrail(db, {
        ...(from !== undefined && { from: parseDay(from) }),
        ...(to !== undefined && { to: parseDay(to) }),
        ...(who !== undefined && { who }),
      });
    },
  },
];
