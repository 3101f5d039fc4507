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

const timeouts = { testTimeout: 30_000, hookTimeout: 60_000 };

/** A mocked server replaces the process's `Request`, which axios keeps: it must not share a process with other tests. */
const ISOLATED = 'packages/api-client/test/mocks.test.ts';

const node: TestProjectInlineConfiguration = {
  test: {
    name: 'node',
    environment: 'node',
    include: ['packages/*/{src,test}/**/*.test.ts', 'tools/**/*.test.ts'],
    exclude: ['packages/api-server/test/**', ISOLATED],
    isolate: false,
    ...timeouts,
  },
};

/** Tests of the server: each suite in a process of its own, on a copy of a seeded database. */
const server: TestProjectInlineConfiguration = {
  test: {
    name: 'server',
    environment: 'node',
    include: ['packages/api-server/test/**/*.test.ts', ISOLATED],
    globalSetup: ['packages/api-server/test/setup.ts'],
    execArgv: [...QUICK_START],
    ...timeouts,
  },
};

/** Where the browser's dependencies are found before the first test: one that is found later reloads the page under it. What only a server runs is left out. */
const optimizeDeps = {
  entries: [
    'packages/{domain,ui,portal,api-client}/src/**/*.{ts,tsx}',
    '.storybook/*.{ts,tsx}',
    '!packages/ui/src/vite/**',
    '!packages/portal/src/sharing/**',
  ],
};

/** Component tests: what a story cannot show, in the same browser as the stories. */
const components: TestProjectInlineConfiguration = {
  optimizeDeps,
  oxc: { plugins: { styledComponents } },
  test: {
    name: 'components',
    include: ['packages/*/src/**/*.test.tsx'],
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      provider,
      screenshotFailures: false,
      instances: [{ browser: 'chromium' }],
    },
  },
};

/** Every story of a workshop in both locales, with its play function and axe as an error. */
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

/** The journeys: a real browser on the real server and database, on what `npm run build` built. */
const journeys: TestProjectInlineConfiguration = {
  test: {
    name: 'journeys',
    globalSetup: ['packages/portal/journeys/setup.ts'],
    environment: 'node',
    include: ['packages/portal/journeys/**/*.journey.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // As long as Playwright waits here: one second is not enough for a page on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    // Two files at a time, each worker with a server and a browser of its own (setup.ts, browser.ts), for which `isolate: false` keeps the workers. The order makes
    // them a group beside projects that have another number of workers.
    maxWorkers: 2,
    isolate: false,
    sequence: { groupOrder: 1 },
  },
};

// Vitest by itself would leave one processor without work.
export default defineConfig({
  test: { maxWorkers: availableParallelism(), projects: [node, server, components, storiesOf('.storybook'), journeys] },
});
