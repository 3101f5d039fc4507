import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// oxlint-disable-next-line import/no-default-export -- Vite wants one
export default defineConfig({
  plugins: [react()],
  build: { rolldownOptions: { input: 'client.tsx', output: { entryFileNames: 'client.js' } } },
});
