// What an application loses by an upgrade is recorded: a name or member that the API reports had at the last release and
// have no more is in packages/ui/changes.json, or a changeset names it.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../dev/builds.ts';

/** Names the revision of the last release. */
const RELEASED = 'docs/api/released.txt';
const DECLARATION = /^(?:export )?(?:declare )?(?:abstract )?(?:const|function|interface|type|class|namespace) (\w+)/;

interface Change {
  export: string;
  prop?: string;
}

/** What a report says: its declarations by name, each up to the next empty line, and what it imports. */
interface Report {
  declarations: ReadonlyMap<string, string>;
  imports: ReadonlySet<string>;
}

function readReport(text: string): Report {
  const declarations = text.split(/\n\s*\n/).flatMap((block): [string, string][] => {
    const declaration = block.replaceAll(/^\s*\/\/.*$/gm, '').trim();
    const name = DECLARATION.exec(declaration)?.[1] ?? /^export \{ (?:\w+ as )?(\w+) \}/.exec(declaration)?.[1];
    return name ? [[name, declaration]] : [];
  });
  const imports = [...text.matchAll(/^import \{ (?:\w+ as )?(\w+) \}/gm)].map(([, name = '']) => name);
  return { declarations: new Map(declarations), imports: new Set(imports) };
}

/** Own members of an interface. */
const membersOf = (declaration: string): string[] =>
  /^(?:export )?(?:declare )?interface /.test(declaration)
    ? [...declaration.matchAll(/^ {4}(?:readonly )?(?:'([^']+)'|"([^"]+)"|(\w+))\??[:(]/gm)].map(
        ([, single, double, plain]) => single ?? double ?? plain ?? '',
      )
    : [];

/** Types of the language. */
const BUILT_IN = new Set([
  'Omit',
  'Pick',
  'Partial',
  'Readonly',
  'Record',
  'Exclude',
  'Extract',
  'Set',
  'Map',
  'Promise',
]);

/**
 * Whether a type has a member: of its own, by `Pick`, or by a type that it extends or is made of. A type that the package
 * does not export may have any.
 */
function hasMember(report: Report, type: string, member: string, seen = new Set<string>()): boolean {
  const declaration = report.declarations.get(type);
  if (declaration === undefined) return !report.imports.has(type) && !BUILT_IN.has(type);
  if (seen.has(type)) return false;
  seen.add(type);
  const isAlias = /^(?:export )?(?:declare )?type /.test(declaration);
  if (membersOf(declaration).includes(member)) return true;
  if (isAlias && new RegExp(`(?:^|\\W)${member}\\??:`).test(declaration)) return true;
  const bases = (isAlias ? declaration : (declaration.split('{\n')[0] ?? ''))
    .replace(/^.*?\b(?:extends|=)/, '')
    .replaceAll(/Omit<\w+(?:<[^>]*>)?, [^>]*>/g, (omit) => (omit.includes(`'${member}'`) ? '' : omit));
  if (new RegExp(`Pick<\\w+, [^>]*'${member}'`).test(bases)) return true;
  return [...bases.matchAll(/\b[A-Z]\w+/g)].some(([name]) => hasMember(report, name, member, seen));
}

/** Names, and `Name.member`, that one report has and the next has not; members of a type that is gone go with it. */
export function lost(before: string, now: string): string[] {
  const [old, current] = [readReport(before), readReport(now)];
  return [...old.declarations].flatMap(([name, declaration]) => {
    if (!current.declarations.has(name)) return [name];
    return membersOf(declaration)
      .filter((member) => !hasMember(current, name, member))
      .map((member) => `${name}.${member}`);
  });
}

/** Whether a lost name is recorded: in `changes.json`, by its component for a prop, or between backticks in a changeset. */
export function isRecorded(name: string, changes: readonly Change[], notes: string): boolean {
  const [type = '', member] = name.split('.');
  const component = type.replace(/Props$/, '');
  return (
    changes.some((change) =>
      member === undefined
        ? change.export === type && change.prop === undefined
        : change.export === component && change.prop === member,
    ) ||
    // As it is written in a text: `OrderCard` … `unit`, or `unit` alone.
    [...notes.matchAll(/`([^`]+)`/g)].some(([, code = '']) =>
      new RegExp(`(?:^|\\W)${member ?? type}(?:$|\\W)`).test(code),
    )
  );
}

const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000 });

function main(): number {
  const released = readFileSync(join(root, RELEASED), 'utf8').trim();
  if (git('cat-file', '-e', `${released}^{commit}`).status !== 0) {
    console.log(`Nothing is compared: this clone has no ${released}, the last release.`);
    return 0;
  }
  const changes = JSON.parse(readFileSync(join(root, 'packages/ui/changes.json'), 'utf8')) as Change[];
  const notes = globSync('.changeset/*.md', { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const unrecorded = globSync('docs/api/*.api.md', { cwd: root })
    .toSorted()
    .flatMap((file) => {
      const before = git('show', `${released}:${file}`);
      if (before.status !== 0) return [];
      return lost(before.stdout, readFileSync(join(root, file), 'utf8'))
        .filter((name) => !isRecorded(name, changes, notes))
        .map((name) => `${basename(file, '.api.md')}: ${name}`);
    });
  for (const each of unrecorded)
    console.log(
      `${each} is gone since the last release: add it to packages/ui/changes.json (with \`to\`, its new name, or a \`note\`), or name it in a changeset.`,
    );
  if (unrecorded.length === 0) console.log('Every breaking change of the API is recorded.');
  return unrecorded.length === 0 ? 0 : 1;
}

if (import.meta.main) process.exitCode = main();
