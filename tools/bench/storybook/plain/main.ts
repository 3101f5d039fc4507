import { defineMain } from '@storybook/react-vite/node';

// A default Storybook with one button, and the visible add-ons of the project's Storybook.
export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['./*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
