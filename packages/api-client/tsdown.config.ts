import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'fixtures/index': 'src/fixtures/index.ts',
    'mocks/index': 'src/mocks/index.ts',
    'validation/index': 'src/validation/index.ts',
    'content/index': 'src/content/index.ts',
    'demo/index': 'src/demo/index.ts',
    'contract/index': 'src/contract/index.ts',
  },
  platform: 'neutral',
  dts: true,
  fixedExtension: false,
});
