import { cpus, loadavg } from 'node:os';
import type { Load } from './load.ts';
import type { Measured, Read } from './reads.ts';
import type { Size } from './data/size.ts';

/** The goals of the growth test. */
const GOAL = { ratio: 2, blocked: 50, p99: 250, health: 250, servers: 1.7 } as const;
/** Medians below this many ms count as this many: the machine's noise decides there. */
const FLOOR = 1;

export interface Side {
  size: Size;
  generated: number;
  audited: number;
  memory: number;
  reads: Map<string, Measured>;
  /** Longest wait for health, in ms, while a member's large statement is rendered. */
  health: number;
}

export interface Results {
  part: number;
  reads: readonly Read[];
  small: Side;
  large: Side;
  /** With the server's processor time, in seconds. */
  load: Load & { cpu: number };
  /** Requests a second of one server, and of two behind a proxy. */
  one: number;
  two: number;
  /** Part of a processor that each of these servers had; null without a limit. */
  limit: number | null;
}

const ms = (value: number): string => value.toFixed(value < 10 ? 1 : 0);
const whole = (value: number): string => Math.round(value).toLocaleString('en-US');
const growth = (small: Measured, large: Measured) => Math.max(FLOOR, large.median) / Math.max(FLOOR, small.median);

/** Returns what misses the goal. */
export function missed({ reads, small, large, load, one, two }: Results): string[] {
  const misses = reads.flatMap(({ name, grows }) => {
    const [a, b] = [small.reads.get(name), large.reads.get(name)];
    if (!a || !b) return [];
    const ratio = growth(a, b);
    return [
      ...(!grows && ratio > GOAL.ratio ? [`${name}: ${ratio.toFixed(1)} times as long`] : []),
      ...(b.blocked > GOAL.blocked ? [`${name}: blocks the event loop for ${ms(b.blocked)} ms`] : []),
    ];
  });
  if (large.health > GOAL.health) misses.push(`health waits ${ms(large.health)} ms for a statement`);
  if (load.p99 > GOAL.p99) misses.push(`mixed requests: p99 ${ms(load.p99)} ms`);
  if (load.failed.length) misses.push(`mixed requests: ${load.failed.length} failed, ${load.failed[0]}`);
  if (one > 0 && two / one < GOAL.servers) misses.push(`two servers: ${(two / one).toFixed(2)} times as much as one`);
  return misses;
}

export function report(results: Results): string {
  const { part, reads, small, large, load, one, two, limit } = results;
  const rows = reads.flatMap(({ name, grows }) => {
    const [a, b] = [small.reads.get(name), large.reads.get(name)];
    if (!a || !b) return [];
    const ratio = growth(a, b).toFixed(1);
    return [
      `| ${name} | ${ms(a.median)} | ${ms(b.median)} | ${grows ? `(${ratio})` : ratio} | ${ms(b.blocked)} | ${ms(b.first)} | ${ms(b.blockedFirst)} |`,
    ];
  });
  const kinds = Object.entries(load.kinds).map(([kind, p99]) => `${kind} ${ms(p99)}`);
  const misses = missed(results);
  const sizes = (of: Size) =>
    `${whole(of.members)} members, ${whole(of.movements)} movements, ${whole(of.offers)} offers, ${whole(of.orders)} orders, ${whole(of.news)} news`;
  return [
    '# Growth',
    '',
    `\`npm run bench:scale -- --size ${part} --write\` on ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}; server, load and PostgreSQL (without fsync) on the same machine, whose load average was ${(loadavg()[2] ?? Number.NaN).toFixed(1)} over the last quarter of an hour: others used it too where that is above ${cpus().length}.`,
    `Small: ${sizes(small.size)}. Large: ${sizes(large.size)}; one member has ${whole(large.size.heaviest)} movements and ${whole(large.size.heaviestOrders)} orders. Generated in ${whole(small.generated)} s and ${whole(large.generated)} s.`,
    '',
    '## Reads',
    '',
    'Milliseconds over HTTP, medians; the longest delay of the event loop during a request, the median of the requests and that of the first one after the start.',
    '',
    '| read | small | large | times | blocked | first | blocked at first |',
    '|---|---:|---:|---:|---:|---:|---:|',
    ...rows,
    '',
    `A time below ${FLOOR} ms counts as ${FLOOR} ms. In parentheses: what is read is larger itself. Audit: ${small.audited.toFixed(1)} s and ${large.audited.toFixed(1)} s. Memory after all reads: ${whole(small.memory)} MB and ${whole(large.memory)} MB. Longest wait for health while the large statement is rendered: ${ms(small.health)} ms and ${ms(large.health)} ms.`,
    '',
    '## Mixed requests',
    '',
    `200 requests a second on the large database (pages, reads, orders, donations): ${whole(load.sent)} sent, ${load.failed.length} failed, p50 ${ms(load.p50)} ms, p99 ${ms(load.p99)} ms. p99 by kind, in ms: ${kinds.join(', ')}. The server used ${load.cpu.toFixed(1)} s of processor time for them.`,
    '',
    '## Two servers',
    '',
    `Mixed reads by 32 clients: ${whole(one)} a second with one server behind the proxy, ${whole(two)} with two, ${(two / one).toFixed(2)} times. ${limit === null ? 'Servers, clients and database shared the processors without a limit (control groups cannot be made here): the ratio says little.' : `Each server had at most ${limit * 100}% of one processor, so that clients and database never lacked time: the ratio shows whether servers stand in each other’s way.`}`,
    '',
    '## Goal',
    '',
    `No read takes more than ${GOAL.ratio} times as long, none blocks the event loop for more than ${GOAL.blocked} ms, mixed requests have a p99 under ${GOAL.p99} ms, health never waits longer than ${GOAL.health} ms for a document, and two servers answer ${GOAL.servers} times as much as one.`,
    misses.length ? `Missed:\n\n${misses.map((miss) => `- ${miss}`).join('\n')}` : 'Met.',
    '',
  ].join('\n');
}
