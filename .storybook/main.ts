import { defineMain } from '@storybook/react-vite/node';
import { msw } from 'msw/vite';
import { mergeConfig } from 'vite';
import { styledComponents } from '../tools/styled.ts';
import { standIns } from './stand-ins/plugin.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  staticDirs: [{ from: '../packages/api-client/media', to: '/media' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => mergeConfig(config, { plugins: [msw({ mode: 'worker-only' }), standIns()], oxc: { plugins: { styledComponents } } }),
});
