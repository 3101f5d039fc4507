// The library's stories, copied into `stories/`, import the published package here instead of its sources.
import { basename, dirname, join } from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';

const folder = import.meta.dirname;
const stories = join(folder, 'stories', '/');
/** A file of components or a barrel; everything else that a story imports is a helper of stories. */
const isComponents = (file: string): boolean =>
  !/[\\/](testing|story)[\\/]/.test(file) && /^(index\.ts|[A-Z]\w*\.tsx|fields\.tsx)$/.test(basename(file));

const published: Plugin = {
  name: 'published',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source === 'storybook/test') return join(folder, 'no-play.ts');
    if (/^react\/jsx-(dev-)?runtime$/.test(source) && basename(importer ?? '') !== 'recorded.ts')
      return join(folder, 'recorded.ts');
    if (!importer?.startsWith(stories) || !source.startsWith('.')) return null;
    return isComponents(join(dirname(importer), source)) ? join(folder, 'library.ts') : null;
  },
};

// oxlint-disable-next-line import/no-default-export -- Vitest wants one
export default defineConfig({
  plugins: [published],
  // Inlined, because the test records what the library renders.
  test: {
    environment: 'jsdom',
    include: ['*.test.tsx'],
    testTimeout: 60_000,
    server: { deps: { inline: [/@taawun[\\/]ui/] } },
  },
});
