// `node tools/dev/portal-icons.ts`: renders the portal's icons from its logo in the pinned browser. Commit the files.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browser } from './browser.ts';
import { root } from './builds.ts';

const folder = join(root, 'packages/portal/public');
const mark = readFileSync(join(folder, 'icon.svg'), 'utf8');
const GROUND = '#fdfbf5';

interface Icon {
  file: string;
  /** Pixels of an edge. */
  size: number;
  /** Fraction of the edge that the logo fills; below 1 it has a background. */
  part: number;
}

const PNG: readonly Icon[] = [
  { file: 'icon-192.png', size: 192, part: 1 },
  { file: 'icon-512.png', size: 512, part: 1 },
  // A system may cut a maskable icon to a circle of 80 % of its edge.
  { file: 'icon-maskable-512.png', size: 512, part: 0.66 },
  { file: 'apple-touch-icon.png', size: 180, part: 0.78 },
];

const chrome = await chromium.launch(browser());
const page = await chrome.newPage();

async function render(size: number, part: number): Promise<Buffer> {
  const edge = Math.round(size * part);
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>html,body{margin:0;block-size:100%}body{display:grid;place-items:center;background:${part < 1 ? GROUND : 'transparent'}}svg{inline-size:${edge}px;block-size:${edge}px}</style>${mark}`,
  );
  return page.screenshot({ omitBackground: true });
}

/** Builds an ICO file of PNGs: a header of 6 bytes, 16 bytes per image, then the images. */
function ico(images: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of images.entries()) {
    const at = 6 + 16 * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}

try {
  for (const { file, size, part } of PNG) writeFileSync(join(folder, file), await render(size, part));
  const small = [];
  for (const size of [16, 32, 48]) small.push({ size, png: await render(size, 1) });
  writeFileSync(join(folder, 'favicon.ico'), ico(small));
} finally {
  await chrome.close();
}
console.log(`${PNG.length + 1} icons in ${folder}`);
