import { userInfo } from 'node:os';
import { sql } from 'kysely';
import { readSecret } from '../config/secret-files.ts';
import type { Db } from '../db/schema.ts';
import { createToken, sha256 } from '../shared/secrets.ts';

/** `admin` may do everything. */
export const ROLES = ['content', 'support', 'finance', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Who runs a command. */
export interface Operator {
  name: string;
  role: Role;
}

/** How the caller of a command names itself. */
export interface Claim {
  /** Value of `--as`. */
  as: string | null;
  /** Value of TAAWUN_STAFF or of the file of TAAWUN_STAFF_FILE: the staff token. */
  token: string | null;
  /** User of the operating system. */
  user: string;
}

export const claimOf = (env: Readonly<Record<string, string | undefined>>, as: string | undefined): Claim => ({
  as: as ?? null,
  token: readSecret(env, 'TAAWUN_STAFF') ?? null,
  user: userName(),
});

/** A container may run under a user id that has no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** The operator of a machine whose database has no staff yet. */
const ofMachine = (user: string): Operator => ({ name: `local:${user}`, role: 'admin' });

async function hasStaff(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('staff')
    .select(sql`1`.as('one'))
    .where('ended_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Returns who runs a command. Without any staff in the database it is the user of the machine, with every right.
 * @param role role that the command needs; `null`: none, also without a token
 * @throws Error with instructions
 */
export async function authenticate(db: Db, { as, token, user }: Claim, role: Role | null): Promise<Operator> {
  if (token === null) {
    if (role === null || !(await hasStaff(db))) return ofMachine(user);
    throw new Error(
      'Who are you? Set TAAWUN_STAFF to your staff token. An administrator creates one: taawun-api staff add <name> --role <role>',
    );
  }
  const row = await db
    .selectFrom('staff')
    .select(['name', 'role'])
    .where('token_hash', '=', sha256(token))
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new Error('TAAWUN_STAFF is no staff token of this database, or it has ended.');
  if (as !== null && as !== row.name) throw new Error(`TAAWUN_STAFF is the token of ${row.name}, not of ${as}.`);
  if (role !== null && row.role !== role && row.role !== 'admin')
    throw new Error(`${row.name} has the role ${row.role}; this command needs ${role} or admin.`);
  return row;
}

function parseRole(text: string): Role {
  const role = ROLES.find((each) => each === text);
  if (!role) throw new Error(`"${text}" is no role. Allowed: ${ROLES.join(', ')}.`);
  return role;
}

/**
 * Adds a member of the staff and returns the token, which is stored as a hash only.
 * @throws Error for a name in use, or when the first one is no administrator
 */
export async function addStaff(db: Db, name: string, roleText: string): Promise<string> {
  const role = parseRole(roleText);
  if (!/^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,59}$/u.test(name))
    throw new Error(`"${name}" is no name. Use letters, digits, spaces, points and hyphens, 60 at most.`);
  const { token, hash } = createToken();
  await db.transaction().execute(async (tx) => {
    await sql`lock table staff in share row exclusive mode`.execute(tx);
    const first = await tx.selectFrom('staff').select('id').where('ended_at', 'is', null).limit(1).executeTakeFirst();
    if (!first && role !== 'admin')
      throw new Error(`The first one must be an administrator, who adds the others: staff add ${name} --role admin`);
    const added = await tx
      .insertInto('staff')
      .values({ name, role, token_hash: hash, ended_at: null })
      .onConflict((on) => on.column('name').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw new Error(`There is a ${name} already. Another token: taawun-api staff token ${name}`);
  });
  return token;
}

/** Replaces the token of a member of the staff; the old one ends. */
export async function renewToken(db: Db, name: string): Promise<string> {
  const { token, hash } = createToken();
  const renewed = await db
    .updateTable('staff')
    .set({ token_hash: hash, ended_at: null })
    .where('name', '=', name)
    .returning('id')
    .executeTakeFirst();
  if (!renewed) throw new Error(`Nobody of the staff is called ${name}. The names: taawun-api staff list`);
  return token;
}

/** Ends the token of a member of the staff. The last administrator stays. */
export async function endStaff(db: Db, name: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`lock table staff in share row exclusive mode`.execute(tx);
    const rows = await tx.selectFrom('staff').select(['name', 'role']).where('ended_at', 'is', null).execute();
    const own = rows.find((row) => row.name === name);
    if (!own) throw new Error(`Nobody of the staff is called ${name}. The names: taawun-api staff list`);
    if (own.role === 'admin' && rows.filter(({ role }) => role === 'admin').length === 1)
      throw new Error(`${name} is the only administrator. Add another one first.`);
    await tx.updateTable('staff').set({ ended_at: new Date() }).where('name', '=', name).execute();
  });
}
