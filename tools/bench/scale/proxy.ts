import { connect, createServer, type AddressInfo } from 'node:net';

/** A TCP proxy that gives each new connection to the next server. */
export async function startProxy(origins: readonly string[]): Promise<{ origin: string; close: () => void }> {
  let turn = 0;
  const server = createServer((client) => {
    const { hostname, port } = new URL(origins[turn++ % origins.length] ?? '');
    const upstream = connect(Number(port), hostname);
    client.pipe(upstream).pipe(client);
    for (const socket of [client, upstream])
      socket.on('error', () => {
        client.destroy();
        upstream.destroy();
      });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close() };
}

const CLIENTS = 32;

/** Requests a second that a server answers when clients send the next one at once. */
export async function throughput(run: (serial: number) => Promise<unknown>, seconds: number): Promise<number> {
  const start = performance.now();
  let done = 0;
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (performance.now() - start < seconds * 1_000) await run(done++);
  });
  await Promise.all(clients);
  return done / ((performance.now() - start) / 1_000);
}
