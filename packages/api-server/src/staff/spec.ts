import type { Services } from '../context/services.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/schema.ts';
import type { Operator, Role } from './operators.ts';

/** Argument of a command. `file`: the path of a file that the caller reads, of a folder with `folder`. */
export interface ArgumentSpec {
  name: string;
  help: string;
  optional?: boolean;
  /** Takes all the arguments that follow. */
  many?: boolean;
  reads?: 'file' | 'files or folders';
}

export interface OptionSpec {
  /** Long name without dashes. */
  name: string;
  help: string;
  /** Name of the value; without it the option is a switch. */
  value?: string;
  required?: boolean;
  fallback?: string;
}

/** File that a command returns; the caller writes it, readable by its user only. */
export interface OutputFile {
  path: string;
  data: Uint8Array;
  /** Never over another file. */
  isNew?: boolean;
}

export interface Output {
  text: string;
  files?: readonly OutputFile[];
}

/** What a command was called with. */
export interface CommandInput {
  /** A required argument, or an option that is required or has a fallback. */
  text: (name: string) => string;
  /** An optional argument or option. */
  maybe: (name: string) => string | undefined;
  /** All values of an argument that takes many. */
  many: (name: string) => readonly string[];
  flag: (name: string) => boolean;
  /** Content of the files that the caller has read, by path. */
  files: ReadonlyMap<string, Buffer>;
}

/** What a command may use. */
export interface CommandContext {
  db: Db;
  config: Config;
  operator: Operator;
  /** Runs with the server's services: those of the running server, or its own. */
  withServices: <Result>(run: (services: Services) => Promise<Result>) => Promise<Result>;
  /** Address of the running server that executes the command; `null`: the command runs on its own. */
  origin: string | null;
  /** Adds to the trail whom or what the command concerns, and why. */
  note: (facts: { subject?: string; reason?: string }) => void;
}

/**
 * One command. The table of the README, `--help` and the validation of arguments are made of these.
 *
 * `role`: who may run it; `null`: the operator of the machine, without a staff token, before there are any.
 * `trail`: `change` and `personal` write a row into the trail, the latter for reading personal data.
 * `database`: `alone` cannot run beside a server on the embedded database, `as it is` does not migrate it first,
 * `none` opens none.
 */
export interface CommandSpec {
  name: string;
  help: string;
  arguments?: readonly ArgumentSpec[];
  options?: readonly OptionSpec[];
  role: Role | null;
  trail?: 'change' | 'personal';
  database?: 'alone' | 'as it is' | 'alone, as it is' | 'none';
  run: (input: CommandInput, context: CommandContext) => Promise<string | Output>;
}

/** Option of commands that show personal data. */
export const FULL: OptionSpec = { name: 'full', help: 'show personal data unmasked; the trail says so' };

const argumentText = ({ name, optional, many }: ArgumentSpec): string => {
  const shown = `${name}${many ? '…' : ''}`;
  return optional ? `[${shown}]` : `<${shown}>`;
};

const optionText = ({ name, value, required }: OptionSpec): string => {
  const shown = `--${name}${value === undefined ? '' : ` <${value}>`}`;
  return required ? shown : `[${shown}]`;
};

/** Returns how a command is called, without the program's name. */
export const usageOf = ({ name, arguments: args = [], options = [] }: CommandSpec): string =>
  [name, ...args.map(argumentText), ...options.map(optionText)].join(' ');

/** Returns the name of an option in the form that the parser gives it. */
export const camelCase = (name: string): string =>
  name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
