// Imports between folders, without tests and stories: those may import from anywhere.
const { options } = require('./.dependency-cruiser.cjs');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycles',
      comment: 'a folder must not import a folder that imports it',
      severity: 'error',
      scope: 'folder',
      // The map's entry loads its engine beside it.
      from: { path: '^packages/(?!ui/src/map/)' },
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: { path: [options.exclude.path, '\\.(test|test-d|stories|guide)\\.tsx?$', '/testing/'] },
  },
};
