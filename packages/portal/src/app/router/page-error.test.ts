import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { plainErrors, reviveErrors } from '../hydration/route-errors.ts';
import { toProblem } from '../errors/route-error.ts';

const failure = (kind: string, retryable = false) => ({ from: 'api', kind, serverMessage: null, retryable });

describe('error page', () => {
  it.each([
    [
      'an unknown route',
      new ErrorResponse(404, 'Not Found', 'This page could not be found'),
      { status: 404, missing: false },
    ],
    ['an API response of 404', new ErrorResponse(404, 'notFound', failure('notFound')), { status: 404, missing: true }],
    [
      'an unknown guard',
      new ErrorResponse(500, 'Unknown middleware', 'Unknown middleware'),
      { status: 500, message: 'Unknown middleware', missing: false },
    ],
    [
      'an unreachable server',
      new ErrorResponse(500, 'network', failure('network', true)),
      { status: 500, kind: 'network', retryable: true },
    ],
    ['an unexpected error', new Error('boom'), { status: 500, message: null }],
    ['any other value', 'boom', { status: 500 }],
  ])('%s', (_, error, expected) => {
    expect(toProblem(error)).toMatchObject(expected);
  });

  it('gets the error from the server without its stack', () => {
    const errors = plainErrors({
      root: new ErrorResponse(404, 'notFound', failure('notFound')),
      page: new Error('secret path'),
    });
    expect(JSON.stringify(errors)).not.toContain('secret');
    const { errors: revived } = reviveErrors(
      JSON.parse(JSON.stringify({ loaderData: {}, errors })) as Parameters<typeof reviveErrors>[0],
    );
    expect(toProblem(revived?.['root'])).toMatchObject({ status: 404, missing: true });
    expect(toProblem(revived?.['page'])).toMatchObject({ status: 500 });
  });
});
