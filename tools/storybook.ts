// `npm run storybook`: the workshop alone, with hot reload.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './builds.ts';

const bin = join(root, 'node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js');
const port = process.env['STORYBOOK_PORT'] ?? '6006';
const child = spawn(process.execPath, [bin, 'dev', '-c', '.storybook', '-p', port, '--ci', '--no-open', '--disable-telemetry'], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
