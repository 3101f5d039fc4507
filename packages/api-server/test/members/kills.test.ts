import { afterEach, describe, expect, test } from 'vitest';
import { confirmedSignUp } from '@taawun/api-client/contract';
import { databases, type TestDatabase } from '../kit/kit.ts';
import { processes } from '../kit/process.ts';

const { start, killAll } = processes();
afterEach(killAll);

const post = (baseURL: string, path: string, body: unknown) =>
  fetch(`${baseURL}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
const person = (serial: number) => ({
  firstname: 'نورة',
  lastname: 'العتيبي',
  phone: `058${String(serial).padStart(7, '0')}`,
  password: `nakhla-${serial}`,
  confirm_password: `nakhla-${serial}`,
});

/** Few here; `npm run faults:kills` takes twenty. */
const KILLS = Number(process.env['KILLS'] ?? 3);

describe.each(databases)('on $name', (kind) => {
  test(`every acknowledged account survives ${KILLS} SIGKILLs`, async () => {
    const database: TestDatabase = await kind.open();
    const acknowledged: number[] = [];
    let serial = 0;
    try {
      for (let round = 0; round < KILLS; round++) {
        const { child, baseURL } = await start(database.env);
        const dead = new Promise((resolve) => child.once('close', resolve));
        const until = acknowledged.length + 1 + (round % 4);
        // Eight people sign up at a time; the kill comes while some of them are under way.
        await Promise.all(
          Array.from({ length: 8 }, async () => {
            while (!child.killed) {
              const own = ++serial;
              const response = await confirmedSignUp(baseURL, person(own))
                .then((body) => post(baseURL, '/api/signup', body))
                .catch(() => null);
              // The body may have been cut off: only a whole answer is an acknowledgement.
              if (response?.status === 201 && (await response.json().catch(() => null))) acknowledged.push(own);
              if (acknowledged.length >= until) child.kill('SIGKILL');
            }
          }),
        );
        await dead;
      }
      const { child, baseURL } = await start(database.env);
      expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS);
      for (const own of acknowledged) {
        const { phone, password } = person(own);
        expect(
          (await post(baseURL, '/api/signin', { username: phone, password })).status,
          `account ${own} of ${acknowledged.length}`,
        ).toBe(200);
      }
      child.kill('SIGTERM');
      await new Promise((resolve) => child.once('close', resolve));
      expect(child.exitCode).toBe(0);
    } finally {
      killAll();
      await database.drop();
    }
  }, 150_000);
});
