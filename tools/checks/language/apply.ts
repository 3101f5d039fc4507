// Runs rules and takes the exceptions into account: `// language-check-ignore <rule> -- why`.
import type { Finding, Project, Rule } from './project.ts';

const IGNORE = /language-check-ignore ([a-z-]+)(?: -- +(\S.*?))?\s*(?:\*\/\s*\}?)?\s*$/;
/** A reason shorter than this says nothing. */
const MIN_REASON = 12;

export interface Reported extends Finding {
  rule: string;
}

interface Exception {
  file: string;
  line: number;
  rule: string;
  reason: string;
  /** The line that it is about: its own, or the next line of code. */
  target: number;
  used: boolean;
}

const isComment = (line: string | undefined): boolean => /^\s*(\/\/|\/\*|\*|\{\/\*)/.test(line ?? '');

function exceptionsOf(project: Project, file: string): Exception[] {
  const text = project.read(file);
  if (!text.includes('language-check-ignore')) return [];
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const match = IGNORE.exec(line);
    if (!match) return [];
    let target = index;
    while (isComment(lines[target])) target++;
    return [{ file, line: index + 1, rule: match[1] ?? '', reason: match[2] ?? '', target: target + 1, used: false }];
  });
}

/** Findings without the excepted ones. Also reports exceptions without a reason, and unused exceptions. */
export function apply(project: Project, rules: readonly Rule[]): Reported[] {
  const exceptions = project.files
    .filter((file) => /\.(tsx?|css)$/.test(file))
    .flatMap((file) => exceptionsOf(project, file));
  const names = new Set(rules.map(({ name }) => name));
  const reported = rules
    .flatMap(({ name, check }) => [...check(project)].map((each): Reported => ({ ...each, rule: name })))
    .filter((each) => {
      const exception = exceptions.find(
        ({ file, rule, target }) => file === each.file && rule === each.rule && target === each.line,
      );
      if (exception) exception.used = true;
      return !exception;
    });
  for (const { file, line, rule, reason, used } of exceptions) {
    if (!names.has(rule)) continue;
    if (reason.length < MIN_REASON)
      reported.push({
        file,
        line,
        rule,
        message: 'the exception has no reason. Write `language-check-ignore <rule> -- why it is right here`',
      });
    else if (!used)
      reported.push({ file, line, rule, message: 'nothing here breaks the rule any more. Delete the comment' });
  }
  return reported.toSorted((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}
