import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A TCP proxy in front of a database, to restart it, cut it off or silence it from a test. */
export interface CuttableProxy {
  /** The database's URL through the proxy. */
  url: string;
  /** Resets all connections and rejects new ones, as a database that is restarting. */
  cut: () => Promise<void>;
  /** Accepts connections and forwards nothing, as behind a broken network. */
  silence: () => void;
  /** Forwards again. */
  restore: () => Promise<void>;
  close: () => Promise<void>;
}

export async function cuttableProxy(databaseUrl: string): Promise<CuttableProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const start = async (port: number): Promise<Server> => {
    const server = createServer((client) => {
      const upstream = connect(Number(target.port), target.hostname);
      for (const socket of [client, upstream]) {
        sockets.add(socket);
        socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
      }
      client.on('data', (chunk) => isSilent || upstream.write(chunk)).on('close', () => upstream.destroy());
      upstream.on('data', (chunk) => isSilent || client.write(chunk)).on('close', () => client.destroy());
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };
  let server: Server | null = await start(0);
  const { port } = server.address() as AddressInfo;
  const resetAll = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  const cut = async () => {
    const closing = server;
    server = null;
    if (!closing) return;
    const closed = once(closing, 'close');
    closing.close();
    resetAll();
    await closed;
  };
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    cut,
    silence: () => void (isSilent = true),
    restore: async () => {
      if (isSilent) resetAll();
      isSilent = false;
      server ??= await start(port);
    },
    close: cut,
  };
}
