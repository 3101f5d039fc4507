import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../dev/builds.ts';

const to = mkdtempSync(join(tmpdir(), 'taawun-pack-'));
afterAll(() => rmSync(to, { recursive: true, force: true }));

const published = readdirSync(join(root, 'packages')).filter((name) => {
  const file = join(root, 'packages', name, 'package.json');
  return existsSync(file) && !(JSON.parse(readFileSync(file, 'utf8')) as { private?: boolean }).private;
});

describe('npm, which cannot resolve the ranges of a workspace', () => {
  it('is tried in every published package', () =>
    expect(published).toEqual(['api-client', 'demo-media', 'domain', 'eslint-plugin', 'ui']));
  it.each(published)('packs no %s', (name) => {
    const { status, stderr } = spawnSync('npm', ['pack', '--pack-destination', to], {
      cwd: join(root, 'packages', name),
      encoding: 'utf8',
    });
    expect(status).not.toBe(0);
    expect(stderr).toContain(`@taawun/${name} is packed and published with pnpm`);
    expect(readdirSync(to)).toEqual([]);
  });
});
