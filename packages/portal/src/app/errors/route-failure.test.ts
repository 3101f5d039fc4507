import { describe, expect, it } from 'vitest';
import { ApiError } from '@taawun/api-client';
import { orRouteError } from './route-failure.ts';

const fail = async (error: unknown): Promise<never> => {
  throw error;
};

async function thrown(error: unknown): Promise<unknown> {
  try {
    return await orRouteError(() => fail(error));
  } catch (caught) {
    return caught;
  }
}

describe('failed request of a loader', () => {
  it.each([
    [
      'a URL that the API rejects is not found',
      { kind: 'validation', status: 422, fieldErrors: { gift_code: ['no'] } },
      { status: 404, kind: 'notFound' },
    ],
    ['a URL that does not exist is not found', { kind: 'notFound', status: 404 }, { status: 404, kind: 'notFound' }],
    ['an unreachable server is a 500', { kind: 'network' }, { status: 500, kind: 'network' }],
  ] as const)('%s', async (_, options, { status, kind }) => {
    expect(await thrown(new ApiError(options as ConstructorParameters<typeof ApiError>[0]))).toMatchObject({
      init: { status, statusText: kind },
      data: { from: 'api', kind },
    });
  });

  it('rethrows other errors', async () => {
    const fault = new Error('boom');
    expect(await thrown(fault)).toBe(fault);
  });
});
