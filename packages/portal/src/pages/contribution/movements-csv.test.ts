import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import type { Client, ShareMovement } from '@taawun/api-client';
import { loadMessages } from '../../intl/messages.ts';
import { exportMovements, movementsCsv } from './movements-csv.ts';

const movement = (id: number, more: Partial<ShareMovement> = {}): ShareMovement => ({
  id,
  date: '2026-11-15',
  type: 'buy',
  status: 'succeeded',
  shares: 5,
  price: 10_050,
  total: 50_250,
  ...more,
});
const intlOf = async (locale: 'ar' | 'en') =>
  createIntl({
    locale: locale === 'ar' ? 'ar-EG' : 'en-US',
    messages: await loadMessages(locale, ['account', 'forms', 'dialogs']),
  });
// Blob.text() would strip the byte order mark.
const textOf = async (file: Blob) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());

describe('CSV of the movements', () => {
  it('has a byte order mark, headings in the user’s language, and machine-readable numbers', async () => {
    const rows = [movement(1), movement(2, { type: 'sell', status: 'completed', price: 12_500, total: 62_500 })];
    const english = await textOf(await movementsCsv(rows, await intlOf('en')));
    expect(english.charCodeAt(0)).toBe(0xfeff);
    expect(english.slice(1).trim().split(/\r?\n/)).toEqual([
      '"Date","Type","Status","Shares","Price per share (SAR)","Total (SAR)"',
      '"2026-11-15","Purchased","Succeeded","5","100.50","502.50"',
      '"2026-11-15","Sold","Pending","5","125.00","625.00"',
    ]);
    const [head, first] = (await textOf(await movementsCsv(rows, await intlOf('ar')))).slice(1).split(/\r?\n/);
    expect([head, first]).toEqual([
      '"التاريخ (ميلادي)","النوع","الحالة","عدد الحصص","سعر الحصة (ريال)","الإجمالي (ريال)"',
      '"2026-11-15","تم الشراء","ناجح","5","100.50","502.50"',
    ]);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])('escapes cells that would start a formula: %s', async (text) => {
    const text0 = await textOf(await movementsCsv([movement(1, { date: text })], await intlOf('en')));
    expect(text0).toContain(`"'${text}"`);
  });

  it('contains every page of the filtered movements', async () => {
    const requests: unknown[] = [];
    const client = {
      listShareMovements: (input: { page: number }) => {
        requests.push(input);
        return Promise.resolve({
          share_movements: [movement(input.page)],
          balance: 0,
          pagination: { page: input.page, per_page: 100, total: 3, total_pages: 3 },
        });
      },
    } as unknown as Client;
    const text = await textOf(await exportMovements(client, { type: 'buy', from: '2026-01-01' }, await intlOf('en')));
    expect(text.trim().split(/\r?\n/)).toHaveLength(4);
    expect(requests).toEqual([1, 2, 3].map((page) => ({ type: 'buy', from: '2026-01-01', page, per_page: 100 })));
  });
});
