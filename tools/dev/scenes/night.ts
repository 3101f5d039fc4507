// Night of a scene, in its own style sheet: `prefers-color-scheme` inside of an image follows the page that shows it, so a
// scene is dark on a dark page, whatever the system prefers.
import { HEIGHT, n, WIDTH } from './shapes.ts';

const NIGHT_SKY = '#101a30';
const MOON = '#efe4c4';
const LIT = '#eec06a';
const STAR = '#f4ecd2';

const SKY = new RegExp(
  `<path (?:fill="(#[\\da-f]+)" d="M0 0h${WIDTH}v${HEIGHT}H0z"|d="M0 0h${WIDTH}v${HEIGHT}H0z" fill="(#[\\da-f]+)")/>`,
);
/** The sun is the first shape after the sky. */
const SUN = /^<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)" fill="#[\da-f]+"\/>/;

/** Channels of `#rgb` or `#rrggbb`, from 0 to 255. */
const channels = (color: string): number[] => {
  const digits = color.length === 4 ? color.slice(1).replaceAll(/./g, '$&$&') : color.slice(1);
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
};

const toHex = (parts: readonly number[]): string =>
  `#${parts.map((part) => Math.round(Math.min(255, part)).toString(16).padStart(2, '0')).join('')}`;

/** A colour by moonlight: darker, with more blue left than red. */
const byMoon = (color: string): string => {
  const [red = 0, green = 0, blue = 0] = channels(color);
  return toHex([red * 0.38 + 16, green * 0.42 + 22, blue * 0.46 + 36]);
};

/** A colour in a room by the light of a lamp: dimmer and warmer. */
const byLamp = (color: string): string => {
  const [red = 0, green = 0, blue = 0] = channels(color);
  return toHex([red * 0.58, green * 0.52, blue * 0.48]);
};

/** A colour with less light. */
const dimmed = (color: string): string => toHex(channels(color).map((channel) => channel * 0.78));

/** Fixed places of stars, as shares of the sky: no image changes from one run to the next. */
const STARS = [
  [0.04, 0.1, 1.4],
  [0.1, 0.3, 1],
  [0.15, 0.07, 1.1],
  [0.21, 0.22, 1.5],
  [0.27, 0.12, 0.9],
  [0.33, 0.33, 1.1],
  [0.38, 0.06, 1.3],
  [0.44, 0.2, 0.9],
  [0.5, 0.1, 1.2],
  [0.56, 0.29, 1],
  [0.61, 0.05, 1],
  [0.66, 0.24, 1.3],
  [0.85, 0.1, 1.3],
  [0.9, 0.3, 1],
  [0.95, 0.16, 1.5],
] as const;

/** Star of eight points, two squares turned by 45°. */
const eightfold = (x: number, y: number, r: number): string => {
  const square = (turn: number): string =>
    `M${[0, 1, 2, 3].map((corner) => `${n(x + r * Math.cos(turn + (corner * Math.PI) / 2))} ${n(y + r * Math.sin(turn + (corner * Math.PI) / 2))}`).join('L')}z`;
  return square(0) + square(Math.PI / 4);
};

const stars = (): string =>
  `<g class="night" fill="${STAR}"><path d="${eightfold(96, 58, 5)}${eightfold(352, 44, 4)}${eightfold(590, 82, 4.5)}"/>${STARS.map(
    ([x, y, r]) => `<circle cx="${n(x * WIDTH)}" cy="${n(y * HEIGHT)}" r="${r}"/>`,
  ).join('')}</g>`;

/** Rules that give each colour of an image its night. */
function rulesFor(svg: string, atNight: (color: string) => string): string {
  return (['fill', 'stroke', 'stop-color'] as const)
    .flatMap((name) => {
      const colors = new Set(
        [...svg.matchAll(new RegExp(`\\b${name}="(#[\\da-f]+)"`, 'g'))].map(([, color = '']) => color),
      );
      return [...colors].map((color) => `[${name}="${color}"]{${name}:${atNight(color)}}`);
    })
    .join('');
}

const withStyle = (svg: string, rules: string): string =>
  svg.replace(
    /^<svg[^>]*>/,
    (head) => `${head}<style>.night{display:none}@media(prefers-color-scheme:dark){${rules}}</style>`,
  );

/** Returns a scene with its night: stars and a moon under the open sky, lit windows, everything else by moonlight. */
export function withNight(svg: string): string {
  const sky = SKY.exec(svg);
  if (!sky) throw new Error('A scene begins with its sky: a path over the whole image.');
  const color = sky[1] ?? sky[2] ?? '';
  const rest = svg.slice(sky.index + sky[0].length);
  const sun = SUN.exec(rest);
  // Without a sun it is a room.
  if (!sun) return withStyle(svg, rulesFor(svg, byLamp));
  const [x, y, r] = sun.slice(1, 4).map(Number) as [number, number, number];
  const crescent = `<circle class="night" cx="${n(x - r * 0.38)}" cy="${n(y - r * 0.14)}" r="${n(r * 0.84)}" fill="${NIGHT_SKY}"/>`;
  const outdoors = [
    svg.slice(0, sky.index),
    sky[0].replace('<path', '<path class="sky"'),
    stars(),
    sun[0].replace('<circle', '<circle class="sun"'),
    crescent,
    rest.slice(sun[0].length),
  ].join('');
  // The parts of the night have its colours already.
  const day = outdoors.replaceAll(/<g class="night".*?<\/g>|<circle class="night"[^>]*>/g, '');
  return withStyle(
    outdoors,
    `${rulesFor(day.replace(sun[0], ''), byMoon)}.sky[fill="${color}"]{fill:${NIGHT_SKY}}.sun[fill]{fill:${MOON}}.lit[fill]{fill:${LIT}}.day{display:none}.night{display:inline}`,
  );
}

/** Returns a portrait or a logo with less light on a dark page. */
export const withLessLight = (svg: string): string =>
  withStyle(svg, rulesFor(svg, dimmed)).replace('.night{display:none}', '');
