import type { MessageId } from '../intl/messageIds.ts';
import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createIntl } from 'react-intl';
import { build } from 'vite';
import { afterEach, expect, it } from 'vitest';
import ar from '../intl/ar.ts';
import { compileCatalogue, compiledMessages } from './compiledMessages.ts';

const tag = (chunks: unknown) => `<${String(chunks)}>`;
const valuesOf = (text: string) =>
  Object.fromEntries([
    ...Array.from(text.matchAll(/\{(\w+)/g), ([, name]) => [name, 3]),
    ...Array.from(text.matchAll(/<(\w+)>/g), ([, name]) => [name, tag]),
  ]) as Record<string, number>;
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

it('formats every message like its source text', () => {
  const compiled = compileCatalogue(ar);
  const [plain, ready] = [ar as Record<string, string>, compiled].map((messages) =>
    createIntl({
      locale: 'ar-EG',
      messages,
      onError: (error) => {
        throw error;
      },
    }),
  );
  for (const [id, text] of Object.entries(ar) as [MessageId, string][])
    expect(ready!.formatMessage({ id }, valuesOf(text))).toEqual(plain!.formatMessage({ id }, valuesOf(text)));
});

it('reports the invalid message', () => {
  expect(() => compileCatalogue({ 'own.broken': '{count, plural' })).toThrow(
    /"own\.broken" is not a valid ICU message/,
  );
});

it('removes the parser from a build without breaking its messages', async () => {
  const folder = mkdtempSync(join(import.meta.dirname, '.build-'));
  folders.push(folder);
  mkdirSync(join(folder, 'intl'));
  writeFileSync(
    join(folder, 'intl', 'ar.json'),
    JSON.stringify({
      count: '{n, plural, zero {لا شيء} one {واحد} two {اثنان} few {# أشياء} many {# شيئًا} other {# شيء}}',
    }),
  );
  writeFileSync(
    join(folder, 'main.ts'),
    "import { createIntl } from 'react-intl';\nimport messages from './intl/ar.json';\nexport const say = (n: number) => createIntl({ locale: 'ar-EG', messages, onError: (error) => { throw error; } }).formatMessage({ id: 'count' }, { n });",
  );
  const bundle = async (plugins: ReturnType<typeof compiledMessages>[]) => {
    const result = await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins,
      build: { write: false, minify: true, lib: { entry: join(folder, 'main.ts'), formats: ['es'] } },
    });
    const [{ output }] = result as unknown as [{ output: [{ code: string }] }];
    return output[0].code;
  };
  const [compiled, parsing] = [await bundle([compiledMessages()]), await bundle([])];
  expect(parsing.length - compiled.length).toBeGreaterThan(15_000);
  const { say } = (await import(`data:text/javascript,${encodeURIComponent(compiled)}`)) as {
    say: (n: number) => string;
  };
  expect([0, 1, 2, 3, 11, 100].map(say)).toEqual(['لا شيء', 'واحد', 'اثنان', '٣ أشياء', '١١ شيئًا', '١٠٠ شيء']);
});
