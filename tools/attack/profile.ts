// What a demo has is not there in production.
import { startServerProcess } from '../../packages/portal/journeys/kit/server-process.ts';
import { send, type Part } from './http.ts';

/** Tries what only a demo has, and whether production starts on demo accounts. */
export async function attackProfile(origin: string, production: Readonly<Record<string, string>>): Promise<Part> {
  const findings: string[] = [];
  const closed = ['/dev/outbox', '/storybook', '/storybook/', '/storybook/index.json'];
  for (const path of closed) {
    const { status } = await send(origin, { method: 'GET', path });
    if (status !== 404) findings.push(`${path}: ${status}`);
  }
  const { PAYMENT_GATEWAY: _, ...withoutGateway } = production;
  for (const [settings, text] of [
    [withoutGateway, 'PAYMENT_GATEWAY is not set'],
    [{ ...production, TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
  ] as const) {
    const failure = await startServerProcess({ settings }).then(
      async (server) => {
        await server.stop();
        return 'it started';
      },
      (error: Error) => error.message,
    );
    if (!failure.includes(text)) findings.push(`a start without "${text}": ${failure.slice(0, 200)}`);
  }
  return { name: 'production profile', tried: `${closed.length} addresses, 2 starts`, findings };
}
