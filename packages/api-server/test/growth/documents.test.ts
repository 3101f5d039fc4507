import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { renderPdf } from '../../src/documents/compiler.ts';
import { MAX_LISTED } from '../../src/documents/statement.ts';
import { Failure } from '../../src/shared/failure.ts';
import { databases, startServer } from '../kit/kit.ts';
import { runStatements } from '../kit/raw-sql.ts';
import { addTraders } from '../kit/trading.ts';

/** An empty statement. */
const statement = {
  lang: 'en',
  title: 'Statement',
  association: 'Association',
  license: 'Licence',
  period: '2025',
  page: 'Page {page}',
  pages: ['1', '2'],
  facts: [],
  sums: [],
  movements: 'Transactions',
  none: 'None',
  layout: [[1, 'start']],
  columns: ['Date'],
  rows: [],
  note: 'Note',
};
const purchasesIn = (text: string) => text.match(/Purchase/g)?.length;
const render = () => renderPdf('statement', statement, new Date(0));

test('typesetting leaves the event loop to others', async () => {
  let turns = 0;
  let rendered = false;
  const count = () => {
    turns++;
    if (!rendered) setImmediate(count);
  };
  setImmediate(count);
  await render();
  rendered = true;
  // A thread that typesets itself would have had a turn or two.
  expect(turns).toBeGreaterThan(20);
});

test('documents beyond the waiting ones are rejected, and may be requested again', async () => {
  const all = await Promise.allSettled(Array.from({ length: 40 }, render));
  const rejected = all.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
  expect(all.length - rejected.length).toBeGreaterThanOrEqual(16);
  expect(rejected.length).toBeGreaterThan(0);
  for (const reason of rejected) {
    expect(reason).toBeInstanceOf(Failure);
    expect(reason).toMatchObject({ code: 'unavailable', retryAfter: 5 });
  }
  expect((await render()).type).toBe('application/pdf');
});

test('a template that does not compile is an error', async () => {
  await expect(renderPdf('certificate', {}, new Date(0))).rejects.toThrow(/could not be set/);
});

describe.each(databases)('a statement with very many movements on $name', (kind) => {
  let running: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    running = await startServer(kind);
  });
  afterAll(() => running.stop());

  test('sums the movements of each day', async () => {
    const { db } = running.server.database;
    const [trader] = await addTraders(db, 1, { shares: 0, cash: 0 });
    const { id } = await db
      .selectFrom('share_accounts')
      .select('id')
      .where('user_id', '=', trader!.userId)
      .executeTakeFirstOrThrow();
    const bought = (from: number, to: number) =>
      `insert into share_movements (date, from_account, to_account, shares, price, status)
        select date '2025-01-01' + n % 200, t.id, ${id}, 2, 100 + n % 2, 'succeeded' from generate_series(${from}, ${to}) n, share_accounts t where t.kind = 'treasury'`;
    const textOf = async () => {
      const { rawPayload, statusCode } = await running.server.app.inject({
        url: '/api/share-statement?year=2025',
        headers: { authorization: `Bearer ${trader!.token}`, 'x-locale': 'en' },
      });
      expect(statusCode).toBe(200);
      const document = await getDocument({ data: new Uint8Array(rawPayload), verbosity: 0 }).promise;
      const pages = await Promise.all(
        Array.from({ length: document.numPages }, async (_, index) => {
          const { items } = await (await document.getPage(index + 1)).getTextContent();
          return items.map((item) => ('str' in item ? item.str : '')).join(' ');
        }),
      );
      return pages.join(' ').replaceAll(/\s+/g, ' ');
    };
    await runStatements(db, [
      bought(1, MAX_LISTED),
      `update share_accounts set shares = ${2 * MAX_LISTED} where id = ${id}`,
    ]);
    const listed = await textOf();
    expect([purchasesIn(listed), listed.includes('There are many transactions')]).toEqual([MAX_LISTED, false]);
    await runStatements(db, [bought(1, 1), `update share_accounts set shares = shares + 2 where id = ${id}`]);
    const summed = await textOf();
    expect([purchasesIn(summed), summed.includes('There are many transactions')]).toEqual([200, true]);
    expect(summed).toMatch(/Opening balance 0 .*Shares bought 2,002 .*Closing balance 2,002/);
  });
});
