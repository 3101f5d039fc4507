import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const portal = join(import.meta.dirname, '../..');

it.each(['index.html', 'src/offline/offline-page.ts'])('%s lets a phone enlarge the page (WCAG 1.4.4)', (file) => {
  const viewports = [...readFileSync(join(portal, file), 'utf8').matchAll(/<meta name="viewport" content="([^"]*)"/g)];
  expect(viewports.map(([, content]) => content)).toEqual(['width=device-width, initial-scale=1']);
});
