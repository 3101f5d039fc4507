// The sources of the language rules: parsed once, with parents, so that a rule can follow a value through the code.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { isNode, lineAt, type Node } from '../i18n/source.ts';

/** A place that breaks a rule, and what to do about it. */
export interface Finding {
  /** From the root of the repository. */
  file: string;
  /** From one. */
  line: number;
  message: string;
}

/** One rule. Its name appears in messages and in the comments of exceptions. */
export interface Rule {
  name: string;
  check: (project: Project) => Iterable<Finding>;
}

export interface Source {
  file: string;
  text: string;
  program: Node;
  /** Every node by its type. */
  byType: ReadonlyMap<string, readonly Node[]>;
  parentOf: ReadonlyMap<Node, Node>;
}

/** The files under test: those of the repository, or those that a test writes. */
export interface Project {
  /** Paths of all files, sorted. */
  files: readonly string[];
  read: (file: string) => string;
  /** A parsed TypeScript file; `null` when there is none. */
  source: (file: string) => Source | null;
}

function parse(file: string, text: string): Source {
  const { program, errors } = parseSync(file, text);
  if (errors.length)
    throw new Error(`${file} cannot be parsed: ${errors[0]?.message ?? ''}. Run the type check first.`);
  const byType = new Map<string, Node[]>();
  const parentOf = new Map<Node, Node>();
  const visit = (node: Node): void => {
    const list = byType.get(node.type);
    if (list) list.push(node);
    else byType.set(node.type, [node]);
    for (const key in node) {
      const value = node[key];
      if (typeof value !== 'object' || value === null) continue;
      for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
        if (!isNode(child)) continue;
        parentOf.set(child, node);
        visit(child);
      }
    }
  };
  visit(program as unknown as Node);
  return { file, text, program: program as unknown as Node, byType, parentOf };
}

function projectOf(files: readonly string[], read: (file: string) => string): Project {
  const known = new Set(files);
  const texts = new Map<string, string>();
  const sources = new Map<string, Source>();
  const project: Project = {
    files,
    read: (file) => {
      const text = texts.get(file) ?? read(file);
      texts.set(file, text);
      return text;
    },
    source: (file) => {
      if (!known.has(file)) return null;
      const source = sources.get(file) ?? parse(file, project.read(file));
      sources.set(file, source);
      return source;
    },
  };
  return project;
}

/** The repository at `root`: sources, style sheets and message catalogues of all packages. */
export function repository(root: string): Project {
  const files = globSync(
    ['packages/*/src/**/*.{ts,tsx,css,json}', 'packages/*/{test,journeys}/**/*.ts', 'packages/portal/*.ts'],
    { cwd: root },
  )
    .filter((file) => !/\.gen\.ts$|\.d\.ts$/.test(file))
    .toSorted();
  return projectOf(files, (file) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : ''));
}

/** Files that exist in memory only, for tests: path → text. */
export const inMemory = (files: Readonly<Record<string, string>>): Project =>
  projectOf(Object.keys(files).toSorted(), (file) => files[file] ?? '');

const isTest = /\.(test|stories|guide)\.tsx?$|\/(testers|testing|story|test|journeys)\//;

const sourcesOf = (project: Project, packages: readonly string[], ofTests: boolean): Source[] =>
  project.files
    .filter(
      (file) => /\.tsx?$/.test(file) && isTest.test(file) === ofTests && packages.includes(file.split('/')[1] ?? ''),
    )
    .flatMap((file) => project.source(file) ?? []);

/** The parsed TypeScript files of some packages, without tests and stories. */
export const codeOf = (project: Project, ...packages: string[]): Source[] => sourcesOf(project, packages, false);

/** The parsed tests, journeys and stories of some packages. */
export const testsOf = (project: Project, ...packages: string[]): Source[] => sourcesOf(project, packages, true);

/** The nodes of some types, in the order of the types. */
export const nodesOf = (source: Source, ...types: string[]): Node[] =>
  types.flatMap((type) => source.byType.get(type) ?? []);

/** The nearest node around `node` of which `test` holds. */
export function ancestor(source: Source, node: Node, test: (node: Node) => boolean): Node | undefined {
  let current = source.parentOf.get(node);
  while (current && !test(current)) current = source.parentOf.get(current);
  return current;
}

/** Every node around a node, the nearest first. */
export function ancestors(source: Source, node: Node): Node[] {
  const around: Node[] = [];
  for (let current = source.parentOf.get(node); current; current = source.parentOf.get(current)) around.push(current);
  return around;
}

/** The text of a node. */
export const textOf = (source: Source, node: Node): string => source.text.slice(node.start, node.end);

export const finding = (source: Source, node: Node, message: string): Finding => ({
  file: source.file,
  line: lineAt(source.text, node.start),
  message,
});
