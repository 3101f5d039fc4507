import type { Config } from '../config/config.ts';
import type { Services } from '../context/services.ts';
import type { Db } from '../db/schema.ts';
import { authenticate, type Claim } from './operators.ts';
import { inputOf, trailText, type Parsed } from './parse.ts';
import type { CommandContext, Output } from './spec.ts';
import { beginTrail } from './trail.ts';

/** Where a command runs: in a running server, or in its own process. */
export interface Place {
  db: Db;
  config: Config;
  withServices: <Result>(run: (services: Services) => Promise<Result>) => Promise<Result>;
  /** Address of the running server, or `null`. */
  origin: string | null;
}

/** A command that its caller wants to run. */
export interface Request {
  parsed: Parsed;
  claim: Claim;
  files: ReadonlyMap<string, Buffer>;
}

/** Checks who runs a command, runs it, and writes the trail. */
export async function execute(place: Place, { parsed, claim, files }: Request): Promise<Output> {
  const { spec } = parsed;
  const operator = await operatorOf(place, { parsed, claim });
  const facts: { subject: string | null; reason: string | null } = { subject: null, reason: null };
  const context: CommandContext = {
    ...place,
    operator,
    note: ({ subject, reason }) => {
      if (subject !== undefined) facts.subject = subject;
      if (reason !== undefined) facts.reason = reason;
    },
  };
  const end = spec.trail ? await beginTrail(place.db, { operator, command: trailText(parsed) }) : null;
  try {
    const result = await spec.run(inputOf(parsed, files), context);
    await end?.({ ...facts, result: 'done' });
    return typeof result === 'string' ? { text: result } : result;
  } catch (error) {
    await end?.({ ...facts, result: 'failed' });
    throw error;
  }
}

/** A database that is not up to date may have no staff: its commands belong to the operator of the machine. */
const operatorOf = (
  { db }: Place,
  { parsed: { spec }, claim }: Pick<Request, 'parsed' | 'claim'>,
): ReturnType<typeof authenticate> =>
  spec.database === 'as it is' || spec.database === 'alone, as it is' || spec.database === 'none'
    ? Promise.resolve({ name: `local:${claim.user}`, role: 'admin' })
    : authenticate(db, claim, spec.role);
