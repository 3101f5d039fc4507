import { defineConfig } from 'vite';

// oxlint-disable-next-line import/no-default-export -- Vite wants one
export default defineConfig({
  build: {
    outDir: 'dist-button',
    lib: { entry: 'button.tsx', formats: ['es'], fileName: 'button' },
    minify: true,
    rolldownOptions: { external: [/^react($|\/)/, /^react-dom($|\/)/] },
  },
});
