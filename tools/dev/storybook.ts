// `npm run storybook`: only the Storybook, with hot reload.
import { spawn } from 'node:child_process';
import { root, storybook } from './builds.ts';

const port = process.env['STORYBOOK_PORT'] ?? '6006';
const child = spawn(
  process.execPath,
  [storybook, 'dev', '-c', '.storybook', '-p', port, '--ci', '--no-open', '--disable-telemetry'],
  { cwd: root, stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
