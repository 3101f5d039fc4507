import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'giving/index': 'src/giving/index.ts',
    'membership/index': 'src/membership/index.ts',
    'shares/index': 'src/shares/index.ts',
  },
  platform: 'neutral',
  dts: true,
  fixedExtension: false,
});
