import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServices } from '../../src/composition/services.ts';
import type { Services } from '../../src/context/services.ts';
import { openPreview } from '../../src/content/preview.ts';
import { createAnswer } from '../../src/http/answer.ts';
import { commandsOn, filesOf } from '../kit/commands.ts';
import { puppet } from '../kit/giving.ts';
import { databases, startServer } from '../kit/kit.ts';

const NEWS = `content: news
slug: winter-campaign
title:
  ar: حملة الشتاء
  en: Winter campaign
excerpt:
  ar: ملابس لألف أسرة
  en: Clothes for a thousand families
published_at: 2026-11-25T09:00:00Z
tags: [members]
body:
  ar: |
    بدأت **اليوم**.
  en: |
    It started **today**.

    <script>alert(1)</script>
`;

describe.each(databases)('content on $name', (kind) => {
  let running: Awaited<ReturnType<typeof startServer>>;
  let services: Services;
  const command = commandsOn(() => services);
  const rows = () =>
    running.server.database.db.selectFrom('content').selectAll().orderBy('kind').orderBy('position').execute();
  const news = async (slug: string) => (await fetch(`${running.baseURL}/api/news/${slug}`)).json() as Promise<never>;

  beforeAll(async () => {
    running = await startServer(kind);
    services = createServices({ db: running.server.database.db, config: running.config, gateway: puppet() });
  });
  afterAll(() => running.stop());

  test('an export that is imported again gives the same content', async () => {
    const before = await rows();
    const files = await filesOf(services, ['content', 'export', 'folder']);
    expect(Object.keys(files)).toContain('folder/settings.yaml');
    await running.server.database.db.deleteFrom('content').execute();
    await command(['content', 'import', 'folder', '--replace'], { files });
    expect(await rows()).toEqual(before);
    // Without --replace, one document in another order of fields changes nothing else.
    await command(['content', 'import', 'folder'], { files });
    expect(await rows()).toEqual(before);
  });

  test('a document is published at once, in both languages, from Markdown', async () => {
    expect(await command(['content', 'put', 'a.yaml'], { files: { 'a.yaml': NEWS } })).toBe(
      'Added: news winter-campaign',
    );
    expect(await news('winter-campaign')).toMatchObject({
      news: {
        body: '<p>بدأت <strong>اليوم</strong>.</p>\n',
        tags: [{ slug: 'members', name: 'الأعضاء' }],
        reading_minutes: 1,
      },
    });
    const shown = await command(['content', 'show', 'news', 'winter-campaign']);
    expect(shown).toContain('content: news');
    expect(shown).not.toContain('<script>');
    await command(['content', 'put', 'a.yaml'], { files: { 'a.yaml': shown.replace('Winter', 'Cold') } });
    expect(
      (await (
        await fetch(`${running.baseURL}/api/news/winter-campaign`, { headers: { 'X-locale': 'en' } })
      ).json()) as never,
    ).toMatchObject({ news: { title: 'Cold campaign' } });
    expect(await command(['content', 'remove', 'news', 'winter-campaign'])).toBe('Removed: news winter-campaign');
    expect(await news('winter-campaign')).toMatchObject({ code: 'not_found' });
  });

  test('a number is the text that is written', async () => {
    const before = await command(['content', 'show', 'settings', 'license_number']);
    await command(['content', 'put', 's.yaml'], {
      files: { 's.yaml': 'content: settings\ntype: license_number\nvalue: 0777\n' },
    });
    expect(await command(['content', 'show', 'settings', 'license_number'])).toContain('value: "0777"');
    await command(['content', 'put', 's.yaml'], { files: { 's.yaml': before } });
  });

  test.each([
    ['a missing language', NEWS.replace('  en: Winter campaign\n', ''), /^a\.yaml:3: “title” has no en/m],
    ['a missing field', NEWS.replace(/published_at.*\n/, ''), /^a\.yaml:1: “published_at” is missing\.$/m],
    ['a misspelt field', `${NEWS}titel: x\n`, /^a\.yaml:\d+: “titel” is no field here/m],
    [
      'a slug in another form',
      NEWS.replace('winter-campaign', 'Winter Campaign'),
      /^a\.yaml:2: “slug” must be lower-case/m,
    ],
    [
      'a date in another form',
      NEWS.replace('2026-11-25T09:00:00Z', '25.11.2026'),
      /^a\.yaml:9: “published_at” must be a day and time/m,
    ],
    ['an unknown tag', NEWS.replace('[members]', '[nothing]'), /^a\.yaml:10: “tags\.0” “nothing” is new/m],
    [
      'an image that does not exist',
      `${NEWS}image: { url: /media/uploads/none.webp, alt: { ar: أ, en: a } }\n`,
      /there is no file \/media\/uploads\/none\.webp/,
    ],
    ['broken YAML', `${NEWS}title: "x\n`, /^a\.yaml:\d+: /m],
    ['a repeated field', `${NEWS}slug: other\n`, /^a\.yaml:\d+: .*unique/m],
    [
      'another kind',
      NEWS.replace('content: news', 'content: poems'),
      /^a\.yaml:1: “content” must be one of settings, pages/m,
    ],
    ['another encoding', Buffer.from([0xff, 0xfe, 0x41]), /^a\.yaml: the file is not UTF-8/m],
  ])('rejects %s with file and line, and changes nothing', async (_, text, expected) => {
    const before = await rows();
    const good = NEWS.replace('winter-campaign', 'good-news');
    await expect(
      command(['content', 'put', 'a.yaml', 'b.yaml'], { files: { 'b.yaml': good, 'a.yaml': text } }),
    ).rejects.toThrow(expected);
    expect(await rows()).toEqual(before);
  });

  test('exactly one branch is the main one', async () => {
    const text = await command(['content', 'show', 'branches', 'buraydah']).catch(() => null);
    const [slug = ''] = (await command(['content', 'list', 'branches'])).split('\t');
    const main = text ?? (await command(['content', 'show', 'branches', slug]));
    await expect(
      command(['content', 'put', 'b.yaml'], { files: { 'b.yaml': main.replace('is_main: true', 'is_main: false') } }),
    ).rejects.toThrow(/0 branches have “is_main: true”/);
  });

  test('images are stored upright, small and without metadata, and are not removed while used', async () => {
    const photo = await sharp({ create: { width: 3000, height: 1000, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Copyright: 'SECRET-OWNER' }, IFD3: { GPSLatitude: '24/1 38/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    // The name says nothing.
    const added = await command(['media', 'add', 'x.png'], { files: { 'x.png': photo } });
    expect(added).toMatch(/^\/media\/uploads\/[0-9a-f]{32}\.webp\t\d+ KiB\t667 × 2000$/);
    const [address = ''] = added.split('\t');
    const response = await fetch(`${running.baseURL}${address}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 667, height: 2000 });
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    const used = `${NEWS}image:\n  url: ${address}\n  alt: { ar: صورة, en: Photo }\n`;
    await command(['content', 'put', 'a.yaml'], { files: { 'a.yaml': used } });
    expect(await news('winter-campaign')).toMatchObject({
      news: { image: { url: address, width: 667, height: 2000 } },
    });
    await expect(command(['media', 'remove', address])).rejects.toThrow(/is used by news winter-campaign/);
    await command(['content', 'remove', 'news', 'winter-campaign']);
    expect(await command(['media', 'list'])).toContain(address);
    await command(['media', 'remove', address]);
    expect((await fetch(`${running.baseURL}${address}`)).status).toBe(404);
  });

  test('files of another type are rejected whatever their name, and none is stored', async () => {
    const png = await sharp({ create: { width: 10, height: 10, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    for (const bad of ['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', '<html></html>', Buffer.alloc(40)])
      await expect(
        command(['media', 'add', 'a.png', 'b.png'], { files: { 'a.png': png, 'b.png': bad } }),
      ).rejects.toThrow(/^b\.png is .*Allowed: JPEG/);
    await expect(
      command(['media', 'add', 'b.png'], { files: { 'b.png': Buffer.alloc(21 * 1024 * 1024) } }),
    ).rejects.toThrow(/20 MiB are allowed/);
    expect(await command(['media', 'list'])).toBe('No files.');
    expect(await command(['media', 'add', 'a.pdf'], { files: { 'a.pdf': '%PDF-1.7\n' } })).toMatch(
      /^\/media\/documents\/uploads\/[0-9a-f]{32}\.pdf/,
    );
  });

  test('a preview shows a page before it is published, to who has the address, for an hour', async () => {
    const text = await command(['content', 'preview', 'a.yaml'], { files: { 'a.yaml': NEWS } });
    const code = /\/preview\/([\w-]{22})$/m.exec(text)?.[1] ?? '';
    const { db } = running.server.database;
    const answer = createAnswer(services, () => undefined);
    const read = () => answer('getNews', { slug: 'winter-campaign' }, 'en');
    expect(await openPreview(db, `${code}x`)).toBeNull();
    const preview = await openPreview(db, code);
    expect(preview?.path).toBe('/news/winter-campaign');
    expect(await preview?.render(read)).toMatchObject({ status: 200, data: { news: { title: 'Winter campaign' } } });
    expect(await read()).toMatchObject({ status: 404 });
    expect(await openPreview(db, code, new Date(Date.now() + 3_700_000))).toBeNull();
    const { code_hash } = await db.selectFrom('content_previews').select('code_hash').executeTakeFirstOrThrow();
    expect(code_hash).not.toContain(code);
  });
});
