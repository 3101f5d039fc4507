// The folder's stories come by index.json; the runner only wants a configuration to stand beside it.
export default { framework: '@storybook/react-vite', stories: ['../*.stories.tsx'] };
