import { setTimeout as delay } from 'node:timers/promises';
import { riyadhDay } from '@taawun/domain';
import type { Locale } from '@taawun/api-client';
import { sql } from 'kysely';
import { isMember, type UserRow } from '../accounts/users.ts';
import type { Services } from '../context/services.ts';
import { shareCertificate } from '../documents/certificate.ts';
import { givingStatement } from '../documents/giving-statement.ts';
import { receiptPdf } from '../documents/receipt.ts';
import { shareStatement } from '../documents/statement.ts';
import { Failure } from '../shared/failure.ts';

/** A file of the archive; `input` is read when the file is written. */
export interface ArchiveFile {
  name: string;
  input: Blob | string | AsyncIterable<string>;
}

/** Attempts while other users' documents fill the queue, and milliseconds between them. */
const ATTEMPTS = 12;
const PAUSE_MS = 5_000;

/** Renders a document; waits for its place in the queue. The answer has begun: it cannot become 503 any more. */
async function rendered(render: () => Promise<Blob>): Promise<Blob> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await render();
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'unavailable' || attempt === ATTEMPTS) throw error;
      await delay(PAUSE_MS);
    }
  }
}

async function yearsOf(services: Services, userId: number): Promise<{ shares: number[]; giving: number[] }> {
  const { rows: shares } = await sql<{ year: number }>`
    select distinct extract(year from m.date)::int as year from share_movements m
    join share_accounts a on a.id in (m.from_account, m.to_account)
    where a.user_id = ${userId} and m.status = 'succeeded' order by 1`.execute(services.db);
  const { rows: giving } = await sql<{ year: number }>`
    select distinct extract(year from date)::int as year from receipts where user_id = ${userId} order by 1`.execute(
    services.db,
  );
  return { shares: shares.map(({ year }) => year), giving: giving.map(({ year }) => year) };
}

/** Receipts that one query reads. */
const RECEIPTS = 100;

async function* receiptFiles(services: Services, userId: number): AsyncGenerator<ArchiveFile> {
  for (let last = ''; ;) {
    const rows = await services.db
      .selectFrom('receipts')
      .select('number')
      .where('user_id', '=', userId)
      .where('number', '>', last)
      .orderBy('number')
      .limit(RECEIPTS)
      .execute();
    for (const { number } of rows)
      yield {
        name: `documents/receipt-${number}.pdf`,
        input: await rendered(() => receiptPdf(services, { userId, number })),
      };
    if (rows.length < RECEIPTS) return;
    last = rows.at(-1)?.number ?? last;
  }
}

/** Renders a user's documents one after the other, each when the one before is written. */
export async function* documentFiles(services: Services, user: UserRow, locale: Locale): AsyncGenerator<ArchiveFile> {
  const { db, content } = services;
  const years = await yearsOf(services, user.id);
  if (await isMember(db, user.id)) {
    const source = await content.read();
    const account = await db
      .selectFrom('share_accounts')
      .select('shares')
      .where('user_id', '=', user.id)
      .executeTakeFirst();
    if (account && account.shares > 0)
      yield {
        name: 'documents/share-certificate.pdf',
        input: await rendered(() => shareCertificate(services, user.id, locale)),
      };
    const current = Number(riyadhDay(new Date()).slice(0, 4));
    for (const year of years.shares.filter((each) => each <= current))
      yield {
        name: `documents/share-statement-${year}.pdf`,
        input: await rendered(() => shareStatement(db, source, user.id, year, locale)),
      };
  }
  for (const year of years.giving)
    yield {
      name: `documents/giving-statement-${year}.pdf`,
      input: await rendered(() => givingStatement(services, user, { year }, locale)),
    };
  yield* receiptFiles(services, user.id);
}
