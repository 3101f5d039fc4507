import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Portal } from '../../src/index.ts';
import { databases, startServer } from '../kit/kit.ts';

describe.each(databases)('pages while content is published, on $name', (kind) => {
  let running: Awaited<ReturnType<typeof startServer>>;
  const portal: Portal = {
    handle: async (_, version) => {
      const versions = await version();
      const { data } = await running.server.answer('listTopics', {}, 'en');
      return { status: 200, headers: { 'x-version': versions?.content ?? '' }, body: JSON.stringify(data) };
    },
  };
  beforeAll(async () => {
    running = await startServer(kind, { portal });
  });
  afterAll(() => running.stop());

  test('never have older content than their version', async () => {
    const { server } = running;
    const seen: [unknown, boolean][] = [];
    for (let round = 0; round < 5; round++) {
      // What an earlier page has read.
      await server.answer('listTopics', {}, 'en');
      const data = JSON.stringify({ id: 1, kind: 'inquiry', name: { ar: `m${round}`, en: `m${round}` } });
      await server.database.db.transaction().execute(async (tx) => {
        await tx.deleteFrom('content').where('kind', '=', 'topics').execute();
        await tx.insertInto('content').values({ kind: 'topics', position: 0, data }).execute();
        await tx
          .updateTable('content_version')
          .set({ version: `round-${round}` })
          .execute();
      });
      const page = await server.app.inject('/page');
      seen.push([page.headers['x-version'], page.body.includes(`m${round}`)]);
    }
    await delay(150);
    expect((await server.app.inject('/page')).body).toContain('m4');
    // A version may be as old as its cache allows; the content is that of the version, or newer.
    for (const [round, [version, isNew]] of seen.entries())
      expect([round, version, isNew || version !== `round-${round}`]).toEqual([round, version, true]);
  });
});
