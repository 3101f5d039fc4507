// A headless Chromium that needs nothing outside node_modules: binary, libraries and fonts all come from the registry,
// so that screenshots are the same on every machine.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { brotliDecompressSync } from 'node:zlib';
import type { LaunchOptions } from 'playwright';

// Bit-exact screenshots: no partial raster, no CPU-specific Skia paths, no hinting, grey antialiasing.
// The argument list of @sparticuz/chromium is not used: it runs one process for everything and disables web security.
const args = [
  '--no-sandbox',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--force-color-profile=srgb',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Uses /dev/shm for shared memory if it is large enough: faster than Playwright's default of files. */
function sharesMemory(): boolean {
  if (!existsSync('/dev/shm')) return false;
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize >= 2 ** 30;
}

/** Launch options of Playwright. `CHROMIUM_PATH` overrides the browser; only Linux x64 has the pinned one. */
export function browser(): LaunchOptions {
  const common: LaunchOptions = { args, ignoreDefaultArgs: sharesMemory() ? ['--disable-dev-shm-usage'] : [] };
  if (process.env['CHROMIUM_PATH']) return { ...common, executablePath: process.env['CHROMIUM_PATH'] };
  if (process.platform !== 'linux' || process.arch !== 'x64') return common;
  const bin = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..', 'bin');
  const { version } = JSON.parse(readFileSync(join(bin, '..', 'package.json'), 'utf8')) as { version: string };
  const dir = join(import.meta.dirname, '..', 'node_modules', '.cache', `chromium-${version}`);
  if (!existsSync(dir)) unpack(bin, dir);
  const env = { ...process.env } as Record<string, string>;
  env['FONTCONFIG_FILE'] = join(dir, 'fonts', 'fonts.conf');
  env['LD_LIBRARY_PATH'] = [process.env['LD_LIBRARY_PATH'], join(dir, 'al2023', 'lib')].filter(Boolean).join(':');
  return { ...common, executablePath: join(dir, 'chromium'), env };
}

function unpack(bin: string, dir: string): void {
  const tmp = `${dir}.${process.pid}`;
  const folders = [
    ['swiftshader', ''],
    ['fonts', 'fonts'],
    ['al2023', 'al2023'],
  ] as const;
  for (const [name, sub] of folders) {
    mkdirSync(join(tmp, sub), { recursive: true });
    const tar = spawnSync('tar', ['-x', '-C', join(tmp, sub)], {
      input: brotliDecompressSync(readFileSync(join(bin, `${name}.tar.br`))),
    });
    if (tar.status !== 0) throw new Error(`tar ${name}: ${String(tar.stderr ?? tar.error)}`);
  }
  writeFileSync(join(tmp, 'chromium'), brotliDecompressSync(readFileSync(join(bin, 'chromium.br'))), { mode: 0o755 });
  writeFileSync(
    join(tmp, 'fonts', 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${dir}/fonts</dir><cachedir>${dir}/fc-cache</cachedir></fontconfig>\n`,
  );
  // Two runs may unpack at once: the first rename wins, the other throws its copy away.
  try {
    renameSync(tmp, dir);
  } catch (error) {
    rmSync(tmp, { recursive: true, force: true });
    if (!existsSync(dir)) throw error;
  }
}
