import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CITIES } from './cities/index.ts';
import { EVENTS } from './events.ts';
import { withLessLight, withNight } from './night.ts';
import { portraits } from './portraits.ts';
import { HEIGHT, WIDTH } from './shapes.ts';

const svgOf = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${content}</svg>\n`;

const day = join(import.meta.dirname, 'day');

/** Scenes by day, by name: of branches, of events, and the files in `day`. */
const scenes = (): [string, string][] => [
  ...Object.entries(CITIES).map(([slug, content]): [string, string] => [
    `city-${slug}`,
    svgOf(WIDTH, HEIGHT, content()),
  ]),
  ...Object.entries(EVENTS).map(([name, content]): [string, string] => [name, svgOf(WIDTH, HEIGHT, content())]),
  ...globSync('*.svg', { cwd: day }).map((file): [string, string] => [
    basename(file, '.svg'),
    readFileSync(join(day, file), 'utf8'),
  ]),
];

/** Returns the files of the kit below `packages/api-client/media`: path, and SVG with its night. */
export function renderKit(): Map<string, string> {
  return new Map([
    ...scenes().map(([name, svg]): [string, string] => [`scenes/${name}.svg`, withNight(svg)]),
    ...portraits().map((content, index): [string, string] => [
      `portraits/council-${index + 1}.svg`,
      withLessLight(svgOf(400, 400, content)),
    ]),
  ]);
}
