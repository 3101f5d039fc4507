import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { randomUUID } from 'node:crypto';
import { riyadhDay } from '@taawun/domain';
import type { CertificateVerification, Checkout, CheckoutState, ErrorBody, Receipt } from '@taawun/api-client';
import { spellShares } from '../../src/documents/spelled-numbers.ts';
import { erase } from '../../src/profile/deletion.ts';
import { issueCertificate } from '../../src/shares/certificates.ts';
import { databases, payAtSandbox, startServer } from '../kit/kit.ts';
import { addTraders } from '../kit/trading.ts';

interface Piece {
  str: string;
  dir: string;
  transform: number[];
}

/** The lines of a document in reading order of its language. */
async function linesOf(document: PDFDocumentProxy, rightToLeft: boolean): Promise<string[]> {
  const lines: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const rows = new Map<number, Piece[]>();
    for (const piece of items as Piece[]) {
      const height = Math.round(piece.transform[5] ?? 0);
      if (piece.str.trim()) rows.set(height, [...(rows.get(height) ?? []), piece]);
    }
    const across = ({ transform }: Piece) => (transform[4] ?? 0) * (rightToLeft ? -1 : 1);
    lines.push(
      ...[...rows.values()].map((pieces) =>
        pieces
          .toSorted((a, b) => across(a) - across(b))
          .map(({ str }) => str.trim())
          .join(' '),
      ),
    );
  }
  return lines;
}

const open = (file: Buffer) => getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;

describe.each(databases)('documents on $name', (kind) => {
  let running: Awaited<ReturnType<typeof startServer>>;
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    running = await startServer(kind);
    for (const number of ['1', '3']) {
      const answer = await running.server.app.inject({
        method: 'POST',
        url: '/api/signin',
        payload: { username: `050000000${number}`, password: `taawun-${number}` },
      });
      tokens[number] = answer.json<{ access_token: string }>().access_token;
    }
  });
  afterAll(() => running.stop());
  const get = (path: string, token: string | undefined, locale = 'ar') =>
    running.server.app.inject({
      url: `/api/${path}`,
      headers: { authorization: `Bearer ${token}`, 'x-locale': locale },
    });

  test('a certificate says in Arabic who holds how many, as text that can be searched', async () => {
    const { rawPayload, headers } = await get('share-certificate', tokens['1']);
    expect(headers['content-type']).toBe('application/pdf');
    const document = await open(rawPayload);
    const lines = await linesOf(document, true);
    for (const line of [
      'شهادة ملكية حصص',
      'تشهد الجمعية بأن العضوة المساهمة',
      'سارة بنت عبدالله القحطاني',
      '٥٠ حصة',
      'خمسون حصة',
      'ترخيص رقم ١٠٤٢',
    ])
      expect(lines).toContain(line);
    expect(lines.join('\n')).toMatch(/M-00231.*S-00231/);
    expect(lines.join('\n')).toMatch(/S-00231-\d{8}-\d+/);
    expect(lines.join('\n')).not.toContain('1000000008');
    for (const text of ['التوقيع', 'الختم']) expect(lines.join('\n')).toContain(text);
  });

  const certificateLink = async (token: string | undefined, locale = 'ar') => {
    const document = await open((await get('share-certificate', token, locale)).rawPayload);
    const links = (await (await document.getPage(1)).getAnnotations()) as { url?: string }[];
    return links.find(({ url }) => url?.startsWith('http://portal.example/certificates/'))?.url ?? '';
  };
  const verified = async (code: string, locale = 'ar') =>
    (
      await running.server.app.inject({
        url: `/api/certificate-verifications/${code}`,
        headers: { 'x-locale': locale },
      })
    ).json<{ certificate_verification: CertificateVerification }>().certificate_verification;

  test('a certificate leads to the page that verifies it, the same one for each copy', async () => {
    const link = await certificateLink(tokens['1']);
    expect(await certificateLink(tokens['1'], 'en')).toBe(link);
    expect(await verified(link.split('/').at(-1) ?? '')).toEqual({
      valid: true,
      certificate: {
        number: expect.stringMatching(/^S-00231-\d{8}-\d+$/),
        date: riyadhDay(new Date()),
        shares: 50,
        member_name: 'سارة ب••• ع••• الق•••',
      },
    });
    expect(await verified('nobody-has-this-code')).toEqual({ valid: false, certificate: null });
  });

  test('a certificate states the shares of its day, and that of an erased member is unknown', async () => {
    const { db } = running.server.database;
    const [holder] = await addTraders(db, 1, { shares: 4, cash: 0 });
    const code = (await certificateLink(holder!.token)).split('/').at(-1) ?? '';
    const { number, date } = (await verified(code)).certificate!;
    const later = await issueCertificate(db, { number, user_id: holder!.userId, date, shares: 9 });
    expect([(await verified(code)).certificate?.shares, (await verified(later)).certificate?.shares]).toEqual([4, 9]);
    // A member who has sold everything may leave.
    const [former] = await addTraders(db, 1, { shares: 0, cash: 0 });
    const old = await issueCertificate(db, { number: 'S-1-20260101-1', user_id: former!.userId, date, shares: 4 });
    expect((await verified(old)).valid).toBe(true);
    await db.transaction().execute((tx) => erase(tx, former!.userId));
    expect(await verified(old)).toEqual({ valid: false, certificate: null });
  });

  test('a document is tagged, has a language and a title, and holds parts of the font', async () => {
    const { rawPayload } = await get('share-certificate', tokens['3'], 'en');
    const document = await open(rawPayload);
    const { info, metadata } = await document.getMetadata();
    expect(info).toMatchObject({ Title: 'Share Certificate', Language: 'en' });
    expect((await document.getMarkInfo())?.Marked).toBe(true);
    expect(metadata?.getRaw()).toContain('pdfuaid');
    // In English the name stands in Latin letters, where the member has given them.
    expect(await linesOf(document, false)).toContain('Abdulaziz Saleh Alharbi');
    const fonts = [...rawPayload.toString('latin1').matchAll(/\/BaseFont\s*\/(\S+)/g)].map(([, name]) => name);
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+ReadexPro-/);
    expect(rawPayload.length).toBeLessThan(120_000);
  });

  test('a statement leads from the first balance to the last, and names only this member’s movements', async () => {
    const lines = await linesOf(
      await open((await get('share-statement?year=2025', tokens['1'], 'en')).rawPayload),
      false,
    );
    expect(lines).toContain('Statement of shares 2025');
    expect(lines).toContain('35 30 5 60 SAR 0.00');
    expect(lines.filter((line) => line.includes('100.00'))).toEqual([
      '4 May 2025 Sale 5 100.00 500.00 30',
      '9 Dec 2025 Purchase 30 100.00 3,000.00 60',
    ]);
    const arabic = await linesOf(await open((await get('share-statement?year=2024', tokens['1'])).rawPayload), true);
    expect(arabic).toContain('كشف حساب الحصص لعام ٢٠٢٤');
    expect(
      arabic.some((line) => /٢ أبريل ٢٠٢٤.*شراء.*٢٠.*١٠٠٫٠٠.*٢٬٠٠٠٫٠٠.*٢٠/.test(line)),
      arabic.join('\n'),
    ).toBe(true);
  });

  test('a long year goes over several pages, and an empty one says so', async () => {
    const { db } = running.server.database;
    const [holder] = await addTraders(db, 1, { shares: 5, cash: 0 });
    expect(
      (await linesOf(await open((await get('share-statement?year=2020', holder!.token, 'en')).rawPayload), false)).join(
        '\n',
      ),
    ).toContain('No transactions in this period.');
    const { id } = await db
      .selectFrom('share_accounts')
      .select('id')
      .where('user_id', '=', holder!.userId)
      .executeTakeFirstOrThrow();
    const { id: treasury } = await db
      .selectFrom('share_accounts')
      .select('id')
      .where('kind', '=', 'treasury')
      .executeTakeFirstOrThrow();
    const there = Array.from({ length: 60 }, (_, index) => ({
      date: '2021-03-01',
      status: 'succeeded' as const,
      shares: 1,
      price: 10_000,
      buy_offer: null,
      sell_offer: null,
      ...(index % 2 === 0 ? { from_account: treasury, to_account: id } : { from_account: id, to_account: treasury }),
    }));
    await db.insertInto('share_movements').values(there).execute();
    const long = await open((await get('share-statement?year=2021', holder!.token)).rawPayload);
    expect(long.numPages).toBeGreaterThan(1);
    expect((await linesOf(long, true)).some((line) => line.includes('صفحة ٢'))).toBe(true);
  });

  test('what a name holds is never read as markup', async () => {
    const { db } = running.server.database;
    const [holder] = await addTraders(db, 1, { shares: 1, cash: 0 });
    const name = '#read("/etc/passwd") *x* $y$ <a> \\ "q"';
    await db.updateTable('members').set({ name }).where('user_id', '=', holder!.userId).execute();
    const { rawPayload } = await get('share-certificate', holder!.token, 'en');
    expect((await linesOf(await open(rawPayload), false)).join('\n').replaceAll(' ', '')).toContain(
      name.replaceAll(' ', ''),
    );
  });

  test('a receipt says in both languages on one page what was given, and leads to the page that verifies it', async () => {
    const { server } = running;
    const post = async <Answer>(url: string, payload: object): Promise<Answer> =>
      (await server.app.inject({ method: 'POST', url, payload })).json();
    const donation = {
      target_type: 'program',
      target_slug: 'suqya-alnakheel',
      monthly_price: 12_345,
      months: 3,
      donor_name: '#read("x") *سارة*',
      receiver_name: 'نورة',
      sender_name: 'Sarah',
      gift_message: 'جزاك الله\n\nكل خير #read("x")',
      idempotency_key: randomUUID(),
    };
    const { checkout } = await post<{ checkout: Checkout }>('/api/checkout', donation);
    await payAtSandbox(server, checkout.checkout_id);
    const { checkout_state } = await post<{ checkout_state: CheckoutState }>(
      `/api/checkout/${checkout.checkout_id}/verify`,
      {},
    );
    const { number, code } = checkout_state.receipt!;
    const { rawPayload } = await server.app.inject(`/api/receipts/${number}/pdf?code=${checkout.order_code}`);
    const document = await open(rawPayload);
    expect([document.numPages, (await document.getMarkInfo())?.Marked]).toEqual([1, true]);
    const [arabic, english] = [(await linesOf(document, true)).join('\n'), (await linesOf(document, false)).join('\n')];
    for (const text of [
      'إيصال تبرع',
      'ترخيص رقم ١٠٤٢',
      '١٢٣٫٤٥ ر.س',
      'سقيا النخيل',
      '١ من ٣',
      'هدية إلى',
      'جزاك الله كل خير',
      '+966 11 234 5678',
    ])
      expect(arabic).toContain(text);
    for (const text of [
      'Donation receipt',
      'Licence no. 1042',
      'SAR 123.45',
      'Water for the Palms',
      '1 of 3',
      number,
      checkout.order_number,
      '#read("x")',
      'A gift for',
      'from Sarah',
    ])
      expect(english).toContain(text);
    expect(english).toContain(`http://portal.example/receipts/${code}`);
    const links = (await (await document.getPage(1)).getAnnotations()) as { url?: string }[];
    expect(links.map(({ url }) => url)).toContain(`http://portal.example/receipts/${code}`);
  });

  test('a donation statement sums only the user’s receipts of the period', async () => {
    const { receipts } = (await get('receipts?per_page=100&from=2026-01-01&to=2026-12-31', tokens['1'])).json<{
      receipts: Receipt[];
    }>();
    const total = receipts.reduce((sum, { amount }) => sum + amount, 0);
    const lines = await linesOf(
      await open((await get('giving-statement?from=2026-01-01&to=2026-12-31', tokens['1'], 'en')).rawPayload),
      false,
    );
    expect(lines).toContain(
      `${receipts.length} SAR ${new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(total / 100)}`,
    );
    expect(lines.filter((line) => line.includes('R-2026-'))).toHaveLength(receipts.length);
    expect(receipts.length).toBeGreaterThan(0);
    expect(
      (await linesOf(await open((await get('giving-statement?year=2019', tokens['1'])).rawPayload), true)).join('\n'),
    ).toContain('تبرعات في هذه المدة.');
  });

  test('who holds nothing gets no certificate', async () => {
    const [poor] = await addTraders(running.server.database.db, 1, { shares: 0, cash: 0 });
    const answer = await get('share-certificate', poor!.token, 'en');
    expect([answer.statusCode, answer.json<ErrorBody>().code, answer.json<ErrorBody>().message]).toEqual([
      409,
      'no_shares',
      'You need at least one share to get a certificate',
    ]);
  });
});

test.each([
  [1, 'حصة واحدة', 'one share'],
  [2, 'حصتان', 'two shares'],
  [3, 'ثلاث حصص', 'three shares'],
  [11, 'إحدى عشرة حصة', 'eleven shares'],
  [21, 'إحدى وعشرون حصة', 'twenty-one shares'],
  [100, 'مائة حصة', 'one hundred shares'],
  [102, 'مائة حصة وحصتان', 'one hundred two shares'],
  [103, 'مائة وثلاث حصص', 'one hundred three shares'],
  [200, 'مئتا حصة', 'two hundred shares'],
  [3_240, 'ثلاثة آلاف ومئتان وأربعون حصة', 'three thousand two hundred forty shares'],
  [11_500, 'أحد عشر ألفًا وخمسمائة حصة', 'eleven thousand five hundred shares'],
])('%i in words', (count, arabic, english) =>
  expect([spellShares(count, 'ar'), spellShares(count, 'en')]).toEqual([arabic, english]),
);
