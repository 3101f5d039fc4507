import { defineMain } from '@storybook/react-vite/node';
import { msw } from 'msw/vite';
import { mergeConfig } from 'vite';
import { defineTheme } from '../packages/ui/src/theme/index.ts';
import { styledComponents } from '../tools/dev/styled.ts';
import { health } from './health/plugin.ts';
import { secondBrand } from './second-brand.ts';
import { standIns } from './stand-ins/plugin.ts';

// Of the development server: tests from the sidebar, and the MCP server that coding assistants connect to (/mcp). A
// published Storybook needs neither.
const development = process.env['NODE_ENV'] === 'production' ? [] : ['@storybook/addon-vitest', '@storybook/addon-mcp'];

// Comma-separated story files, relative to the root: a Storybook of few stories builds in seconds
// (tools/checks/visual/some.ts).
const some = process.env['STORIES']?.split(',').map((file) => `../${file}`);

const define = {
  SECOND_BRAND: JSON.stringify(defineTheme(secondBrand).css),
  // The story runner reports React's warnings (missing keys, invalid nesting), which only the development build logs.
  ...(process.env['STORYBOOK_REACT'] === 'development' && { 'process.env.NODE_ENV': '"development"' }),
};

export default defineMain({
  framework: '@storybook/react-vite',
  stories: some ?? ['./docs/**/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'msw-storybook-addon', ...development],
  staticDirs: [
    { from: '../packages/api-client/media', to: '/media' },
    './public',
    ...['llms.txt', 'llms-full.txt', 'tokens.json'].map((file) => ({ from: `../packages/ui/${file}`, to: `/${file}` })),
    { from: '../packages/ui/components', to: '/components' },
    { from: '../packages/portal/public/icon.svg', to: '/brand/icon.svg' },
    ...['arabic', 'latin'].map((script) => ({
      from: `../packages/ui/node_modules/@fontsource-variable/readex-pro/files/readex-pro-${script}-wght-normal.woff2`,
      to: `/brand/readex-pro-${script}-wght-normal.woff2`,
    })),
  ],
  // Publishes manifests/components.json, which describes each component for coding assistants.
  features: { componentsManifest: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [msw({ mode: 'worker-only' }), standIns(), health()],
      oxc: { plugins: { styledComponents } },
      define,
    }),
});
