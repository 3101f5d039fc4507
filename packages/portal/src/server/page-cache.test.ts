import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { createPageCache, encodingOf, hasAlready, type RenderedPage } from './page-cache.ts';

const page = (body: string, common = true): RenderedPage => ({ status: 200, headers: { a: 'b' }, body, common });
const at = (version: string | null) => () => Promise.resolve(version);
const drawing = (body = 'نص', common = true) => vi.fn<() => Promise<RenderedPage>>(async () => page(body, common));

describe('the cache of pages', () => {
  it('draws a page once for a version, however many ask', async () => {
    const { get } = createPageCache();
    const draw = drawing();
    await Promise.all([get('/', at('1'), draw), get('/', at('1'), draw)]);
    await get('/', at('1'), draw);
    expect(draw).toHaveBeenCalledTimes(1);
    await get('/en', at('1'), draw);
    await get('/', at('2'), draw);
    expect(draw).toHaveBeenCalledTimes(3);
  });
  it('keeps nothing where nobody knows the version, and nothing that is not common', async () => {
    const { get, peek } = createPageCache();
    const draw = drawing();
    await get('/', at(null), draw);
    await get('/', at(null), draw);
    expect(draw).toHaveBeenCalledTimes(2);
    await get('/', at('1'), drawing('x', false));
    expect(await peek('/', at('1'))).toBeNull();
  });
  it('does not keep what was drawn while something was published', async () => {
    const { get, peek } = createPageCache();
    const versions = ['1', '2'];
    await get('/', () => Promise.resolve(versions.shift() ?? '2'), drawing());
    expect(await peek('/', at('1'))).toBeNull();
  });
  it('draws anew after a minute, and after a failure', async () => {
    let time = 0;
    const { get, peek } = createPageCache({ now: () => time });
    await expect(get('/', at('1'), () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    await get('/', at('1'), drawing('first'));
    time = 59_999;
    expect(await peek('/', at('1'))).not.toBeNull();
    time = 60_000;
    expect(String(await (await get('/', at('1'), drawing('second'))).as('identity'))).toBe('second');
  });
  it('lets go of what was asked for longest ago', async () => {
    const { get, peek } = createPageCache({ capacity: 25 });
    for (const key of ['/a', '/b']) await get(key, at('1'), drawing('0123456789'));
    await peek('/a', at('1'));
    await get('/c', at('1'), drawing('0123456789'));
    expect(await Promise.all(['/a', '/b', '/c'].map(async (key) => (await peek(key, at('1'))) !== null))).toEqual([
      true,
      false,
      true,
    ]);
  });
  it('sends the same page in every form', async () => {
    const kept = await createPageCache().get('/', at('1'), drawing('نخيل '.repeat(100)));
    const [plain, br, gzip] = await Promise.all([kept.as('identity'), kept.as('br'), kept.as('gzip')]);
    expect([brotliDecompressSync(br).equals(plain), gunzipSync(gzip).equals(plain)]).toEqual([true, true]);
    expect(await kept.as('br')).toBe(br);
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
])('%s is the page that the visitor has: %s', (sent, has) => expect(hasAlready(sent, 'W/"a"')).toBe(has));
