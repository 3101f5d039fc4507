import { describe, expect, it } from 'vitest';
import { hydrated, signIn, setupBrowser, type Page } from '../kit/browser.ts';
import { field, prefix, signUp } from '../kit/joining.ts';
import { origin } from '../kit/server.ts';

const visit = setupBrowser();
const phone = { viewport: { width: 390, height: 844 } };

/** Records content type and body of the POST requests to a path. */
function bodiesOf(page: Page, path: string): { type: string; body: string }[] {
  const bodies: { type: string; body: string }[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path)
      bodies.push({ type: request.headers()['content-type'] ?? '', body: request.postData() ?? '' });
  });
  return bodies;
}

describe.each(['ar', 'en'] as const)('push token (%s)', (locale) => {
  it('is sent with the sign-up, as form data, and with the sign-in', async () => {
    const { page } = await visit(phone);
    await page.addInitScript(() => {
      window.taawunPush = { token: () => Promise.resolve('push-token-1') };
    });
    const [signUps, signIns] = [bodiesOf(page, '/api/signup'), bodiesOf(page, '/api/signin')];
    await signUp(page, locale, origin);
    expect(signUps).toHaveLength(1);
    expect(signUps[0]?.type).toMatch(/^multipart\/form-data; boundary=/);
    expect(signUps[0]?.body).toMatch(/name="fb_web_token"\s+push-token-1\s/);
    expect(signUps[0]?.body).toMatch(/name="firstname"\s+نورة\s/);
    expect(JSON.parse(signIns[0]?.body ?? '{}')).toMatchObject({ fb_web_token: 'push-token-1' });
    // No API response contains it.
    const answers = await page.evaluate(async () => {
      const token = localStorage.getItem('auth._token.local')?.replace(/^Bearer /, '') ?? '';
      const answers = await Promise.all(
        ['/api/user', '/api/sessions'].map(async (path) =>
          fetch(path, { headers: { authorization: `Bearer ${token}` } }),
        ),
      );
      return (await Promise.all(answers.map(async (answer) => `${answer.status} ${await answer.text()}`))).join('\n');
    });
    expect(answers).toMatch(/^200 .*\n200 /s);
    expect(answers).not.toContain('push-token-1');
  });

  it.each([
    ['no push client', undefined],
    ['a failing client', 'reject'],
    ['a client that never responds', 'hang'],
  ])('is omitted from the sign-in with %s', async (_, how) => {
    const { page } = await visit(phone);
    await page.addInitScript((kind) => {
      if (kind)
        window.taawunPush = {
          token: () => (kind === 'reject' ? Promise.reject(new Error('away')) : new Promise(() => {})),
        };
    }, how);
    const signIns = bodiesOf(page, '/api/signin');
    await page.goto(`${origin}${prefix(locale)}/login`);
    await hydrated(page);
    await field(page, 'username').waitFor();
    const since = Date.now();
    await signIn(page, '0500000002', 'taawun-2');
    await page.waitForURL(/\/member-register$/);
    expect(Date.now() - since).toBeLessThan(6000);
    expect(signIns).toHaveLength(1);
    expect(JSON.parse(signIns[0]?.body ?? '{}')).not.toHaveProperty('fb_web_token');
  });
});
