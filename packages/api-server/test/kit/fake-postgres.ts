import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** A server that speaks PostgreSQL's protocol as far as its first message, an error. */
export async function failingPostgres(
  code: string,
  message: string,
): Promise<{ url: string; close: () => Promise<void> }> {
  const fields = ['SFATAL', 'VFATAL', `C${code}`, `M${message}`].map((field) => `${field}\0`).join('');
  const body = Buffer.from(`${fields}\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(body.length + 4, 1);
  const server = createServer((socket) => {
    socket.on('error', () => undefined).once('data', () => socket.end(Buffer.concat([head, body])));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://clerk:pass-word@127.0.0.1:${port}/taawun`,
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}
