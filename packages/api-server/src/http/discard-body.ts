import type { IncomingMessage } from 'node:http';

/** Bytes that are read in vain: as many as the reverse proxies of docs/examples let through. */
const MAX_BYTES = 1_048_576;
const MAX_MS = 5_000;

/**
 * Reads the rest of a rejected body. Closing a connection on which data is unread resets it: a reverse proxy that is still
 * sending then answers 502 instead of the error, and leaves the server out for a while. Gives up after 1 MB or 5 s.
 */
export function discardBody(request: IncomingMessage): Promise<void> {
  if (request.complete || request.readableEnded || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let bytes = 0;
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) done();
    };
    const done = () => {
      clearTimeout(timer);
      request.off('data', count).off('end', done).off('close', done);
      resolve();
    };
    const timer = setTimeout(done, MAX_MS);
    request.on('data', count).once('end', done).once('close', done).resume();
  });
}
