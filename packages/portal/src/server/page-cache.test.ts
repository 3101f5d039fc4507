import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { createPageCache, encodingOf, hasAlready, type RenderedPage } from './page-cache.ts';

const page = (body: string, common = true): RenderedPage => ({ status: 200, headers: { a: 'b' }, body, common });
const at = (version: string | null) => () => Promise.resolve(version);
const away = () => Promise.reject(new Error('the database is away'));
const renderer = (body = 'نص', common = true) => vi.fn<() => Promise<RenderedPage>>(async () => page(body, common));

describe('page cache', () => {
  it('renders a page once per version, for any number of requests', async () => {
    const { get } = createPageCache();
    const render = renderer();
    await Promise.all([get('/', at('1'), render), get('/', at('1'), render)]);
    await get('/', at('1'), render);
    expect(render).toHaveBeenCalledTimes(1);
    await get('/en', at('1'), render);
    await get('/', at('2'), render);
    expect(render).toHaveBeenCalledTimes(3);
  });
  it('caches nothing while the version is unknown, and no private page', async () => {
    const { get, peek } = createPageCache();
    const render = renderer();
    await get('/', at(null), render);
    await get('/', at(null), render);
    expect(render).toHaveBeenCalledTimes(2);
    await get('/', at('1'), renderer('x', false));
    expect(await peek('/', at('1'))).toBeNull();
  });
  it('serves cached pages as they are while the version cannot be read', async () => {
    let time = 0;
    const { get, peek } = createPageCache({ now: () => time });
    await get('/', at('1'), renderer('cached'));
    time = 120_000;
    const render = renderer('rendered');
    expect(String(await (await get('/', away, render)).as('identity'))).toBe('cached');
    expect(String(await (await peek('/', away))?.as('identity'))).toBe('cached');
    expect(render).not.toHaveBeenCalled();
    expect(String(await (await get('/en', away, render)).as('identity'))).toBe('rendered');
    // Nothing that was rendered meanwhile is cached.
    await get('/en', away, render);
    expect(render).toHaveBeenCalledTimes(2);
    expect(String(await (await get('/', at('2'), renderer('new'))).as('identity'))).toBe('new');
  });
  it('does not cache a page when content was published during its rendering', async () => {
    const { get, peek } = createPageCache();
    const versions = ['1', '2'];
    await get('/', () => Promise.resolve(versions.shift() ?? '2'), renderer());
    expect(await peek('/', at('1'))).toBeNull();
  });
  it('renders again after a minute, and after a failure', async () => {
    let time = 0;
    const { get, peek } = createPageCache({ now: () => time });
    await expect(get('/', at('1'), () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    await get('/', at('1'), renderer('first'));
    time = 59_999;
    expect(await peek('/', at('1'))).not.toBeNull();
    time = 60_000;
    expect(String(await (await get('/', at('1'), renderer('second'))).as('identity'))).toBe('second');
  });
  it('evicts the least recently used page', async () => {
    const { get, peek } = createPageCache({ capacity: 25 });
    for (const key of ['/a', '/b']) await get(key, at('1'), renderer('0123456789'));
    await peek('/a', at('1'));
    await get('/c', at('1'), renderer('0123456789'));
    expect(await Promise.all(['/a', '/b', '/c'].map(async (key) => (await peek(key, at('1'))) !== null))).toEqual([
      true,
      false,
      true,
    ]);
  });
  it('returns the same page in every encoding', async () => {
    const cached = await createPageCache().get('/', at('1'), renderer('نخيل '.repeat(100)));
    const [plain, br, gzip] = await Promise.all([cached.as('identity'), cached.as('br'), cached.as('gzip')]);
    expect([brotliDecompressSync(br).equals(plain), gunzipSync(gzip).equals(plain)]).toEqual([true, true]);
    expect(await cached.as('br')).toBe(br);
  });
});

it.each([
  [null, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP;q=0.8', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0', 'identity'],
])('%s is sent as %s', (accepted, encoding) => expect(encodingOf(accepted)).toBe(encoding));

it.each([
  ['W/"a"', true],
  ['"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  [null, false],
])('matches the ETag of If-None-Match %s: %s', (sent, has) => expect(hasAlready(sent, 'W/"a"')).toBe(has));
