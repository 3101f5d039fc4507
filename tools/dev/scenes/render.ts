import { CITIES } from './cities/index.ts';
import { portraits } from './portraits.ts';
import { HEIGHT, WIDTH } from './shapes.ts';

const svgOf = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${content}</svg>\n`;

/** Returns the files of the kit below `packages/api-client/media`: path, and SVG. */
export function renderKit(): Map<string, string> {
  return new Map([
    ...Object.entries(CITIES).map(([slug, content]): [string, string] => [
      `scenes/city-${slug}.svg`,
      svgOf(WIDTH, HEIGHT, content()),
    ]),
    ...portraits().map((content, index): [string, string] => [
      `portraits/council-${index + 1}.svg`,
      svgOf(400, 400, content),
    ]),
  ]);
}
