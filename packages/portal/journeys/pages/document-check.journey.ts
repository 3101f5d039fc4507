import { expect, it } from 'vitest';
import { origin } from '../kit/server.ts';

it.each([
  ['/certificates', 'هذه الشهادة غير معروفة لدينا'],
  ['/en/certificates', 'We do not recognise this certificate'],
  ['/receipts', 'هذا الإيصال غير معروف لدينا'],
  ['/en/receipts', 'We do not recognise this receipt'],
])('%s rejects malformed and unknown codes alike, without an error', async (path, text) => {
  for (const code of ['x', 'no-such-code-4f9c2aa']) {
    const answer = await fetch(`${origin}${path}/${code}`);
    expect([answer.status, (await answer.text()).includes(text)]).toEqual([200, true]);
  }
});
