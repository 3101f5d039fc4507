import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './builds.ts';

let copy = '';

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'taawun-new-'));
  for (const file of ['package.json', '.oxlintrc.json', '.oxfmtrc.json']) cpSync(join(root, file), join(copy, file));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const name of ['ui', 'portal']) {
    cpSync(join(root, 'packages', name, 'src'), join(copy, 'packages', name, 'src'), { recursive: true });
    cpSync(join(root, 'packages', name, 'package.json'), join(copy, 'packages', name, 'package.json'));
    symlinkSync(join(root, 'packages', name, 'node_modules'), join(copy, 'packages', name, 'node_modules'));
  }
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const generate = (...args: string[]) =>
  execFileSync(process.execPath, [join(root, 'tools/dev/new.ts'), ...args, '--into', copy], { encoding: 'utf8' })
    .trim()
    .split('\n');
const run = (...args: string[]) =>
  spawnSync(process.execPath, [join(root, 'tools/dev/new.ts'), ...args, '--into', copy], { encoding: 'utf8' });
const messages = (file: string) => JSON.parse(readFileSync(join(copy, file), 'utf8')) as Record<string, string>;

/** What TypeScript says of the files, by the settings of the project. */
function typeErrors(files: readonly string[]): string {
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as {
    compilerOptions: object;
  };
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  return spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', copy], {
    encoding: 'utf8',
    cwd: copy,
  }).stdout;
}

/** What a tool of the project says of files; nothing where it finds no fault. */
function faultsBy(tool: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules', tool, 'bin', tool), ...args],
    { encoding: 'utf8', cwd: copy },
  );
  return status === 0 ? '' : stdout + stderr;
}

describe('the generator', () => {
  it(
    'writes a component and a page with stories, tests and messages that compile and pass lint and format',
    { timeout: 120_000 },
    () => {
      const component = generate('component', 'forms/DateRange', '--ar', 'مدة');
      expect(component.slice(0, -1).map((file) => file.replace('packages/ui/src/forms/fields/DateRange/', ''))).toEqual(
        ['DateRange.tsx', 'DateRange.styles.ts', 'DateRange.stories.tsx', 'DateRange.test.tsx', 'index.ts'],
      );
      const page = generate('page', 'news/OldNews', '--ar', 'أخبار قديمة');
      expect(page.slice(0, -1)).toEqual([
        'packages/portal/src/pages/news/OldNews.page.tsx',
        'packages/portal/src/pages/news/OldNews.pages.stories.tsx',
      ]);
      expect(readFileSync(join(copy, page[1] ?? ''), 'utf8')).toContain("at: '/old-news'");
      for (const [locale, range, news] of [
        ['ar', 'مدة', 'أخبار قديمة'],
        ['en', 'Date range', 'Old news'],
      ] as const)
        for (const [file, id, text] of [
          [`packages/ui/src/intl/${locale}/forms.json`, 'ui.dateRange.label', range],
          [`packages/portal/src/intl/${locale}/content.json`, 'portal.news.oldNews', news],
        ] as const) {
          expect(messages(file)[id]).toBe(text);
          // Nothing else moves.
          const { [id]: _, ...others } = messages(file);
          expect(JSON.stringify(others)).toBe(
            JSON.stringify(JSON.parse(readFileSync(join(root, file), 'utf8')) as object),
          );
        }
      expect(readFileSync(join(copy, page[1] ?? ''), 'utf8')).toContain("shows('أخبار قديمة', 'Old news')");
      const files = [...component.slice(0, -1), ...page.slice(0, -1)];
      expect(typeErrors(files)).toBe('');
      expect(faultsBy('oxlint', '--quiet', ...files)).toBe('');
      expect(faultsBy('oxfmt', '--check', ...files)).toBe('');
    },
  );

  it('writes nothing where one file or the message exists, and without an Arabic name', () => {
    const before = readFileSync(join(copy, 'packages/portal/src/intl/ar/content.json'), 'utf8');
    expect(run('page', 'home/Home', '--ar', 'الرئيسية')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('exists already'),
    });
    mkdirSync(join(copy, 'packages/portal/src/pages/home'), { recursive: true });
    writeFileSync(join(copy, 'packages/portal/src/pages/home/Late.pages.stories.tsx'), '');
    expect(run('page', 'home/Late', '--ar', 'لاحق')).toMatchObject({ status: 1 });
    expect(existsSync(join(copy, 'packages/portal/src/pages/home/Late.page.tsx'))).toBe(false);
    for (const name of [[], ['--ar', 'Archive']])
      expect(run('page', 'news/Archive', ...name)).toMatchObject({
        status: 2,
        stderr: expect.stringContaining('Arabic name'),
      });
    expect(run('component', 'shared/Thing', '--ar', 'شيء')).toMatchObject({ status: 2 });
    expect(readFileSync(join(copy, 'packages/portal/src/intl/ar/content.json'), 'utf8')).toBe(before);
  });

  it('says how it is called', () =>
    expect(run('widget', 'x/Y')).toMatchObject({ status: 2, stderr: expect.stringContaining('npm run new page') }));
});
