import { defineMain } from '@storybook/react-vite/node';

// Storybook as anybody starts it, with the add-ons that draw something in the workshop, and one button.
export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['./*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
