import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { parseSync } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import {
  componentModes,
  interactiveModes,
  interactiveWindowModes,
  onPaper,
  onPhone,
  pageModes,
  phoneModes,
  windowModes,
} from '../../../packages/ui/src/testing/modes.ts';
import { root } from '../../dev/builds.ts';
import { mirrorMutations } from '../stories/mirror/mutations.ts';
import { Baselines, keyOf } from './baselines.ts';
import { reached } from './changed.ts';
import { digestOf } from './digest.ts';
import { modes, type Story, type StoryDeclaration } from './built-stories.ts';
import { mismatches, part, shuffled, type Shot } from './matrix.ts';
import { mutated, mutations } from './mutate/mutations.ts';
import { approvedSince, isSampled } from './proven.ts';
import { groupsOf, decisionOf } from './review/findings.ts';
import type { Finding } from './results.ts';
import { heapsOf, takeAll } from './take.ts';

const folder = mkdtempSync(join(tmpdir(), 'taawun-visual-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const story = (id: string): Story => ({
  id,
  title: 'Forms/Field',
  name: id,
  file: `packages/ui/src/${id}.stories.tsx`,
});
const shots: Shot[] = ['a', 'b', 'c', 'd', 'e'].flatMap((id) =>
  ['ar', 'en'].map((mode) => ({ story: story(id), mode })),
);

const chunk = (name: string, data: Buffer): Buffer =>
  Buffer.concat([Buffer.from(Uint32Array.of(data.length).buffer).swap32(), Buffer.from(name), data, Buffer.alloc(4)]);

/** A PNG file of one row of greys, reduced to the chunks that `digestOf` reads. */
function png(pixels: readonly number[], level: number): Buffer {
  const header = Buffer.concat([
    Buffer.from(Uint32Array.of(pixels.length, 1).buffer).swap32(),
    Buffer.from([8, 0, 0, 0, 0]),
  ]);
  return Buffer.concat([
    Buffer.alloc(8),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from([0, ...pixels]), { level })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('digestOf()', () => {
  const row = Array.from({ length: 200 }, (_, at) => at % 7);
  it('is the same for the same pixels at any compression level', () => {
    expect(png(row, 9)).not.toEqual(png(row, 0));
    expect(digestOf(png(row, 9))).toBe(digestOf(png(row, 0)));
  });
  it('differs for one different pixel, and for a different size', () => {
    expect(digestOf(png(row.with(100, 8), 9))).not.toBe(digestOf(png(row, 9)));
    expect(digestOf(png([...row, 0], 9))).not.toBe(digestOf(png(row, 9)));
  });
});

/** Syntax errors of a source with its breakage: a source that does not parse proves nothing about the checks. */
function errorsOf(file: string, text: string): unknown[] {
  if (file.endsWith('.json')) JSON.parse(text);
  return /\.tsx?$/.test(file) ? parseSync(file, text).errors : [];
}

it.each([...mutations, ...mirrorMutations])('the breakage "$what" applies to its file', (mutation) => {
  const text = readFileSync(join(root, mutation.file), 'utf8');
  const after = mutated(text, mutation);
  expect(after).not.toBe(text);
  expect(errorsOf(mutation.file, after)).toEqual([]);
});

/** Names of the modes in the order in which they are captured, by window. */
const namesIn = (all: readonly Shot[]): string[][] =>
  heapsOf(all).map(({ pieces }) => pieces.flat().map(({ mode }) => mode));

it('renders a story that has failed once in each language and window', async () => {
  const taken: string[] = [];
  const reported: string[] = [];
  await takeAll(
    { origin: 'http://localhost', close: async () => undefined },
    ['broken', 'sound'].flatMap((id) =>
      ['ar', 'ar dark', 'ar contrast', 'en'].map((mode) => ({ story: story(id), mode })),
    ),
    ({ story: { id }, mode }, { failure }) => void reported.push(`${id} ${mode}: ${failure ?? 'taken'}`),
    {
      jobs: 1,
      open: async () => ({
        take: async (id, { locale, theme }) => {
          taken.push(`${id} ${locale} ${theme}`);
          return id === 'broken' ? { failure: 'hangs' } : { png: Buffer.alloc(0) };
        },
        check: async () => ({ faults: [] }),
        close: async () => undefined,
      }),
    },
  );
  expect(taken).toEqual([
    'broken ar light',
    'sound ar light',
    'sound ar contrast',
    'sound ar dark',
    'broken en light',
    'sound en light',
  ]);
  expect(reported).toEqual([
    'broken ar: hangs',
    'broken ar contrast: hangs',
    'broken ar dark: hangs',
    'sound ar: taken',
    'sound ar contrast: taken',
    'sound ar dark: taken',
    'broken en: hangs',
    'sound en: taken',
  ]);
});

type Modes = StoryDeclaration['chromatic']['modes'];

/** What is reported of a story with these modes. */
const foundFor = (one: Story, all: Modes, fullscreen: boolean, viewport?: string): string[] =>
  mismatches(
    [one],
    new Map([
      [
        one.id,
        {
          names: [],
          fullscreen,
          hovered: false,
          chromatic: all ? { modes: all } : {},
          ...(viewport === undefined ? {} : { viewport }),
        },
      ],
    ]),
  );

const page: Story = { ...story('page'), file: 'packages/portal/src/page.stories.tsx' };

describe('the matrix', () => {
  it('has both languages in every appearance, and states, for components and for those that fill two windows', () => {
    const appearances = ['', ' dark', ' contrast', ' forced colours', ' text 200'];
    const states = [
      ['ar', ' hover'],
      ['ar', ' focus'],
      ['ar', ' focus contrast'],
      ['en', ' hover dark'],
      ['en', ' focus dark'],
      ['en', ' focus forced colours'],
    ];
    const named = (window: string) => [
      ...['ar', 'en'].flatMap((locale) => appearances.map((appearance) => `${locale}${window}${appearance}`)),
      ...states.map(([locale, state]) => `${locale}${window}${state}`),
    ];
    expect([...modes.keys()].toSorted()).toEqual(
      [...['', ' 390', ' 1440'].flatMap(named), 'ar print', 'en print dark'].toSorted(),
    );
  });
  it.each([
    ['a component', story('a'), componentModes, interactiveModes, interactiveWindowModes],
    ['a component that fills the window', story('b'), windowModes, interactiveWindowModes, interactiveModes],
  ])(
    'captures %s in further states if it declares them, and not in those of another',
    (_, one, own, states, others) => {
      const found = (all: Modes) => foundFor(one, all, own === windowModes);
      expect([found(own), found({ ...own, ...states })]).toEqual([[], []]);
      expect(found({ ...own, ...others })).toEqual([
        expect.stringMatching(new RegExp(`^${one.file}: ${one.id} is captured in .*ar.* hover`)),
      ]);
    },
  );
  it('captures no page in further appearances and states', () => {
    expect(foundFor(page, pageModes, true)).toEqual([]);
    for (const all of [windowModes, { ...pageModes, ...interactiveWindowModes }])
      expect(foundFor(page, all, true)).toEqual([expect.stringMatching(/page is captured in .*pageParameters/)]);
  });
  it('captures a story on a phone in its window only, and shows it there in Storybook', () => {
    const names = Object.entries(phoneModes).flatMap(([name, mode]) => ('disable' in mode ? [] : [name]));
    expect(names).toContain('ar 390 text 200');
    expect(names.filter((name) => !/^(ar|en) 390/.test(name))).toEqual([]);
    for (const fullscreen of [false, true]) {
      const merged = { ...(fullscreen ? windowModes : componentModes), ...onPhone.parameters.chromatic.modes };
      expect(foundFor(story('a'), merged, fullscreen, onPhone.globals.viewport.value)).toEqual([]);
      expect(foundFor(story('a'), componentModes, fullscreen, onPhone.globals.viewport.value)).toEqual([
        expect.stringMatching(/a is captured in .*\.\.\.onPhone/),
      ]);
    }
    expect(foundFor(story('a'), componentModes, false, 'mobile1')).toEqual([
      expect.stringMatching(/a has the viewport "mobile1", in which it is not captured/),
    ]);
  });
  it.each([
    ['a component', story('a'), componentModes, false],
    ['a component that fills the window', story('b'), windowModes, true],
    ['a page', page, pageModes, true],
  ])('captures a story of %s on paper only', (_, one, own, fullscreen) => {
    const merged = { ...own, ...onPaper.parameters.chromatic.modes };
    expect(foundFor(one, merged, fullscreen)).toEqual([]);
    expect(foundFor(one, { ...merged, ...own }, fullscreen)).toEqual([
      expect.stringMatching(/is captured in .*\.\.\.onPaper/),
    ]);
  });
  it('splits into disjoint and complete shards, both languages of a story together', () => {
    const parts = [1, 2, 3].map((at) => part(shots, `${at}/3`));
    expect(parts.flat().toSorted((one, other) => shots.indexOf(one) - shots.indexOf(other))).toEqual(shots);
    for (const one of parts)
      for (const {
        story: { id },
      } of one)
        expect(one.filter((shot) => shot.story.id === id)).toHaveLength(2);
    expect(() => part(shots, '5/4')).toThrow('1/4');
  });
  it('shuffles differently for another seed, and alike for the same seed', () => {
    expect(shuffled(shots, 7)).toEqual(shuffled(shots, 7));
    expect(shuffled(shots, 7)).not.toEqual(shuffled(shots, 8));
    expect(new Set(shuffled(shots, 7))).toEqual(new Set(shots));
  });
  it('takes the screenshots of a story in the same order, whatever the order of all', () => {
    const many = ['ar 390', 'ar 390 dark', 'ar', 'ar contrast', 'ar dark', 'ar forced colours', 'ar text 200'].map(
      (mode) => ({ story: story('a'), mode }),
    );
    const names = [
      ['ar', 'ar contrast', 'ar dark', 'ar forced colours', 'ar text 200'],
      ['ar 390', 'ar 390 dark'],
    ];
    expect([many, ...[1, 2, 3].map((seed) => shuffled(many, seed))].map(namesIn)).toEqual([names, names, names, names]);
  });
  it.each([
    ['a component that fills the window', story('a'), windowModes, 'windowParameters'],
    ['a page', page, pageModes, 'pageParameters'],
  ])('reports %s that is captured as a component', (_, one, own, parameters) => {
    const found = (all: Modes) => foundFor(one, all, true);
    expect(found(own)).toEqual([]);
    expect(found({})).toEqual([
      expect.stringMatching(new RegExp(`^${one.file}: ${one.id} is captured in no mode, .*${parameters}`)),
    ]);
  });
});

describe('the baselines', () => {
  it('are read as they were written, with spaces in the names of modes', () => {
    const file = join(folder, 'baselines.txt');
    const one = Baselines.read(file);
    one.approve(keyOf('forms-field--default', 'ar 390 dark'), '111111111111111111111111');
    one.approve(keyOf('forms-field--default', 'en'), '222222222222222222222222');
    one.approve(keyOf('forms-field--gone', 'en'), '333333333333333333333333');
    one.approve(keyOf('forms-field--gone', 'en'), null);
    one.write();
    const other = Baselines.read(file);
    expect(new Set(other.keys)).toEqual(new Set(['forms-field--default ar 390 dark', 'forms-field--default en']));
    expect(other.digest('forms-field--default ar 390 dark')).toBe('111111111111111111111111');
    expect(other.digest('forms-field--gone en')).toBeUndefined();
  });
});

describe('reached()', () => {
  const stats = join(folder, 'stats.json');
  const modules = [
    {
      id: '1',
      name: './packages/ui/src/Button.tsx',
      reasons: [{ moduleName: './packages/ui/src/Button.stories.tsx' }, { moduleName: './packages/ui/src/Card.tsx' }],
    },
    { id: '2', name: './packages/ui/src/Card.tsx', reasons: [{ moduleName: './packages/ui/src/Card.stories.tsx' }] },
    { id: '3', name: './packages/ui/src/tokens.ts', reasons: [{ moduleName: './.storybook/preview.tsx' }] },
  ];
  writeFileSync(stats, JSON.stringify({ modules }));

  it('returns every story that imports the file, directly or indirectly', () => {
    expect(reached(['packages/ui/src/Button.tsx'], stats)).toEqual(
      new Set(['packages/ui/src/Button.stories.tsx', 'packages/ui/src/Card.stories.tsx']),
    );
    expect(reached(['packages/ui/src/Card.tsx'], stats)).toEqual(new Set(['packages/ui/src/Card.stories.tsx']));
  });
  it('returns nothing for a file that no story imports', () => {
    expect(reached(['README.md'], stats)).toEqual(new Set());
  });
  it('follows only the used names through a barrel file', () => {
    const sources = {
      'ui/Tabs.tsx': 'export function Tabs() {}\nexport interface TabsProps {}',
      'ui/Menu.tsx': 'export const Menu = 1;\nexport const MenuItem = 2;',
      'ui/index.ts': "export * from './Tabs.tsx';\nexport { Menu as Dropdown, MenuItem } from './Menu.tsx';",
      'app/A.stories.tsx': "import { Tabs } from '@taawun/ui';",
      'app/B.stories.tsx': "import { Dropdown } from '@taawun/ui';",
      'app/C.stories.tsx': "import { MenuItem } from '../ui/index.ts';",
      'app/D.stories.tsx': "import type { TabsProps } from '@taawun/ui';\nimport { E } from './E.tsx';",
      'app/E.tsx': "export const E = () => import('@taawun/ui');",
      'app/F.stories.tsx': "import * as ui from '@taawun/ui';",
    };
    for (const [file, text] of Object.entries(sources)) {
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const imports: Record<string, string[]> = {
      'ui/Tabs.tsx': ['ui/index.ts'],
      'ui/Menu.tsx': ['ui/index.ts'],
      'ui/index.ts': ['app/A.stories.tsx', 'app/B.stories.tsx', 'app/C.stories.tsx', 'app/E.tsx', 'app/F.stories.tsx'],
      'app/E.tsx': ['app/D.stories.tsx'],
    };
    const graph = join(folder, 'barrels.json');
    writeFileSync(
      graph,
      JSON.stringify({
        modules: Object.entries(imports).map(([name, from]) => ({
          id: name,
          name,
          reasons: from.map((moduleName) => ({ moduleName })),
        })),
      }),
    );
    const stories = (...files: string[]) =>
      [...(reached(files, graph, folder) as ReadonlySet<string>)]
        .map((file) => file.charAt(4))
        .toSorted()
        .join('');
    // D and F use all names: a call of `import`, a namespace.
    expect(stories('ui/Tabs.tsx')).toBe('ADF');
    expect(stories('ui/Menu.tsx')).toBe('BCDF');
    expect(stories('ui/Tabs.tsx', 'ui/Menu.tsx')).toBe('ABCDF');
    expect(stories('ui/index.ts')).toBe('ABCDF');
  });
  it('returns everything for files around all stories, and for dependency versions', () => {
    expect(reached(['packages/ui/src/tokens.ts'], stats)).toBe('everything');
    expect(reached(['pnpm-lock.yaml'], stats)).toBe('everything');
  });
});

describe('proven stories', () => {
  const ids = Array.from({ length: 2000 }, (_, at) => `forms-field--story-${at}`);
  const sample = (commit: string) => ids.filter((id) => isSampled(id, commit));

  it('are sampled once in twenty, different ones at each commit', () => {
    expect(sample('a').length).toBeGreaterThan(70);
    expect(sample('a').length).toBeLessThan(140);
    expect(sample('a')).toEqual(sample('a'));
    expect(sample('b').filter((id) => sample('a').includes(id)).length).toBeLessThan(20);
  });
  it('exclude stories whose approved screenshot is changed, new or removed', () => {
    expect(approvedSince('a 1 ar\nb 2 ar\nc 3 en dark\n', 'a 1 ar\nb 4 ar\nd 5 ar 390\n')).toEqual(
      new Set(['b', 'c', 'd']),
    );
  });
  it('are none after a change of the checks themselves', () => {
    writeFileSync(join(folder, 'none.json'), JSON.stringify({ modules: [] }));
    for (const file of [
      'tools/checks/stories/in-page/behaviour.ts',
      'tools/checks/visual/visit.ts',
      'tools/dev/browser.ts',
      '.storybook/preview.tsx',
      'pnpm-lock.yaml',
    ])
      expect(reached([file], join(folder, 'none.json'))).toBe('everything');
    for (const file of [
      'tools/checks/stories/transcript.test.ts',
      'tools/checks/visual/review/run.ts',
      'docs/giving.md',
      'visual/proven.txt',
    ])
      expect(reached([file], join(folder, 'none.json'))).toEqual(new Set());
  });
});

const finding = (id: string, mode: string, rest: Partial<Finding> = {}): Finding => ({
  kind: 'changed',
  story: story(id),
  mode,
  before: 'b',
  after: 'a',
  failure: null,
  ...rest,
});

const decision = (...findings: Finding[]) => {
  const pair = groupsOf(findings)[0]?.pairs[0];
  return pair ? decisionOf(pair) : undefined;
};

describe('a review', () => {
  it('pairs Arabic and English by window', () => {
    const [group, ...more] = groupsOf([
      finding('a', 'en 390 dark'),
      finding('a', 'ar 390 dark'),
      finding('a', 'ar 1440'),
    ]);
    expect(more).toEqual([]);
    expect(group?.pairs.map(({ window, ar, en }) => [window, ar?.mode, en?.mode])).toEqual([
      ['390 dark', 'ar 390 dark', 'en 390 dark'],
      ['1440', 'ar 1440', undefined],
    ]);
  });
  it('has decided a pair when both languages are decided', () => {
    expect(decision(finding('a', 'ar', { decision: 'approved' }), finding('a', 'en'))).toBeNull();
    expect(decision(finding('a', 'ar', { decision: 'approved' }), finding('a', 'en', { decision: 'rejected' }))).toBe(
      'rejected',
    );
    expect(decision(finding('a', 'ar', { decision: 'approved' }))).toBe('approved');
    expect(decision(finding('a', 'ar', { kind: 'failed' }))).toBe('failed');
  });
});
