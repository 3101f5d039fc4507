import type { Finding } from '../results.ts';

export type { Finding };

export type Decision = 'approved' | 'rejected';

/** A story in one window and theme: Arabic and English. */
export interface Pair {
  key: string;
  title: string;
  name: string;
  /** What the two modes have in common: `390 dark`. */
  window: string;
  ar: Finding | null;
  en: Finding | null;
}

/** All findings of one component. */
export interface Group {
  title: string;
  pairs: Pair[];
}

/** Grouped by component, each story's languages side by side. */
export function groupsOf(findings: readonly Finding[]): Group[] {
  const pairs = new Map<string, Pair>();
  for (const finding of findings) {
    const { id, title, name } = finding.story;
    const [locale = '', ...rest] = finding.mode.split(' ');
    const window = rest.join(' ');
    const key = `${id} ${window}`;
    const pair = pairs.get(key) ?? { key, title, name, window, ar: null, en: null };
    pairs.set(key, locale === 'ar' ? { ...pair, ar: finding } : { ...pair, en: finding });
  }
  return [...Map.groupBy(pairs.values(), ({ title }) => title)]
    .map(([title, list]) => ({ title, pairs: list }))
    .toSorted((one, other) => one.title.localeCompare(other.title));
}

export const findingsOf = ({ ar, en }: Pair): Finding[] => [ar, en].flatMap((finding) => finding ?? []);

/** Decision on a pair; `null` while one of its findings is undecided. A finding without a screenshot cannot be approved. */
export function decisionOf(pair: Pair): Decision | 'failed' | null {
  const findings = findingsOf(pair);
  if (findings.every(({ kind }) => kind === 'failed')) return 'failed';
  const decisions = new Set(findings.filter(({ kind }) => kind !== 'failed').map(({ decision }) => decision));
  if (decisions.has(undefined)) return null;
  return decisions.has('rejected') ? 'rejected' : 'approved';
}

export async function loadFindings(): Promise<Finding[]> {
  return (await (await fetch('/findings')).json()) as Finding[];
}

/** Sends a decision to the server. Throws when the server rejects it; nothing is stored then. */
export async function sendDecision({ story, mode }: Finding, approve: boolean): Promise<void> {
  const { ok, status } = await fetch('/decisions', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ story: story.id, mode, approve }),
  });
  if (!ok) throw new Error(`The decision on ${story.id} [${mode}] was not stored (${status}).`);
}
