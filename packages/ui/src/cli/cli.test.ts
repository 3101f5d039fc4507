import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { examine, report } from './doctor.ts';
import { readProject } from './project.ts';
import { changesSince, upgradeSource, type Change } from './upgrade.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taawun-cli-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const install = (name: string, version: string, at = 'node_modules'): void =>
  write(`${at}/${name}/package.json`, JSON.stringify({ name, version }));

const APP = `
import '@taawun/ui/fonts.css';
import ar from '@taawun/ui/intl/ar';
export const App = () => <TaawunProvider locale="ar" messages={ar}><GlobalStyle /></TaawunProvider>;
`;

/** An application in which nothing is wrong. */
function healthy(dependencies: Record<string, string> = {}): void {
  write('package.json', JSON.stringify({ dependencies }));
  write(
    'node_modules/@taawun/ui/package.json',
    JSON.stringify({
      name: '@taawun/ui',
      version: '0.2.0',
      peerDependencies: { react: '^19', 'react-intl': '^12', vite: '>=7' },
      peerDependenciesMeta: { vite: { optional: true } },
    }),
  );
  install('react', '19.3.1');
  install('react-intl', '12.1.5');
  write('src/App.tsx', APP);
  write('index.html', '<!doctype html><html lang="ar" dir="rtl"><body></body></html>');
}

const faults = (): string[] =>
  examine(readProject(folder))
    .filter(({ level }) => level !== 'ok')
    .map(({ level, subject }) => `${level} ${subject}`);

describe('doctor', () => {
  it('finds nothing in an application that is set up as the README says', () => {
    healthy();
    expect(faults()).toEqual([]);
  });

  it('reports a missing and an old peer, and a second copy', () => {
    healthy();
    rmSync(join(folder, 'node_modules/react-intl'), { recursive: true });
    install('react', '18.3.1');
    install('react', '19.3.1', 'node_modules/@taawun/ui/node_modules');
    expect(faults()).toEqual(['error react', 'error react-intl', 'error react']);
    expect(report(examine(readProject(folder)))).toContain(
      '✗ react: is 18.3.1; the library needs ^19.\n    → npm install react@"^19"',
    );
  });

  it('reports an application without library, provider, styles, fonts', () => {
    write('package.json', '{}');
    expect(faults()).toEqual(['error library', 'error provider', 'error style sheet', 'warning fonts']);
  });

  it('reports a locale without messages, and one that the package does not have', () => {
    healthy();
    write('src/App.tsx', APP.replace('intl/ar', 'intl/en'));
    write('src/Other.tsx', '<TaawunProvider locale="tr-TR" messages={tr}>');
    expect(faults()).toEqual(['error locale ar', 'warning locale tr-TR']);
  });

  it('reports styles that no server collects, and messages that nothing compiles', () => {
    healthy({ next: '16.0.0' });
    expect(faults()).toEqual(['error styles of the server']);
    write('app/Providers.tsx', 'const [sheet] = useState(() => new ServerStyleSheet());');
    expect(faults()).toEqual([]);
    write('package.json', JSON.stringify({ devDependencies: { vite: '8' } }));
    expect(faults()).toEqual(['warning messages']);
  });

  it('reports a policy without a nonce for styles, and a document without language', () => {
    healthy();
    write('server.ts', `res.setHeader('Content-Security-Policy', "default-src 'self'; style-src 'self'");`);
    write('index.html', '<html><body></body></html>');
    expect(faults()).toEqual(['error content security policy', 'warning document']);
    write('server.ts', `res.setHeader('Content-Security-Policy', "style-src 'self' 'unsafe-inline'");`);
    write('index.html', '<html lang="ar" dir="rtl"></html>');
    expect(faults()).toEqual([]);
  });

  it('does not read what is built or installed', () => {
    healthy();
    write('dist/index.html', '<html></html>');
    write('.next/server/page.html', '<html></html>');
    write('packages/x/node_modules/y/index.html', '<html></html>');
    expect(faults()).toEqual([]);
  });
});

const changes: Change[] = [
  { since: '0.2.0', module: '@taawun/ui', export: 'Old', to: 'New' },
  { since: '0.3.0', module: '@taawun/ui', export: 'Card', prop: 'kind', to: 'variant' },
  { since: '0.3.0', module: '@taawun/ui', export: 'Card', prop: 'unit', note: 'Leave it out.' },
  { since: '0.3.0', module: '@taawun/ui', export: 'Gone' },
];
const upgraded = (text: string, path = 'a.tsx') => upgradeSource({ path, text }, changes);

describe('upgrade', () => {
  it('renames an export and its uses, and leaves properties of that name alone', () => {
    expect(
      upgraded(`import { Old, type Gone } from '@taawun/ui';
const a: Old = <Old x={Old.y}>{data.Old}</Old>;
export const b = { Old: 1, c: Old } as { Old: number };`),
    ).toEqual({
      text: `import { New, type Gone } from '@taawun/ui';
const a: New = <New x={New.y}>{data.Old}</New>;
export const b = { Old: 1, c: New } as { Old: number };`,
      renamed: ['Old → New'],
      byHand: ['a.tsx:1 `Gone` of @taawun/ui is gone since 0.3.0.'],
    });
  });

  it('keeps the local name where the source has another binding of it', () => {
    expect(upgraded("import { Old } from '@taawun/ui';\nconst f = (Old) => Old;").text).toBe(
      "import { New as Old } from '@taawun/ui';\nconst f = (Old) => Old;",
    );
    expect(upgraded("import { Old } from '@taawun/ui';\nexport const all = { Old };").text).toContain('New as Old');
    expect(upgraded("import { Old as Mine } from '@taawun/ui';\nMine();").text).toBe(
      "import { New as Mine } from '@taawun/ui';\nMine();",
    );
  });

  it('renames a prop of the component only, and lists a removed one', () => {
    const { text, byHand } = upgraded(
      `import { Card as Box } from '@taawun/ui';\n<><Box kind="a" /><Card kind="a" /><Box kind="a" variant="b" unit={1} /></>;`,
    );
    expect(text).toContain('<Box variant="a" /><Card kind="a" /><Box kind="a" variant="b" unit={1} />');
    expect(byHand).toEqual([
      'a.tsx:2 the prop `kind` of `Card` is gone since 0.3.0.',
      'a.tsx:2 the prop `unit` of `Card` is gone since 0.3.0. Leave it out.',
    ]);
  });

  it('parses TypeScript without JSX, and leaves other sources alone', () => {
    expect(upgraded("import { Old } from '@taawun/ui';\nconst a = <Old>b;", 'a.ts').text).toBe(
      "import { New } from '@taawun/ui';\nconst a = <New>b;",
    );
    expect(upgraded("import { Old } from 'elsewhere';").text).toBe("import { Old } from 'elsewhere';");
  });

  it('takes only changes after a version', () => {
    expect(changesSince(changes, '0.2.0').map(({ export: name }) => name)).toEqual(['Card', 'Card', 'Gone']);
  });
});

/** Runs the command line. @throws when it fails. */
const cli = (...args: string[]): string =>
  execFileSync(process.execPath, [join(import.meta.dirname, 'index.ts'), ...args], { encoding: 'utf8' });

describe('commands', () => {
  it('upgrade the sources of an application, and none of them in a dry run', () => {
    write('package.json', '{}');
    mkdirSync(join(folder, 'node_modules/@taawun'), { recursive: true });
    symlinkSync(join(import.meta.dirname, '..', '..'), join(folder, 'node_modules/@taawun/ui'));
    const before = "import { PictureMode } from '@taawun/ui/testing/modes';\n";
    write('src/modes.ts', before);
    expect(cli('upgrade', folder, '--dry-run')).toContain('To change: 1 file. By hand: 0.');
    expect(readFileSync(join(folder, 'src/modes.ts'), 'utf8')).toBe(before);
    expect(cli('upgrade', folder)).toBe('✓ src/modes.ts: PictureMode → ScreenshotMode\nChanged: 1 file. By hand: 0.\n');
    expect(readFileSync(join(folder, 'src/modes.ts'), 'utf8')).toContain('import { ScreenshotMode }');
  });

  it('examine an application, and fail where something does not work', () => {
    healthy();
    expect(cli('doctor', folder)).toContain('Nothing keeps the library from working.');
    rmSync(join(folder, 'src'), { recursive: true });
    expect(() => cli('doctor', folder)).toThrow(/Command failed/);
  });
});
