import { parseMobile } from '@taawun/domain';
import { expect, test } from 'vitest';
import { DEMO } from './accounts.ts';
import { balanceOf } from './movements.ts';

test('has the three demo accounts', () => {
  expect(DEMO.map(({ phone, password, member }) => [phone, password, member !== null])).toEqual([
    ['0500000001', 'taawun-1', true],
    ['0500000002', 'taawun-2', false],
    ['0500000003', 'taawun-3', true],
  ]);
  expect(DEMO.every(({ phone }) => parseMobile(phone) !== null)).toBe(true);
});

test('sales never exceed the holding', () => {
  for (const { movements } of DEMO) {
    movements.forEach((_, index) => expect(balanceOf(movements.slice(0, index + 1))).toBeGreaterThanOrEqual(0));
    expect(
      movements.every(({ shares, price }) => Number.isInteger(shares) && shares > 0 && Number.isInteger(price)),
    ).toBe(true);
    expect(movements.map(({ date }) => date)).toEqual(movements.map(({ date }) => date).sort());
    expect(movements.every(({ date }) => date <= '2026-11-21')).toBe(true);
  }
  expect(DEMO.map(({ movements }) => movements.length)).toEqual([6, 0, 132]);
});

test('order numbers are unique and match the contract', () => {
  const numbers = DEMO.flatMap(({ orders }) => orders.map(({ number }) => number));
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const number of numbers) expect(number).toMatch(/^T-[0-9A-Z]{8}$/);
});
