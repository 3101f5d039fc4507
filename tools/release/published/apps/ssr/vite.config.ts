import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The packages stay what Node finds in node_modules: that is what a server runs.
// oxlint-disable-next-line import/no-default-export -- Vite wants one
export default defineConfig({ plugins: [react()], build: { manifest: true } });
