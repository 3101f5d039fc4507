import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { errorText } from '@taawun/api-client/validation';
import { COMMANDS, GROUPS } from '../commands/index.ts';
import type { Config } from '../config/config.ts';
import type { Services } from '../context/services.ts';
import { hasSockets, readAddress } from '../control/address.ts';
import { NoServerError, requestCommand } from '../control/request.ts';
import type { RunCommand } from '../control/serve.ts';
import { WIRE_VERSION, type WireLine } from '../control/wire.ts';
import { LockedError } from '../db/embedded/lock.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { openGateway } from '../gateways/select.ts';
import { createClaimRequest } from '../limits/claim-request.ts';
import { Failure } from '../shared/failure.ts';
import { checkDataKeys } from '../personal-data/state.ts';
import { execute, type Request } from '../staff/execute.ts';
import { parseCommand, UsageError, type Parsed } from '../staff/parse.ts';
import type { Output, OutputFile } from '../staff/spec.ts';
import { createServices } from './services.ts';

export const parseArguments = (argv: readonly string[]): Parsed =>
  parseCommand(argv, { commands: COMMANDS, groups: GROUPS });

/** What happened in words: failures of the API are codes. */
export const failureText = (error: unknown): string => {
  if (error instanceof Failure) return errorText(error.code, 'en');
  return error instanceof Error ? error.message : String(error);
};

/** Runs a command in this process, on a database that it opens. */
async function executeAlone(config: Config, request: Request): Promise<Output> {
  const { db, close } = await openDatabase(config, { isCommand: true });
  try {
    if (!request.parsed.spec.database?.includes('as it is')) {
      await migrate(db);
      await checkDataKeys(db);
    }
    return await execute(
      {
        db,
        config,
        origin: null,
        withServices: async (run) => {
          const payments = openGateway(config, createClaimRequest(db));
          try {
            return await run(createServices({ db, config, gateway: payments.gateway }));
          } finally {
            payments.close();
          }
        },
      },
      request,
    );
  } finally {
    await close();
  }
}

/** Creates what the local socket of a running server does with a command. */
export function createRunCommand(services: Services, origin: () => string | null): RunCommand {
  const { db, config } = services;
  return async ({ argv, claim, files }) => {
    try {
      const parsed = parseArguments(argv);
      if (parsed.spec.database?.startsWith('alone')) throw new Error(aloneText(parsed));
      const { text, files: written = [] } = await execute(
        { db, config, origin: origin(), withServices: (run) => run(services) },
        { parsed, claim, files: new Map(files.map(([path, data]) => [path, Buffer.from(data, 'base64')])) },
      );
      return {
        lines: [
          ...written.map(({ path, data, isNew = false }): WireLine => ({
            file: path,
            data: Buffer.from(data).toString('base64'),
            isNew,
          })),
          { out: text },
        ],
        exit: 0,
      };
    } catch (error) {
      if (error instanceof UsageError && error.code === 0) return { lines: [{ out: error.message }], exit: 0 };
      return { lines: [{ error: failureText(error) }], exit: 1 };
    }
  };
}

const aloneText = ({ spec }: Parsed): string =>
  `${spec.name} needs the embedded database for itself. Stop the server, run it, and start the server again. With PostgreSQL (DATABASE_URL) the server may go on.`;

/** Output of a command that another process may have run. */
export interface Ended {
  output: Output;
  error: string | null;
}

async function executeInServer(path: string, argv: readonly string[], { claim, files }: Request): Promise<Ended> {
  const ended = { text: [] as string[], errors: [] as string[], files: [] as OutputFile[] };
  const body = {
    version: WIRE_VERSION,
    argv,
    claim,
    files: [...files].map(([name, data]) => [name, data.toString('base64')] as const),
  };
  const exit = await requestCommand(path, body, (line) => {
    if ('out' in line) ended.text.push(line.out);
    else if ('error' in line) ended.errors.push(line.error);
    else if ('file' in line)
      ended.files.push({ path: line.file, data: Buffer.from(line.data, 'base64'), isNew: line.isNew });
  });
  return {
    output: { text: ended.text.join('\n'), files: ended.files },
    error: exit === 0 ? null : ended.errors.join('\n'),
  };
}

/** A server that is starting holds the database before it listens. */
const START_TIMEOUT_MS = 5_000;
const PAUSE_MS = 100;

/**
 * Runs a command: in its own process where the database is free, otherwise in the server that holds the embedded one.
 * @throws Error with instructions
 */
export async function runCommand(config: Config, argv: readonly string[], request: Request): Promise<Ended> {
  const { parsed } = request;
  if (parsed.spec.database === 'none') {
    const fail = () => Promise.reject(new Error(`${parsed.spec.name} opens no database.`));
    const place = { db: null as never, config, origin: null, withServices: fail };
    return { output: await execute(place, request), error: null };
  }
  const until = performance.now() + START_TIMEOUT_MS;
  for (;;) {
    try {
      return { output: await executeAlone(config, request), error: null };
    } catch (error) {
      if (!(error instanceof LockedError)) throw error;
      if (parsed.spec.database?.startsWith('alone'))
        throw new Error(`${error.message}\n${aloneText(parsed)}`, { cause: error });
      if (!hasSockets) throw error;
      const path = readAddress(resolve(config.dataDir));
      try {
        if (path !== null) return await executeInServer(path, argv, request);
      } catch (failure) {
        if (!(failure instanceof NoServerError)) throw failure;
        if (performance.now() > until) throw new Error(`${error.message}\n${failure.message}`, { cause: failure });
      }
      if (performance.now() > until) throw error;
      await delay(PAUSE_MS);
    }
  }
}
