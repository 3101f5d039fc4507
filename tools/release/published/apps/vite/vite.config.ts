import react from '@vitejs/plugin-react';
import { compiledMessages, theme } from '@taawun/ui/vite';
import { defineConfig } from 'vite';

// oxlint-disable-next-line import/no-default-export -- Vite wants one
export default defineConfig({ plugins: [react(), compiledMessages(), theme({ brand: '#125a8c' })] });
