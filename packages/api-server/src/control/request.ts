import { request } from 'node:http';
import { createInterface } from 'node:readline';
import type { WireLine, WireRequest } from './wire.ts';

/** No server listens on the socket. */
export class NoServerError extends Error {
  override readonly name = 'NoServerError';
}

const NOT_LISTENING = new Set(['ENOENT', 'ECONNREFUSED', 'EACCES', 'EPERM']);

/**
 * Sends a command to the running server and returns its exit code.
 * @param receive called with each line of the response
 * @throws NoServerError when none listens
 * @throws Error when the server ends before the command
 */
export async function requestCommand(
  path: string,
  body: WireRequest,
  receive: (line: WireLine) => void,
): Promise<number> {
  const payload = Buffer.from(JSON.stringify(body));
  const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    const sent = request(
      { socketPath: path, method: 'POST', path: '/command', headers: { 'Content-Length': payload.length } },
      resolve,
    );
    sent.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        NOT_LISTENING.has(error.code ?? '')
          ? new NoServerError(
              error.code === 'EACCES' || error.code === 'EPERM'
                ? `The server belongs to another user: ${path} cannot be opened. Run the command as its user.`
                : 'No server listens.',
            )
          : interrupted(error),
      ),
    );
    sent.end(payload);
  });
  let exit: number | null = null;
  try {
    for await (const text of createInterface({ input: response, crlfDelay: Infinity })) {
      const line = JSON.parse(text) as WireLine;
      if ('exit' in line) exit = line.exit;
      else receive(line);
    }
  } catch (error) {
    throw interrupted(error);
  }
  if (exit === null) throw interrupted(undefined);
  return exit;
}

const interrupted = (cause: unknown): Error =>
  new Error(
    'The server ended before the command: it may have been carried out or not. See `taawun-api staff log` before repeating it.',
    { cause },
  );
