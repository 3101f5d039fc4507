import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../dev/builds.ts';

const read = (file: string): string => readFileSync(join(root, 'packages', 'ui', file), 'utf8');
const { peerDependencies, peerDependenciesMeta, dependencies } = JSON.parse(read('package.json')) as {
  peerDependencies: Record<string, string>;
  peerDependenciesMeta: Record<string, { optional: boolean }>;
  dependencies: Record<string, string>;
};
const [, installation = ''] = /^## Installation\n([\s\S]*?)^(?!\||```|npm|$)/m.exec(read('README.md')) ?? [];

describe('the installation in the README of @taawun/ui', () => {
  it('installs the package and every peer that is not optional', () =>
    expect(/^npm install (.+)$/m.exec(installation)?.[1]?.split(' ')).toEqual([
      '@taawun/ui',
      ...Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]),
    ]));

  it('lists every peer with its range', () => {
    const listed = Array.from(installation.matchAll(/^\| (`.+?`) \| `(.+?)`(, optional)? \|/gm)).flatMap(
      ([, names = '', range = '', optional]) =>
        names.split(' ').map((name) => [name.replaceAll('`', ''), [range, Boolean(optional)]] as const),
    );
    expect(Object.fromEntries(listed)).toEqual(
      Object.fromEntries(
        Object.entries(peerDependencies).map(([name, range]) => [name, [range, Boolean(peerDependenciesMeta[name])]]),
      ),
    );
  });

  it('brings no second react-intl, whose provider the application would not see', () =>
    expect(dependencies).not.toHaveProperty('react-intl'));
});
