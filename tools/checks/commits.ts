// Commit subjects are Conventional Commits of at most 72 characters, since the rule was introduced. A clone without that
// commit, as a shallow one, has nothing to check.
import { spawnSync } from 'node:child_process';
import { root } from '../dev/builds.ts';

/** The last commit before the rule. */
const SINCE = 'a3b15ad74b8a1499120b57ff209b75d4a93e1dc9';
const SUBJECT =
  /^(?:feat|fix|refactor|docs|test|perf|build|ci|chore|style|revert)(?:\([a-z-]+(?:, ?[a-z-]+)*\))?!?: \S/;
const MAX_LENGTH = 72;

/** What is wrong with a subject; null when nothing is. */
export function faultOf(subject: string): string | null {
  if (subject.startsWith('Merge ')) return null;
  if (!SUBJECT.test(subject)) return 'is no Conventional Commit: write `type(scope): what it does`';
  return subject.length > MAX_LENGTH ? `has ${subject.length} characters, at most ${MAX_LENGTH} are allowed` : null;
}

if (import.meta.main) {
  const { status, stdout } = spawnSync('git', ['log', '--format=%h %s', `${SINCE}..HEAD`], {
    cwd: root,
    encoding: 'utf8',
  });
  const lines = status === 0 ? stdout.split('\n').filter(Boolean) : [];
  const faults = lines.flatMap((line) => {
    const [hash = '', ...rest] = line.split(' ');
    const fault = faultOf(rest.join(' '));
    return fault ? [`${hash} "${rest.join(' ')}" ${fault}.`] : [];
  });
  for (const fault of faults) console.error(fault);
  if (faults.length) process.exitCode = 1;
  else console.log(`${lines.length} commit subjects follow the rule.`);
}
