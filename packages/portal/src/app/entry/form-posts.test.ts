import { expect, it } from 'vitest';
import { submitForm } from './form-posts.ts';

const post = async (address: string, fields: Record<string, string>) => {
  const inputs: object[] = [];
  const result = await submitForm(new URL(address, 'https://taawun.example'), fields, true, async (_, input) => {
    inputs.push(input);
    return { status: 200, data: { message: 'done' } };
  });
  return { result, inputs };
};

it('stores whether a page was useful, and shows the thanks on it', async () => {
  expect(await post('/en/news/market?page=2', { useful: 'no' })).toEqual({
    result: { location: '/en/news/market?feedback=sent#feedback' },
    inputs: [{ path: '/en/news/market', useful: false }],
  });
  expect((await post('/about-us/', { useful: 'yes' })).inputs).toEqual([{ path: '/about-us/', useful: true }]);
  expect((await post('/news', { useful: 'yes' })).result).toBeNull();
});

it('preserves the redirect during a password reset', async () => {
  const fields = { username: '0500000002' };
  expect(await post('/en/forgotpassword?redirect=%2Fen%2Fprofile', fields)).toEqual({
    result: { location: '/en/forgotpassword?sent=1&redirect=%2Fen%2Fprofile' },
    inputs: [{ username: '0500000002', redirect: '/en/profile' }],
  });
  expect(await post('/forgotpassword?redirect=//elsewhere.example', fields)).toEqual({
    result: { location: '/forgotpassword?sent=1' },
    inputs: [{ username: '0500000002' }],
  });
  const secret = { password: 'secret-77', confirm_password: 'secret-77' };
  expect(await post('/resetpassword?token=abc&redirect=%2Fprofile', secret)).toEqual({
    result: { location: '/resetpassword?done=1&redirect=%2Fprofile' },
    inputs: [{ token: 'abc', ...secret }],
  });
});
