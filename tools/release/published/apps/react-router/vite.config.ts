import { reactRouter } from '@react-router/dev/vite';
import { compiledMessages } from '@taawun/ui/vite';
import { defineConfig } from 'vite';

// oxlint-disable-next-line import/no-default-export -- Vite wants one
export default defineConfig({ plugins: [reactRouter(), compiledMessages({ parser: false })] });
