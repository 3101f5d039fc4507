import { chmodSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { isRecord } from '../shared/record.ts';
import { hasSockets, prepareAddress, removeAddress } from './address.ts';
import { WIRE_VERSION, type WireLine, type WireRequest } from './wire.ts';

/** Files of one command, as base64. */
const MAX_BODY = 96 * 1024 * 1024;

/** Runs one command and returns the lines of its response, without the last one. */
export type RunCommand = (request: WireRequest) => Promise<{ lines: WireLine[]; exit: number }>;

/** The local socket of a running server. */
export interface Control {
  /** Finishes the running commands and removes the socket. */
  close: () => Promise<void>;
}

async function readBody(request: IncomingMessage): Promise<WireRequest> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY) throw new Error(`The files are larger than ${MAX_BODY / 1024 / 1024} MiB together.`);
    chunks.push(chunk);
  }
  const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  if (!isRecord(body) || body['version'] !== WIRE_VERSION || !Array.isArray(body['argv']))
    throw new Error('The running server is of another version than this command. Restart the server.');
  return body as unknown as WireRequest;
}

async function respond(request: IncomingMessage, response: ServerResponse, run: RunCommand): Promise<void> {
  response.writeHead(200, { 'Content-Type': 'application/x-ndjson' });
  const send = (line: WireLine) => response.write(`${JSON.stringify(line)}\n`);
  try {
    const { lines, exit } = await run(await readBody(request));
    for (const line of lines) send(line);
    send({ exit });
  } catch (error) {
    send({ error: (error as Error).message });
    send({ exit: 1 });
  }
  response.end();
}

/**
 * Listens for commands on a Unix domain socket that only this user can open.
 * @param dataDir folder whose lock this process holds
 * @returns `null` where the system has no such sockets
 */
export async function serveControl(dataDir: string, run: RunCommand): Promise<Control | null> {
  if (!hasSockets) return null;
  const path = prepareAddress(dataDir);
  const running = new Set<Promise<void>>();
  const server = createServer((request, response) => {
    const work = respond(request, response, run).finally(() => running.delete(work));
    running.add(work);
  });
  // A command may take long.
  server.requestTimeout = 0;
  await new Promise<void>((resolve, reject) => void server.once('error', reject).listen(path, resolve));
  chmodSync(path, 0o600);
  return {
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      await Promise.all(running);
      server.closeAllConnections();
      await closed;
      removeAddress(dataDir);
    },
  };
}
