import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isOwnAsset } from '../.storybook/own-assets.ts';
import { root } from './builds.ts';

interface Report {
  testResults: { assertionResults: { title: string; status: string; failureMessages: string[] }[] }[];
}

/** What became of each bad story, by its name, in Arabic and in English. */
function run(): Map<string, { status: string; message: string }[]> {
  const dir = mkdtempSync(join(tmpdir(), 'taawun-bad-stories-'));
  const file = join(dir, 'report.json');
  spawnSync(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--config', 'tools/bad-stories/vitest.config.ts', '--reporter=json', `--outputFile=${file}`], { cwd: root, env: { ...process.env, VITEST: '' } });
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  rmSync(dir, { recursive: true, force: true });
  return Map.groupBy(testResults.flatMap(({ assertionResults }) => assertionResults.map(({ title, status, failureMessages }) => ({ title, status, message: failureMessages.join('\n') }))), ({ title }) => title);
}

it('fails what asks for something that is not mocked, and what throws in one language', { timeout: 120_000 }, () => {
  const stories = run();
  const statuses = Object.fromEntries([...stories].map(([name, results]) => [name, results.map(({ status }) => status).toSorted()]));
  expect(statuses).toEqual({
    Good: ['passed', 'passed'],
    'Unknown Operation': ['failed', 'failed'],
    'Other Origin': ['failed', 'failed'],
    'Own Origin But No Asset': ['failed', 'failed'],
    'Throws In English': ['failed', 'passed'],
  });
  for (const name of ['Unknown Operation', 'Other Origin', 'Own Origin But No Asset']) for (const { message } of stories.get(name) ?? []) expect(message).toMatch(/console of the story|without matching request handler|intercepted/i);
});

it.each([
  ['GET', '/assets/Button-1a2b.js', true],
  ['GET', '/packages/ui/src/components/Button/Button.tsx', true],
  ['GET', '/packages/ui/src/intl/ar/core.json?import', true],
  ['GET', '/storybook/index.json', true],
  ['GET', '/media/scenes/palms.svg', true],
  ['GET', '/@vite/client', true],
  ['GET', '/api/branches', false],
  ['GET', '/gateway/sandbox/widget.js', false],
  ['POST', '/assets/Button-1a2b.js', false],
  ['GET', '/data.json', false],
  ['GET', '/somewhere', false],
  ['GET', 'https://cdn.example/font.woff2', false],
])('%s %s is an asset of the stories: %s', (method, path, own) => {
  expect(isOwnAsset({ method, url: new URL(path, 'http://localhost:6006').href }, 'http://localhost:6006')).toBe(own);
});
