import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, readConfig, type Server } from '@taawun/api-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attackByGeneration } from './hostile.ts';

let server: Server;
let origin: string;
const folder = mkdtempSync(join(tmpdir(), 'taawun-hostile-'));
beforeAll(async () => {
  const config = readConfig({ NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder });
  server = await createServer(config, { logger: { level: 'silent' } });
  origin = await server.listen();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

test('200 generated hostile requests are answered without a 5xx', async () => {
  const seed = Math.floor(Math.random() * 1_000_000);
  const { findings, tried } = await attackByGeneration(origin, { count: 200, seed, proxied: false });
  expect(findings, tried).toEqual([]);
});
