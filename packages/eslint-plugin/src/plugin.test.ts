import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import json from '@eslint/json';
import listed from '@taawun/ui/changes.json' with { type: 'json' };
import { ESLint, RuleTester } from 'eslint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import plugin from './index.ts';
import type { Change } from './changes.ts';

RuleTester.describe = describe;
RuleTester.it = it;
RuleTester.itOnly = it.only;

const tester = new RuleTester({ languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } });
const rules = plugin.rules as Record<string, Parameters<typeof tester.run>[1]>;

tester.run('logical-properties', rules['logical-properties']!, {
  valid: [
    'styled.div`margin-inline-start: 1px; text-align: start;`',
    'styled.div`margin: 0 1rem 0 1rem; inset: 0;`',
    'styled.div`&:dir(rtl) { left: 0; } [dir="rtl"] & { margin-left: 1px; }`',
    'styled.div`translate: 0 10px; transform: translate(0, 4px);`',
    'styled.div`background: linear-gradient(to bottom, red, blue);`',
    'other`margin-left: 1px;`',
    'const place = { left: 0 };',
    'styled.div`${mixin} width: 3px;`',
    '<div style={{ marginInlineStart: 4 }} />',
  ],
  invalid: [
    {
      code: 'styled.div`\n  ${mixin};\n  margin-left: ${({ gap }) => gap}px;\n  color: red;\n`',
      output: 'styled.div`\n  ${mixin};\n  margin-inline-start: ${({ gap }) => gap}px;\n  color: red;\n`',
      errors: [{ messageId: 'property', line: 3, column: 3 }],
    },
    {
      code: 'styled(Link).attrs({ role: "link" })`&:hover { right: 0; text-align: left !important; }`',
      output: 'styled(Link).attrs({ role: "link" })`&:hover { inset-inline-end: 0; text-align: start !important; }`',
      errors: [{ messageId: 'property' }, { messageId: 'value' }],
    },
    {
      code: '<div style={{ marginLeft: 4, "border-top-right-radius": 2, textAlign: "right" }} />',
      output: '<div style={{ marginInlineStart: 4, borderStartEndRadius: 2, textAlign: "end" }} />',
      errors: [{ messageId: 'property' }, { messageId: 'property' }, { messageId: 'value' }],
    },
    { code: 'css`padding: 0 1rem 0 2rem;`', output: null, errors: [{ messageId: 'sides' }] },
    { code: 'css`border-width: 0 1px 0 2px;`', output: null, errors: [{ messageId: 'sides' }] },
    { code: 'css`transform: translateX(-8px);`', output: null, errors: [{ messageId: 'shift' }] },
    { code: 'css`translate: 10px 0;`', output: null, errors: [{ messageId: 'shift' }] },
    {
      code: 'css`background: linear-gradient(to right, var(--a), var(--b));`',
      output: null,
      errors: [{ messageId: 'background' }],
    },
    { code: 'css`background-position: right 4px center;`', output: null, errors: [{ messageId: 'background' }] },
    {
      code: 'styled.div`top: 0; width: 4px;`',
      options: [{ block: true }],
      output: 'styled.div`inset-block-start: 0; inline-size: 4px;`',
      errors: [{ messageId: 'property' }, { messageId: 'property' }],
    },
    {
      code: 'styled.div({ "&:hover": { paddingRight: 4 } })',
      output: 'styled.div({ "&:hover": { paddingInlineEnd: 4 } })',
      errors: [{ messageId: 'property' }],
    },
  ],
});

tester.run('tokens-only', rules['tokens-only']!, {
  valid: [
    'css`color: var(--ta-text); background: transparent; border: 1px solid currentColor;`',
    'css`--brand: #123456; border-radius: 50%; border-radius: 999px;`',
    'css`outline-color: Highlight; font-size: 1em;`',
    'css`color: oklch(from var(--ta-accent) l c h / 0.5);`',
    { code: 'css`font-size: 12px;`', options: [{ allow: ['font-size'] }] },
  ],
  invalid: [
    { code: 'css`color: #fff;`', errors: [{ messageId: 'token' }] },
    { code: 'css`border: 1px solid teal;`', errors: [{ messageId: 'token' }] },
    { code: 'css`box-shadow: 0 1px 2px rgba(0, 0, 0, 0.2);`', errors: [{ messageId: 'token' }] },
    { code: 'css`font-family: Arial, sans-serif;`', errors: [{ messageId: 'token' }] },
    { code: '<p style={{ fontSize: "14px", borderRadius: "4px" }} />', errors: 2 },
  ],
});

tester.run('no-literal-text', rules['no-literal-text']!, {
  valid: [
    '<p><FormattedMessage id="home.title" /></p>',
    '<a href="/news" title={text("news")}>{title}</a>',
    '<p>PDF · 42</p>',
    '<Icon name="Arrow" />',
    { code: '<p>Taawun</p>', options: [{ allow: ['Taawun'] }] },
  ],
  invalid: [
    { code: '<p>Hello there</p>', errors: [{ messageId: 'between' }] },
    { code: '<p>{isOpen ? "Open" : `Closed since ${year}`}</p>', errors: 2 },
    { code: '<img alt="A palm" />', errors: [{ messageId: 'attribute' }] },
    { code: '<Field label={"الاسم"} />', errors: [{ messageId: 'attribute' }] },
    { code: '<Card lead="Read more" />', options: [{ attributes: ['lead'] }], errors: 1 },
    { code: '<p>{"Dear " + name}</p>', errors: 1 },
  ],
});

tester.run('isolate-codes', rules['isolate-codes']!, {
  valid: [
    '<p><Bdi>{member.phone}</Bdi></p>',
    '<p><PhoneText value={member.phone} /></p>',
    '<span dir="ltr">{iban}</span>',
    '<p>{name}</p>',
    { code: '<p><Mono>{iban}</Mono></p>', options: [{ components: ['Mono'] }] },
  ],
  invalid: [
    { code: '<p>{member.phone}</p>', errors: [{ messageId: 'isolate' }] },
    { code: '<p>{order?.order_number ?? fallback}</p>', errors: 1 },
    { code: '<p>{serial}</p>', options: [{ names: ['serial'] }], errors: 1 },
  ],
});

const SIX = '{n, plural, zero {لا أيام} one {يوم} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}';
tester.run('plural-forms', rules['plural-forms']!, {
  valid: [
    { code: `const days = '${SIX}';`, filename: 'messages/ar.ts' },
    { code: `const days = '${SIX.replace('zero', '=0')}';`, filename: 'a.ts' },
    { code: "const days = '{n, plural, one {# day} other {# days}}';", filename: 'messages.en.ts' },
    { code: "const other = 'a, plural, b';", filename: 'ar.ts' },
  ],
  invalid: [
    {
      code: "const days = '{n, plural, one {يوم} other {أيام}}';",
      filename: 'a.ts',
      errors: [{ message: '`n` has no form for zero, two, few, many: Arabic has zero, one, two, few, many, other.' }],
    },
    {
      code: "const days = '{n, plural, other {# days}}';",
      filename: 'src/en/x.ts',
      errors: [{ messageId: 'missing' }],
    },
    {
      code: "const dni = '{n, plural, one {dzień} other {dni}}';",
      options: [{ locale: 'pl' }],
      errors: [{ messageId: 'missing' }],
    },
  ],
});

const changes: Change[] = [
  { since: '2.0.0', module: '@taawun/ui', export: 'Old', to: 'New' },
  { since: '2.0.0', module: '@taawun/ui', export: 'Gone', note: 'Write X.' },
  { since: '2.0.0', module: '@taawun/ui', export: 'Card', prop: 'kind', to: 'variant' },
  { since: '2.0.0', module: '@taawun/ui', export: 'Card', prop: 'unit' },
];
const options = [{ changes }];
tester.run('no-deprecated', rules['no-deprecated']!, {
  valid: [
    { code: 'import { New, Card } from "@taawun/ui"; <Card variant="a" />', options },
    { code: 'import { Old } from "elsewhere"; import { Card } from "./Card"; <Card kind="a" />', options },
  ],
  invalid: [
    {
      code: 'import { Old, Gone } from "@taawun/ui";',
      output: 'import { New as Old, Gone } from "@taawun/ui";',
      options,
      errors: [{ messageId: 'exportRenamed' }, { message: '`Gone` of `@taawun/ui` is gone since 2.0.0. Write X.' }],
    },
    {
      code: 'import { Old as Mine } from "@taawun/ui";',
      output: 'import { New as Mine } from "@taawun/ui";',
      options,
      errors: 1,
    },
    {
      code: 'import { Card as Box } from "@taawun/ui"; <Box kind="a" unit={1} />',
      output: 'import { Card as Box } from "@taawun/ui"; <Box variant="a" unit={1} />',
      options,
      errors: [{ messageId: 'propRenamed' }, { messageId: 'propRemoved' }],
    },
    {
      code: 'import { Card } from "@taawun/ui"; <Card kind="a" variant="b" />',
      output: null,
      options,
      errors: 1,
    },
  ],
});

it('is given a new name or a note by every change of the library', () => {
  const all: Change[] = listed;
  expect(all.filter(({ to, note }) => to === undefined && note === undefined)).toEqual([]);
});

describe('in an application', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'taawun-lint-'));
    mkdirSync(join(folder, 'node_modules', '@taawun'), { recursive: true });
    const workspace = join(import.meta.dirname, '..', '..');
    symlinkSync(join(workspace, 'ui'), join(folder, 'node_modules', '@taawun', 'ui'));
    symlinkSync(join(workspace, 'eslint-plugin'), join(folder, 'node_modules', '@taawun', 'eslint-plugin'));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(
      join(folder, 'Member.jsx'),
      'import { OrderCard } from "@taawun/ui";\nexport const a = <p style={{ marginLeft: 4 }}>{phone}<OrderCard unit="x" /></p>;\n',
    );
    writeFileSync(join(folder, 'ar.json'), '{ "days": "{n, plural, one {يوم} other {أيام}}" }');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('lints JSX and JSON with the recommended configuration, by the changes of the installed library', async () => {
    const eslint = new ESLint({
      cwd: folder,
      overrideConfigFile: true,
      overrideConfig: [
        {
          ...plugin.configs.recommended,
          files: ['**/*.jsx'],
          languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
        },
        {
          files: ['**/*.json'],
          language: 'json/json',
          plugins: { json, taawun: plugin },
          rules: { 'taawun/plural-forms': 'error' },
        },
      ],
    });
    const results = await eslint.lintFiles(['Member.jsx', 'ar.json']);
    expect(results.flatMap(({ messages }) => messages.map(({ ruleId, line }) => `${ruleId}:${line}`))).toEqual([
      'taawun/logical-properties:2',
      'taawun/isolate-codes:2',
      'taawun/no-deprecated:2',
      'taawun/plural-forms:1',
    ]);
  });

  it('runs in oxlint', () => {
    writeFileSync(
      join(folder, '.oxlintrc.json'),
      JSON.stringify({
        jsPlugins: [{ name: 'taawun', specifier: './node_modules/@taawun/eslint-plugin/src/index.ts' }],
        categories: { correctness: 'off' },
        rules: Object.fromEntries(Object.keys(rules).map((name) => [`taawun/${name}`, 'error'])),
      }),
    );
    const oxlint = join(import.meta.dirname, '..', '..', '..', 'node_modules', 'oxlint', 'bin', 'oxlint');
    const { stdout, stderr } = spawnSync(process.execPath, [oxlint, '--format', 'json', 'Member.jsx'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const { diagnostics } = JSON.parse(stdout || '{}') as { diagnostics?: { code: string }[] };
    expect(diagnostics?.map(({ code }) => code).toSorted(), stdout + stderr).toEqual([
      'taawun(isolate-codes)',
      'taawun(logical-properties)',
      'taawun(no-deprecated)',
    ]);
  });
});
