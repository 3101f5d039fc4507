import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { storiesOf } from '../../vitest.config.ts';

/** Run by bad-stories.test.ts alone. */
export default defineConfig({ root: join(import.meta.dirname, '..', '..'), test: { projects: [storiesOf('tools/bad-stories')] } });
