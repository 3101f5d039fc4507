import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { createPageCache, encodingOf, hasAlready, type RenderedPage } from './page-cache.ts';
import { recordReads, type Versions } from './page-data.ts';

const page = (body: string, common = true): RenderedPage => ({ status: 200, headers: { a: 'b' }, body, common });
const versions = (content: string, more: Partial<Versions> = {}): Versions => ({
  content,
  market: '0',
  giving: '0',
  ...more,
});
const at = (version: string | null, more?: Partial<Versions>) => () =>
  Promise.resolve(version === null ? null : versions(version, more));
const away = () => Promise.reject(new Error('the database is away'));
const answer = async () => ({ status: 200, data: null });
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
    const published = ['1', '2'];
    await get('/', () => Promise.resolve(versions(published.shift() ?? '2')), renderer());
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
  it('renders a page again only for the data that it shows, at most once a second', async () => {
    let time = 0;
    const { get } = createPageCache({ now: () => time });
    const news = vi.fn<() => Promise<RenderedPage>>(async () => ({ ...page('news'), reads: ['content'] }));
    const donors = vi.fn<() => Promise<RenderedPage>>(async () => ({
      ...page('donors'),
      reads: ['content', 'giving'],
    }));
    for (const [giving, after] of [
      ['0', 0],
      ['1', 999],
      ['1', 1_000],
      ['1', 1_001],
    ] as const) {
      time = after;
      await get('/news', at('1', { giving, market: giving }), news);
      await get('/donors', at('1', { giving, market: giving }), donors);
    }
    expect([news.mock.calls.length, donors.mock.calls.length]).toEqual([1, 2]);
    await get('/news', at('2', { giving: '1' }), news);
    expect(news).toHaveBeenCalledTimes(2);
  });
  it('serves the previous page while one request renders the next', async () => {
    let time = 0;
    const { get, peek } = createPageCache({ now: () => time });
    await get('/', at('1'), renderer('before'));
    time = 1_000;
    const { promise, resolve } = Promise.withResolvers<RenderedPage>();
    const render = vi.fn<() => Promise<RenderedPage>>(() => promise);
    const version = at('1', { giving: '1' });
    const next = get('/', version, render);
    expect(String(await (await get('/', version, render)).as('identity'))).toBe('before');
    expect(String(await (await peek('/', version))?.as('identity'))).toBe('before');
    resolve(page('after'));
    expect(String(await (await next).as('identity'))).toBe('after');
    expect(String(await (await peek('/', version))?.as('identity'))).toBe('after');
    expect(render).toHaveBeenCalledTimes(1);
  });
  it('never serves a page of earlier content meanwhile', async () => {
    const { get } = createPageCache();
    await get('/', at('1'), renderer('before'));
    const { promise, resolve } = Promise.withResolvers<RenderedPage>();
    const both = [1, 2].map(() => get('/', at('2'), () => promise));
    resolve(page('after'));
    for (const each of both) expect(String(await (await each).as('identity'))).toBe('after');
  });
  it('stays with the previous page when the next one fails', async () => {
    let time = 0;
    const { get } = createPageCache({ now: () => time });
    await get('/', at('1'), renderer('before'));
    time = 1_000;
    const version = at('1', { giving: '1' });
    const failed = await get('/', version, async () => ({ ...page('away', false), status: 503 }));
    expect(String(await failed.as('identity'))).toBe('before');
    await expect(get('/', version, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(String(await (await get('/', away, renderer())).as('identity'))).toBe('before');
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

it('records what a page reads; an unknown operation may read everything', async () => {
  const [news, donors, user] = [recordReads(answer), recordReads(answer), recordReads(answer)];
  await news.answer('listNews', {}, 'ar');
  await donors.answer('listDonors', {}, 'ar');
  await user.answer('getUser', {}, 'ar');
  expect([news, donors, user].map(({ reads }) => reads())).toEqual([
    ['content'],
    ['content', 'giving'],
    ['content', 'market', 'giving'],
  ]);
});
