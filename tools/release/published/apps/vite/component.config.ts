// One component in a build of its own: `entry.js` imports it, React stays outside.
import { defineConfig } from 'vite';

// oxlint-disable-next-line import/no-default-export -- Vite wants one
export default defineConfig({
  build: {
    outDir: 'dist-component',
    manifest: 'manifest.json',
    lib: { entry: 'entry.js', formats: ['es'] },
    minify: true,
    rolldownOptions: { external: [/^react($|\/)/, /^react-dom($|\/)/] },
  },
});
