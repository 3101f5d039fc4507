import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { playwright } from '@vitest/browser-playwright';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { browser } from './tools/dev/browser.ts';
import { QUICK_START } from './tools/dev/quick-start.ts';
import { styledComponents } from './tools/dev/styled.ts';

const provider = playwright({
  launchOptions: browser(),
  contextOptions: { deviceScaleFactor: 1, reducedMotion: 'reduce' },
});

// Several times what a test takes: a machine that others use too is up to four times slower. By default `expect.poll`
// and `expect.element` wait for one second only.
const timeouts = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } };

/** A mocked server replaces the global `Request`, of which axios holds a reference: isolate it from other tests. */
const ISOLATED = 'packages/api-client/test/mocks.test.ts';

const node: TestProjectInlineConfiguration = {
  test: {
    name: 'node',
    environment: 'node',
    include: ['packages/*/{src,test}/**/*.test.ts', 'tools/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'packages/api-server/test/**', ISOLATED],
    isolate: false,
    ...timeouts,
  },
};

/** Server tests: each suite in its own process, on a copy of a seeded database. */
const server: TestProjectInlineConfiguration = {
  test: {
    name: 'server',
    environment: 'node',
    include: ['packages/api-server/test/**/*.test.ts', ISOLATED],
    globalSetup: ['packages/api-server/test/setup.ts'],
    execArgv: [...QUICK_START],
    // Twice as many as processors: the suites wait for processes, signals and retries. The group order separates them from
    // projects with another number of workers.
    maxWorkers: 2 * availableParallelism(),
    sequence: { groupOrder: 2 },
    ...timeouts,
  },
};

/**
 * Scans the browser's dependencies before the first test: a dependency found later reloads the page. Server-only code is
 * excluded.
 */
const optimizeDeps = {
  entries: [
    'packages/{domain,ui,portal,api-client}/src/**/*.{ts,tsx}',
    '.storybook/*.{ts,tsx}',
    '!packages/ui/src/vite/**',
    '!packages/portal/src/sharing/**',
  ],
};

/** Component tests that a story cannot cover, in the same browser as the stories. */
const components: TestProjectInlineConfiguration = {
  optimizeDeps,
  oxc: { plugins: { styledComponents } },
  test: {
    name: 'components',
    include: ['packages/*/src/**/*.test.tsx'],
    isolate: false,
    ...timeouts,
    browser: {
      enabled: true,
      headless: true,
      provider,
      screenshotFailures: false,
      instances: [{ browser: 'chromium' }],
    },
  },
};

/** Every story of a Storybook in both locales, with its play function and axe as an error. */
export const storiesOf = (configDir: string): TestProjectInlineConfiguration => ({
  optimizeDeps,
  plugins: [storybookTest({ configDir })],
  test: {
    name: 'stories',
    isolate: false,
    setupFiles: [join(import.meta.dirname, '.storybook/stories.setup.ts')],
    browser: {
      enabled: true,
      headless: true,
      provider,
      screenshotFailures: false,
      // One Vite server for both locales; `provide` overrides what storybookTest({ initialGlobals }) would set.
      instances: (['ar', 'en'] as const).map((locale) => ({
        browser: 'chromium',
        name: `stories:${locale}`,
        provide: { locale, 'storybook/test-initial-globals': { locale } },
      })),
    },
  },
});

/** Journeys: a real browser with the real server and database, on the output of `npm run build`. */
const journeys: TestProjectInlineConfiguration = {
  test: {
    name: 'journeys',
    globalSetup: ['packages/portal/journeys/setup.ts'],
    environment: 'node',
    include: ['packages/portal/journeys/**/*.journey.ts'],
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // As long as Playwright waits.
    expect: { poll: { timeout: 30_000 } },
    // Two files at a time. Each worker has its own server and browser (setup.ts, browser.ts); `isolate: false` reuses
    // the workers. The group order separates them from projects with another number of workers.
    maxWorkers: 2,
    isolate: false,
    // On a machine with twice as much work as processors Chromium stopped painting a page for 15 s, once in some 400
    // runs of one journey, without an error and with nothing running in it. The reporter names what it repeats.
    retry: 1,
    sequence: { groupOrder: 1 },
  },
};

export default defineConfig({
  test: {
    // By default Vitest leaves one processor idle.
    maxWorkers: availableParallelism(),
    // In ms. By default 10 s, in which two Vite servers did not close on a busy machine.
    teardownTimeout: 60_000,
    projects: [node, server, components, storiesOf('.storybook'), journeys],
  },
});
