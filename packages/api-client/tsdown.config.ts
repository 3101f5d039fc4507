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
    'shares/index': 'src/shares/index.ts',
    'giving/index': 'src/giving/index.ts',
    'membership/index': 'src/membership/index.ts',
  },
  platform: 'neutral',
  dts: true,
  fixedExtension: false,
});
