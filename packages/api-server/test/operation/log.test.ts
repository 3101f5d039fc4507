import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, startServer } from '../kit/kit.ts';

const [embedded] = databases;
const PROXIED = {
  NODE_ENV: 'production',
  PAYMENT_GATEWAY: 'sandbox',
  DEMO_ACCOUNTS: 'on',
  TRUST_PROXY: '10.0.0.0/8',
};

describe('the log of a production server', () => {
  const lines: Record<string, unknown>[] = [];
  let running: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    const stream = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) };
    running = await startServer(embedded!, { logger: { level: 'info', stream } }, PROXIED);
  });
  afterAll(() => running.stop());

  const request = (url: string, headers: Record<string, string>, remoteAddress = '10.0.0.2') =>
    running.server.app.inject({ url, headers, remoteAddress });

  test('is JSON in one shape, notices of the start included', async () => {
    await request('/api/branches?secret=1', {});
    await request('/api/user', {});
    for (const line of lines) {
      expect(line['level']).toMatch(/^(info|warn|error)$/);
      expect(line['time']).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
      expect(line['msg']).toEqual(expect.any(String));
    }
    expect(lines.map(({ msg }) => msg)).toContain(
      'MESSAGES is outbox: nothing is sent, and members receive no codes and no reset links.',
    );
    expect(lines.find(({ operation, msg }) => operation === 'listBranches' && msg === 'request completed')).toEqual({
      level: 'info',
      time: expect.any(String),
      reqId: expect.any(String),
      operation: 'listBranches',
      method: 'GET',
      path: '/api/branches',
      status: 200,
      ms: expect.any(Number),
      msg: 'request completed',
    });
  });
  test.each([
    ['of a trusted proxy is used', '10.0.0.2', '5f0c0a5bb3f2469db9aa6d55a0a1a6a1', true],
    ['of anybody else is not', '203.0.113.9', '5f0c0a5bb3f2469db9aa6d55a0a1a6a2', false],
    ['that is no id is not', '10.0.0.2', 'a"b\\c <script>', false],
  ])('the request id %s', async (_, address, id, isUsed) => {
    const { headers } = await request('/api/branches', { 'x-request-id': id }, address);
    expect(headers['x-request-id'] === id).toBe(isUsed);
    expect(lines.some(({ reqId }) => reqId === id)).toBe(isUsed);
  });
  test('holds no secret, should a line be given one', () => {
    running.server.app.log.warn(
      {
        password: 'hunter2',
        user: { access_token: 'hunter2' },
        req: { method: 'GET', url: '/resetpassword?token=hunter2' },
        err: new Error('connect postgres://taawun:hunter2@db/taawun'),
      },
      'a mistake',
    );
    expect(lines.at(-1)).toMatchObject({ password: '…', msg: 'a mistake' });
    expect(JSON.stringify(lines.at(-1))).not.toContain('hunter2');
  });
  test('holds the whole stack of an error, with files of packages in it', () => {
    const stack = [
      'Error: no answer',
      '    at read (file:///srv/taawun/src/read.ts:1:2)',
      '    at handle (file:///srv/taawun/node_modules/.pnpm/fastify@5.6.1/node_modules/fastify/lib/reply.js:3:4)',
      '    at process.processTicksAndRejections (node:internal/process/task_queues:5:6)',
    ].join('\n');
    running.server.app.log.warn({ err: Object.assign(new Error('no answer'), { stack }) }, 'a failure');
    expect(lines.at(-1)?.['err']).toMatchObject({ message: 'no answer', stack });
  });
});
