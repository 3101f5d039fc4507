// Holds docs/asvs.md against the list of requirements: each stands there once, with files that exist.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const STATES = ['held', 'argued', 'open', 'not applicable'];

/**
 * Returns the problems of the document.
 * @param text Markdown with tables of requirement, state, reason and files
 * @param required requirements, `V1.2.3`
 * @param exists whether a file of the repository exists
 */
export function asvsProblems(text: string, required: readonly string[], exists: (path: string) => boolean): string[] {
  const problems: string[] = [];
  const counts = new Map(STATES.map((state) => [state, 0]));
  const missing = new Set(required);
  for (const line of text.split('\n')) {
    if (!/^\| V\d/.test(line)) continue;
    const [, ids = '', state = '', reason = '', files = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    // `V10.*` is a whole chapter.
    const named = ids
      .split(' ')
      .flatMap((id) => (id.endsWith('.*') ? required.filter((each) => each.startsWith(id.slice(0, -1))) : [id]));
    if (!counts.has(state)) problems.push(`${ids}: "${state}" is no state. Allowed: ${STATES.join(', ')}.`);
    if (!reason) problems.push(`${ids}: no reason.`);
    for (const id of named)
      if (!missing.delete(id)) problems.push(`${id}: ${required.includes(id) ? 'stands twice' : 'is no requirement'}.`);
    for (const [, path = ''] of files.matchAll(/`([^`]+)`/g))
      if (!exists(path)) problems.push(`${ids}: ${path} does not exist.`);
    counts.set(state, (counts.get(state) ?? 0) + named.length);
  }
  for (const id of missing) problems.push(`${id}: is missing.`);
  const sum = `Of ${required.length}: ${STATES.map((state) => `${counts.get(state)} ${state}`).join(', ')}.`;
  if (!text.includes(`\n${sum}\n`)) problems.push(`The sum is wrong. Write: ${sum}`);
  return problems;
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '../../..');
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const levels = JSON.parse(read('tools/checks/asvs/requirements.json')) as Record<string, string[]>;
  const problems = asvsProblems(read('docs/asvs.md'), Object.values(levels).flat(), (path) =>
    existsSync(join(root, path)),
  );
  for (const problem of problems) console.error(`docs/asvs.md ${problem}`);
  process.exitCode = problems.length ? 1 : 0;
}
