// A flood of sign-ins must leave pages and files usable.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { anyAddress, type Part } from './http.ts';

const CONNECTIONS = 256;
const SECONDS = 10;
const MAX_FACTOR = 3;
/** Below this the clock and the scheduler decide, not the server. */
const FLOOR_MS = 10;
const MIN_ANSWERS = 100;

/** 99th percentile of a visitor's requests, in ms. */
async function measure(url: string): Promise<{ p99: number; answers: number }> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    join(import.meta.dirname, 'probe.ts'),
    url,
    String(SECONDS),
  ]);
  return JSON.parse(stdout) as { p99: number; answers: number };
}

const floodOf = (origin: string, addresses: 'one' | 'many') =>
  autocannon({
    url: `${origin}/api/signin`,
    connections: CONNECTIONS,
    duration: SECONDS + 2,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    setupClient: (client) => {
      client.setHeaders({
        'content-type': 'application/json',
        'x-forwarded-for': addresses === 'many' ? anyAddress() : '198.18.0.1',
      });
      client.setBody(JSON.stringify({ username: '0500000001', password: 'a wrong password' }));
    },
  });

/** Measures a page and a file while nothing else happens, and while 256 connections try passwords. */
export async function attackByFlood(origin: string): Promise<Part> {
  const findings: string[] = [];
  const figures: string[] = [];
  for (const [name, path] of [
    ['page', '/news'],
    ['file', '/icon.svg'],
  ] as const) {
    const quiet = await measure(origin + path);
    for (const addresses of ['one', 'many'] as const) {
      const [loaded, flood] = await Promise.all([measure(origin + path), floodOf(origin, addresses)]);
      figures.push(
        `${name} ${path}: p99 ${quiet.p99} ms quiet (${quiet.answers} answers), ${loaded.p99} ms (${loaded.answers} answers) in a flood from ${addresses === 'one' ? 'one address' : `${CONNECTIONS} addresses`} (${flood.requests.total} answers, ${flood['5xx']} × 503, ${flood.timeouts} timeouts)`,
      );
      // Without answers there is no latency.
      if (loaded.answers < MIN_ANSWERS || loaded.p99 > MAX_FACTOR * Math.max(quiet.p99, FLOOR_MS))
        findings.push(`${name} ${path}: ${loaded.p99} ms, ${loaded.answers} answers; quiet ${quiet.p99} ms`);
    }
  }
  return { name: `flood of ${CONNECTIONS} connections on sign-in`, tried: figures.join('; '), findings };
}
