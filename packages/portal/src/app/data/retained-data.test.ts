import { data } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createRetention, staleSince } from './retained-data.ts';
import type { RouteFailure } from '../errors/route-failure.ts';

const failure = (retryable: boolean) =>
  data(
    { from: 'api', kind: retryable ? 'network' : 'forbidden', serverMessage: null, retryable } satisfies RouteFailure,
    { status: 500 },
  );

describe('data of a page that is not mounted', () => {
  it.each([true, false])('throws its failure (retryable: %s)', async (retryable) => {
    const { load } = createRetention();
    await load('1 /profile', () => Promise.resolve('loaded'));
    await expect(load('1 /profile', () => Promise.reject(failure(retryable)))).rejects.toMatchObject({
      data: { retryable },
    });
    expect(staleSince.get()).toBeNull();
  });
});
