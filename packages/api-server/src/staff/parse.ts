import { Command, CommanderError, Option } from 'commander';
import { camelCase, type CommandInput, type CommandSpec } from './spec.ts';

/** A command with what it was called with. */
export interface Parsed {
  spec: CommandSpec;
  /** Value of `--as`. */
  as: string | undefined;
  args: Readonly<Record<string, string | readonly string[] | undefined>>;
  options: Readonly<Record<string, string | boolean | undefined>>;
}

/** Help, or what is wrong with the arguments. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly code: number;

  constructor(message: string, code: number) {
    super(message);
    this.code = code;
  }
}

const DESCRIPTION =
  'Commands for the staff of the association. They work beside a running server. TAAWUN_STAFF is your staff token.';

function add(
  program: Command,
  groups: Readonly<Record<string, string>>,
  spec: CommandSpec,
  done: (parsed: Parsed) => void,
) {
  const path = spec.name.split(' ');
  let parent = program;
  for (const word of path.slice(0, -1)) {
    const known = parent.commands.find((command) => command.name() === word);
    parent = known ?? parent.command(word).description(groups[word] ?? '');
  }
  const command = parent.command(path.at(-1) ?? '').description(spec.help);
  const args = spec.arguments ?? [];
  for (const { name, help, optional = false, many = false } of args) {
    const inner = `${name}${many ? '...' : ''}`;
    command.argument(optional ? `[${inner}]` : `<${inner}>`, help);
  }
  for (const { name, help, value, required = false, fallback } of spec.options ?? []) {
    const option = new Option(`--${name}${value === undefined ? '' : ` <${value}>`}`, help).makeOptionMandatory(
      required,
    );
    command.addOption(fallback === undefined ? option : option.default(fallback));
  }
  command.option('--as <name>', 'your name, to be sure that TAAWUN_STAFF is yours');
  command.action((...given: unknown[]) => {
    const options = command.opts<Record<string, string | boolean | undefined>>();
    const { as, ...own } = options;
    done({
      spec,
      as: as as string | undefined,
      args: Object.fromEntries(args.map(({ name }, index) => [name, given[index] as string | readonly string[]])),
      options: own,
    });
  });
}

/**
 * Reads the arguments of the program by the table of commands.
 * @throws UsageError for unknown commands, options and arguments, and for `--help`
 */
export function parseCommand(
  argv: readonly string[],
  { commands, groups }: { commands: readonly CommandSpec[]; groups: Readonly<Record<string, string>> },
): Parsed {
  let parsed: Parsed | null = null;
  let written = '';
  const write = (text: string) => void (written += text);
  const settings = (command: Command): void => {
    command.exitOverride().configureOutput({ writeOut: write, writeErr: write }).allowExcessArguments(false);
    for (const each of command.commands) settings(each);
  };
  const program = new Command('taawun-api').description(DESCRIPTION);
  for (const spec of commands) add(program, groups, spec, (result) => (parsed = result));
  settings(program);
  try {
    program.parse([...argv], { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) throw new UsageError(written.trimEnd(), error.exitCode);
    throw error;
  }
  if (!parsed) throw new UsageError(program.helpInformation(), 1);
  return parsed;
}

/** Gives a command its arguments and options by name. */
export function inputOf({ spec, args, options }: Parsed, files: ReadonlyMap<string, Buffer>): CommandInput {
  const maybe = (name: string): string | undefined => {
    const value = args[name] ?? options[camelCase(name)];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    maybe,
    text: (name) => {
      const value = maybe(name);
      if (value === undefined) throw new Error(`${spec.name} has no ${name}.`);
      return value;
    },
    many: (name) => {
      const value = args[name];
      return typeof value === 'string' ? [value] : (value ?? []);
    },
    flag: (name) => options[camelCase(name)] === true,
    files,
  };
}

/** The command and its options for the trail, without values, which may be personal data. */
export function trailText({ spec, options }: Parsed): string {
  const given = (spec.options ?? []).filter(({ name, fallback }) => {
    const value = options[camelCase(name)];
    return value !== undefined && value !== false && value !== fallback;
  });
  return [spec.name, ...given.map(({ name }) => `--${name}`)].join(' ');
}
