// A proxy between browser and server that can cut the network, and serve another release.
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReleaseProxy {
  origin: string;
  /** Closes every connection at once. */
  cut: () => void;
  mend: () => void;
  /** Changes the release: its name in pages, and the content of the service worker's file. */
  release: (name: string) => void;
  stop: () => Promise<void>;
}

/** Forwards all requests to `origin`, uncompressed. */
export async function startReleaseProxy(origin: string): Promise<ReleaseProxy> {
  let isCut = false;
  let name = 'first';
  const server: Server = createServer((incoming, outgoing) => {
    if (isCut) {
      incoming.destroy();
      return;
    }
    const { 'accept-encoding': _, 'if-none-match': __, 'if-modified-since': ___, ...headers } = incoming.headers;
    const passed = request(
      origin + (incoming.url ?? '/'),
      { method: incoming.method ?? 'GET', headers: { ...headers, host: new URL(origin).host } },
      (answer) => {
        const type = answer.headers['content-type'] ?? '';
        const chunks: Buffer[] = [];
        answer
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () => {
            let body = Buffer.concat(chunks);
            if (type.startsWith('text/html'))
              body = Buffer.from(body.toString().replace('<head>', `<head><meta name="release" content="${name}">`));
            if (incoming.url === '/sw.js') body = Buffer.concat([body, Buffer.from(`\n// ${name}`)]);
            const { 'content-length': ____, 'transfer-encoding': _____, ...forwarded } = answer.headers;
            outgoing.writeHead(answer.statusCode ?? 502, { ...forwarded, 'content-length': body.length }).end(body);
          });
      },
    );
    passed.on('error', () => incoming.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true;
      server.closeAllConnections();
    },
    mend: () => {
      isCut = false;
    },
    release: (next) => {
      name = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
