import type { MessageId } from '../intl/messageIds.ts';
import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

/** An application with the files of `files`; `main.ts` exports `say`. */
async function bundle(files: Record<string, string>, options?: Parameters<typeof compiledMessages>[0] | null) {
  const folder = mkdtempSync(join(import.meta.dirname, '.build-'));
  folders.push(folder);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: options === null ? [] : [compiledMessages(options)],
    build: { write: false, minify: true, lib: { entry: join(folder, 'main.ts'), formats: ['es'] } },
  });
  const [{ output }] = result as unknown as [{ output: [{ code: string }] }];
  const { code } = output[0];
  const { say } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    say: (id: string, values?: Record<string, unknown>) => string;
  };
  return { size: code.length, say };
}

const counted = '{n, plural, zero {لا شيء} one {واحد} two {اثنان} few {# أشياء} many {# شيئًا} other {# شيء}}';
const mainWith = (own: string) =>
  `import { createIntl } from 'react-intl';\nimport catalogue from './intl/ar.json';\n${own}
export const say = (id: string, values?: any) => createIntl({ locale: 'ar-EG', messages: { ...catalogue, ...own }, onError: () => undefined }).formatMessage({ id }, values);`;
const intl = { 'intl/ar.json': JSON.stringify({ count: counted }) };

it('compiles the catalogues, with or without the parser', async () => {
  const files = { ...intl, 'main.ts': mainWith('const own = {};') };
  const [compiled, keeping, plain] = [
    await bundle(files, { parser: false }),
    await bundle(files),
    await bundle(files, null),
  ];
  expect(plain.size - compiled.size).toBeGreaterThan(15_000);
  expect(keeping.size - compiled.size).toBeGreaterThan(15_000);
  for (const { say } of [compiled, keeping, plain])
    expect([0, 1, 2, 3, 11, 100].map((n) => say('count', { n }))).toEqual([
      'لا شيء',
      'واحد',
      'اثنان',
      '٣ أشياء',
      '١١ شيئًا',
      '١٠٠ شيء',
    ]);
});

const ownMessages = {
  'an object': { 'main.ts': mainWith("const own = {\n  'own.title': 'سلال',\n  'own.hello': 'مرحبًا {name}',\n};") },
  'a module with types': {
    'own.ts': "export const own: Record<string, string> = {\n  'own.hello': `مرحبًا {name}`,\n};",
    'main.ts': mainWith("import { own } from './own.ts';"),
  },
  'a JSON file elsewhere': {
    'messages/app.json': '{\n  "own.hello": "مرحبًا {name}"\n}',
    'main.ts': mainWith("import own from './messages/app.json';"),
  },
};

it.each(Object.entries(ownMessages))('formats messages of %s', async (_, files) => {
  const { say } = await bundle({ ...intl, ...files });
  expect(say('own.hello', { name: 'أمل' })).toBe('مرحبًا أمل');
});

it.each([
  ['an object', 'main.ts:5'],
  ['a module with types', 'own.ts:2'],
  ['a JSON file elsewhere', 'messages/app.json:2'],
] as const)('without the parser, fails the build at %s', async (kind, place) => {
  await expect(bundle({ ...intl, ...ownMessages[kind] }, { parser: false })).rejects.toThrow(
    new RegExp(`${place}: the message "own\\.hello" is not compiled`),
  );
});

it('without the parser, takes plain texts and texts with braces that are no messages', async () => {
  const { say } = await bundle(
    {
      ...intl,
      'main.ts': mainWith("const own = { 'own.title': 'سلال' };\nexport const paths = { news: '/news/{slug}' };"),
    },
    { parser: false },
  );
  expect(say('own.title')).toBe('سلال');
});

it('names file and line of an invalid message', async () => {
  const files = { 'intl/ar.json': '{\n  "own.broken": "{count, plural"\n}', 'main.ts': mainWith('const own = {};') };
  await expect(bundle(files)).rejects.toThrow(/intl\/ar\.json:2: The message "own\.broken" is not a valid ICU/);
});
