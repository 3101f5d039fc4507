// Entry of the built server (`node dist/server.js`).
import { readConfig } from '@taawun/api-server';
import { serve } from '../../dev/serve.ts';

await serve(async () => ({ config: readConfig(process.env) }));
