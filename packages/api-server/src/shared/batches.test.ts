import { expect, test } from 'vitest';
import { inBatches, joined } from './batches.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('concurrent items share a batch, and later ones wait for the next', async () => {
  const batches: number[][] = [];
  const { promise: blocked, resolve: release } = Promise.withResolvers<void>();
  const push = inBatches<number>(3, async (items) => {
    batches.push([...items]);
    if (batches.length === 1) await blocked;
  });
  for (const item of [1, 2]) push(item);
  await turn();
  await turn();
  expect(batches).toEqual([[1, 2]]);
  for (const item of [3, 4, 5, 6]) push(item);
  await turn();
  expect(batches).toEqual([[1, 2]]);
  release();
  for (let count = 0; count < 4; count++) await turn();
  expect(batches).toEqual([[1, 2], [3, 4, 5], [6]]);
  push(7);
  await turn();
  await turn();
  expect(batches.at(-1)).toEqual([7]);
});

test('calls that arrive before a read starts share it, later ones get another', async () => {
  const reads: PromiseWithResolvers<number>[] = [];
  const read = joined(() => {
    const started = Promise.withResolvers<number>();
    reads.push(started);
    return started.promise;
  });
  const first = [read(), read()];
  await turn();
  await turn();
  expect(reads).toHaveLength(1);
  const later = [read(), read(), read()];
  reads[0]?.resolve(1);
  expect(await Promise.all(first)).toEqual([1, 1]);
  await turn();
  await turn();
  expect(reads).toHaveLength(2);
  reads[1]?.reject(new Error('away'));
  for (const call of later) await expect(call).rejects.toThrow('away');
  const again = read();
  await turn();
  await turn();
  reads[2]?.resolve(3);
  expect(await again).toBe(3);
});
