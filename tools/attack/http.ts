// Requests as an attacker writes them: `fetch` normalises paths and headers.
import { request } from 'node:http';

export interface Sent {
  method: string;
  /** Written to the request line as it is. */
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Received {
  /** `null`: no answer within the time, or a connection that was closed without one. */
  status: number | null;
  headers: Record<string, string | string[] | undefined>;
  body: string;
  outcome: 'answered' | 'rejected by the client' | 'closed' | 'hang';
}

/** Longer than a cold page takes on a busy machine. */
const TIMEOUT_MS = 20_000;

const none = (outcome: Received['outcome']): Received => ({ status: null, headers: {}, body: '', outcome });

/** Sends one request on a connection of its own. */
export function send(origin: string, { method, path, headers = {}, body }: Sent): Promise<Received> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    try {
      const outgoing = request(
        { hostname, port, method, path: path || '/', headers, agent: false, timeout: TIMEOUT_MS },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8');
          answer.on('data', (chunk: string) => (text += chunk));
          answer.on('error', () => resolve(none('closed')));
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? null, headers: answer.headers, body: text, outcome: 'answered' }),
          );
        },
      );
      outgoing.on('timeout', () => {
        outgoing.destroy();
        resolve(none('hang'));
      });
      outgoing.on('error', () => resolve(none('closed')));
      outgoing.end(body);
    } catch {
      // Node's client writes no request line with control characters.
      resolve(none('rejected by the client'));
    }
  });
}

/** Sends requests, some at a time. */
export async function sendAll<Item extends object, Result>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const lane = async () => {
    for (let at = next++; at < items.length; at = next++) {
      const item = items[at];
      if (item !== undefined) results[at] = await work(item);
    }
  };
  await Promise.all(Array.from({ length: width }, lane));
  return results;
}

/** One part of the attack: how much was tried, and what was found. */
export interface Part {
  name: string;
  tried: string;
  findings: string[];
}

/** A random address of the networks that are reserved for documentation and tests. */
export const anyAddress = (): string => `198.18.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;
