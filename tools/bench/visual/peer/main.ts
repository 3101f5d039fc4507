// The stories come from index.json; the runner only requires a configuration file.
export default { framework: '@storybook/react-vite', stories: ['../*.stories.tsx'] };
