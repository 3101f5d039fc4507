import { defineMain } from '@storybook/react-vite/node';
import { msw } from 'msw/vite';
import { mergeConfig } from 'vite';
import { styledComponents } from '../tools/dev/styled.ts';
import { standIns } from './stand-ins/plugin.ts';

// It runs tests from the development server's sidebar: what is published has nothing to run, and need not load it.
const runner = process.env['NODE_ENV'] === 'production' ? [] : ['@storybook/addon-vitest'];

// Some files only, separated by commas, from the root: a workshop of few stories is built in seconds (tools/checks/visual/some.ts).
const some = process.env['STORIES']?.split(',').map((file) => `../${file}`);

// React's own warnings (a list without keys, a wrong nesting) are the development build's: with it the story runner hears them.
const react =
  process.env['STORYBOOK_REACT'] === 'development' ? { define: { 'process.env.NODE_ENV': '"development"' } } : {};

export default defineMain({
  framework: '@storybook/react-vite',
  stories: some ?? ['./docs/**/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'msw-storybook-addon', ...runner],
  staticDirs: [
    { from: '../packages/api-client/media', to: '/media' },
    './public',
    ...['llms.txt', 'llms-full.txt', 'tokens.json'].map((file) => ({ from: `../packages/ui/${file}`, to: `/${file}` })),
    { from: '../packages/portal/public/icon.svg', to: '/brand/icon.svg' },
    ...['arabic', 'latin'].map((script) => ({
      from: `../packages/ui/node_modules/@fontsource-variable/readex-pro/files/readex-pro-${script}-wght-normal.woff2`,
      to: `/brand/readex-pro-${script}-wght-normal.woff2`,
    })),
  ],
  // What assistants read of each component: manifests/components.json.
  features: { componentsManifest: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [msw({ mode: 'worker-only' }), standIns()],
      oxc: { plugins: { styledComponents } },
      ...react,
    }),
});
