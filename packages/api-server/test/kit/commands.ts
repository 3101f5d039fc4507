import { createRunCommand } from '../../src/composition/commands.ts';
import type { Services } from '../../src/context/services.ts';
import { WIRE_VERSION } from '../../src/control/wire.ts';

interface CommandOptions {
  token?: string;
  files?: Readonly<Record<string, string | Buffer>>;
}

/** Runs commands in this process, as the socket of a running server does; returns the output or throws the error. */
export function commandsOn(services: () => Services) {
  return async (argv: readonly string[], { token, files = {} }: CommandOptions = {}): Promise<string> => {
    const run = createRunCommand(services(), () => 'http://portal.example');
    const { lines, exit } = await run({
      version: WIRE_VERSION,
      argv,
      claim: { as: null, token: token ?? null, user: 'tester' },
      files: Object.entries(files).map(([name, data]) => [name, Buffer.from(data).toString('base64')] as const),
    });
    const text = lines
      .map((line) => ('out' in line ? line.out : 'error' in line ? line.error : ''))
      .filter(Boolean)
      .join('\n');
    if (exit !== 0) throw new Error(text);
    return text;
  };
}

/** Files that a command returns, by path. */
export async function filesOf(services: Services, argv: readonly string[]): Promise<Record<string, string>> {
  const { lines } = await createRunCommand(
    services,
    () => null,
  )({ version: WIRE_VERSION, argv, claim: { as: null, token: null, user: 'tester' }, files: [] });
  return Object.fromEntries(
    lines.flatMap((line) => ('file' in line ? [[line.file, Buffer.from(line.data, 'base64').toString('utf8')]] : [])),
  );
}
