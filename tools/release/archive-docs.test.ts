import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { archiveDocs } from './archive-docs.ts';

let folder = '';
let storybook = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taawun-docs-'));
  storybook = join(folder, 'built');
  mkdirSync(storybook);
  writeFileSync(join(storybook, 'index.html'), 'first');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('archives each version as it was, and lists the newest first', () => {
  const into = join(folder, 'docs');
  archiveDocs(storybook, into, '0.9.0', '2026-11-01');
  writeFileSync(join(storybook, 'index.html'), 'second');
  archiveDocs(storybook, into, '1.0.0-beta.2', '2026-11-10');
  archiveDocs(storybook, into, '1.0.0', '2026-11-20');
  const versions = archiveDocs(storybook, into, '0.10.0', '2026-11-21');
  expect(versions.map(({ version }) => version)).toEqual(['1.0.0', '1.0.0-beta.2', '0.10.0', '0.9.0']);
  expect(JSON.parse(readFileSync(join(into, 'versions.json'), 'utf8'))).toEqual(versions);
  expect(readFileSync(join(into, '0.9.0', 'index.html'), 'utf8')).toBe('first');
  expect(readFileSync(join(into, 'index.html'), 'utf8')).toContain('url=1.0.0/');
});

it('never changes an archived version, and archives nothing where nothing is built', () => {
  const into = join(folder, 'docs');
  archiveDocs(storybook, into, '1.0.0', '2026-11-20');
  expect(() => archiveDocs(storybook, into, '1.0.0', '2026-11-21')).toThrow(/archived already/);
  rmSync(join(storybook, 'index.html'));
  expect(() => archiveDocs(storybook, into, '1.1.0', '2026-11-21')).toThrow(/npm run build/);
});
