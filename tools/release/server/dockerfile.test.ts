// No builder is needed: the parts of the Dockerfile are checked one by one; `server-build.test.ts` runs what it starts.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../dev/builds.ts';
import { SERVER_BUILD } from './build.ts';

interface Instruction {
  name: string;
  value: string;
}

/** Instructions after each FROM, the last ones make the image. */
function stagesOf(text: string): Instruction[][] {
  const stages: Instruction[][] = [];
  for (const line of text.replaceAll(/\\\n/g, ' ').split('\n')) {
    const [, name = '', value = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (name === 'FROM') stages.push([]);
    if (name !== '') stages.at(-1)?.push({ name, value });
  }
  return stages;
}

const stages = stagesOf(readFileSync(join(root, 'Dockerfile'), 'utf8'));
const image = stages.at(-1) ?? [];
const valuesOf = (instructions: readonly Instruction[], name: string) =>
  instructions.filter((each) => each.name === name).map(({ value }) => value);
const scripts = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> })
  .scripts;

test('every FROM has the pinned major version of Node', () => {
  expect(stages).toHaveLength(2);
  for (const instructions of stages)
    expect(valuesOf(instructions, 'FROM')[0]).toMatch(/^node:24-bookworm-slim(?: AS \w+)?$/);
});
test('the build runs a script that exists, and the image copies what it makes and nothing else', () => {
  const [, script = ''] = /^npm run (\w+) server$/.exec(valuesOf(stages[0] ?? [], 'RUN')[0] ?? '') ?? [];
  expect(scripts).toHaveProperty(script);
  expect(valuesOf(image, 'COPY')).toEqual([`--from=build /src/${SERVER_BUILD.slice(root.length + 1)} /app`]);
});
test('the image runs as a user without rights, and writes to its volume only', () => {
  expect(valuesOf(image, 'USER')).toEqual(['node']);
  const order = image.map(({ name }) => name);
  expect(order.indexOf('USER')).toBeLessThan(order.indexOf('CMD'));
  expect(order.lastIndexOf('RUN')).toBeLessThan(order.indexOf('USER'));
  expect(valuesOf(image, 'ENV')[0]).toContain('DATA_DIR=/data');
  expect(valuesOf(image, 'VOLUME')).toEqual(['/data']);
});
test('the files that it starts are made by the build', () => {
  const build = readFileSync(join(root, 'tools/release/server/build.ts'), 'utf8');
  for (const file of [...valuesOf(image, 'CMD'), ...valuesOf(image, 'HEALTHCHECK')].map(
    (value) => /"([\w.-]+\.js)"/.exec(value)?.[1],
  ))
    expect(build).toContain(`join(to, '${file}')`);
});
test('secrets, data and what is built here stay out of the context', () => {
  const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
  for (const path of ['**/node_modules', '**/dist', '**/.data', '**/.env', '.git']) expect(ignored).toContain(path);
  for (const path of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tools', 'packages']) {
    expect(existsSync(join(root, path))).toBe(true);
    expect(ignored).not.toContain(path);
  }
});
