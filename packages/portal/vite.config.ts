import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';
import { compiledMessages } from '@taawun/ui/vite';
import { styledComponents } from '../../tools/styled.ts';

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), compiledMessages()],
  oxc: { plugins: { styledComponents } },
  appType: 'custom',
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: 'es2022',
    // Fonts stay files: the page preloads the one its language needs.
    assetsInlineLimit: (file: string) => (file.endsWith('.woff2') ? false : undefined),
  },
  ssr: { noExternal: [/^@taawun\//] },
}));
