// What the association reports: scenes of news that no campaign or branch has.
import { tabuk } from './cities/central.ts';
import { BRASS, MORNING, NOON, PALE, SAND } from './cities/light.ts';
import { box, hills, HEIGHT, n, palm, path, sky, sun, WIDTH } from './shapes.ts';

const [GREEN, INDIGO, SAFFRON] = ['#17594d', '#37357f', '#e0a94b'] as const;

/** Star of eight points as two squares. */
const star = (x: number, y: number, r: number, fill: string): string =>
  path(
    [0, Math.PI / 4]
      .map(
        (turn) =>
          `M${[0, 1, 2, 3].map((corner) => `${n(x + r * Math.cos(turn + (corner * Math.PI) / 2))} ${n(y + r * Math.sin(turn + (corner * Math.PI) / 2))}`).join('L')}z`,
      )
      .join(''),
    fill,
  );

const round = (x: number, y: number, width: number, height: number, radius: number, fill: string): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}" fill="${fill}"/>`;

const lines = (x: number, y: number, widths: readonly number[], fill: string): string =>
  widths.map((width, index) => round(x, y + index * 20, width, 7, 3.5, fill)).join('');

/** Floor of a room with its skirting. */
const floor = (wall: string, ground: string, edge: string): string =>
  sky(wall) + box(0, 286, WIDTH, HEIGHT - 286, ground) + box(0, 282, WIDTH, 6, edge);

/** Coins lying on each other. */
const coins = (x: number, base: number, count: number): string =>
  Array.from(
    { length: count },
    (_, index) =>
      round(x - 36, base - 15 * (index + 1), 72, 13, 6.5, index % 2 ? '#d59b3a' : SAFFRON) +
      round(x - 30, base - 15 * (index + 1) + 3, 60, 3, 1.5, '#f0cf8f'),
  ).join('');

const sprout = (x: number, base: number, size: number): string =>
  `<path d="M${n(x)} ${n(base)}q${n(-size * 0.04)} ${n(-size * 0.5)} 0 ${n(-size)}" fill="none" stroke="${GREEN}" stroke-width="6" stroke-linecap="round"/>` +
  path(
    `M${n(x)} ${n(base - size * 0.55)}q${n(size * 0.12)} ${n(-size * 0.42)} ${n(size * 0.62)} ${n(-size * 0.4)}q${n(-size * 0.1)} ${n(size * 0.44)} ${n(-size * 0.62)} ${n(size * 0.4)}z`,
    '#3c8a63',
  ) +
  path(
    `M${n(x)} ${n(base - size * 0.86)}q${n(-size * 0.14)} ${n(-size * 0.4)} ${n(-size * 0.56)} ${n(-size * 0.34)}q${n(size * 0.08)} ${n(size * 0.4)} ${n(size * 0.56)} ${n(size * 0.34)}z`,
    GREEN,
  );

/** A bylaw on a table, with the star as its stamp, and a reed pen. */
const bylaw = (): string =>
  [
    floor('#e9e4f1', '#8a5a3c', '#6d4550'),
    box(54, 52, 118, 150, '#d6d0e6') + box(64, 62, 98, 130, '#f5f2fa'),
    star(113, 126, 36, '#c9c2de'),
    path('M198 300L236 72h214l38 228z', PALE),
    path('M450 72l38 228h14L466 72z', '#e2d8c6'),
    round(264, 98, 150, 12, 6, INDIGO),
    lines(252, 132, [176, 182, 150, 186, 168, 120], '#cdc3b2'),
    star(426, 258, 30, BRASS) + star(426, 258, 17, PALE),
    path('M520 132l18 8-54 128-22 22 4-30z', GREEN) +
      path('M520 132l18 8 8-20-18-8z', SAFFRON) +
      path('M462 290l4-18 14 6z', '#2b2a2e'),
    round(560, 252, 52, 46, 8, '#20465a') + round(568, 240, 36, 16, 6, '#2f6069'),
  ].join('');

/** The accounts of a year: an open book whose columns rise. */
const ledger = (): string =>
  [
    floor('#f3e5d3', '#5f4630', '#4a3423'),
    `<g fill="none" stroke="#ead3b4" stroke-width="3">${[90, 150, 210].map((y) => `<path d="M0 ${y}h${WIDTH}"/>`).join('')}</g>`,
    path('M96 300V118q112-30 224 8v186q-112-36-224-12z', PALE),
    path('M544 300V118q-112-30-224 8v186q112-36 224-12z', '#f3ead8'),
    path('M84 306V128l12-6v178q112-24 224 12 112-36 224-12V122l12 6v178q-118-22-236 14-118-36-236-14z', GREEN),
    lines(126, 146, [150, 158, 132], '#d3c6ae') + lines(126, 222, [156, 120, 146], '#d3c6ae'),
    [44, 66, 58, 92, 120]
      .map((height, index) => box(362 + index * 32, 272 - height, 22, height, index === 4 ? SAFFRON : '#3c8a63'))
      .join(''),
    box(352, 272, 172, 4, '#b9a98c'),
    star(320, 84, 26, BRASS),
  ].join('');

/** An award: the star on its pedestal, in light from above. */
const award = (): string =>
  [
    floor('#dedcf0', '#2c2a66', INDIGO),
    path('M240 0h160l120 286H120z', '#efedf9'),
    `<g fill="#c9c6e4">${[70, 128, 512, 570].map((x, index) => `<circle cx="${x}" cy="${[86, 168, 150, 70][index] ?? 0}" r="7"/>`).join('')}</g>`,
    star(320, 126, 74, SAFFRON) + star(320, 126, 46, '#f4d79a') + star(320, 126, 24, BRASS),
    path('M302 200h36l10 40h-56z', BRASS) + round(264, 238, 112, 16, 8, '#a9741f'),
    path('M228 254h184v76H228z', GREEN) + box(228, 254, 184, 10, '#0f4439'),
    round(272, 282, 96, 22, 4, SAFFRON),
    path('M150 300q-30-58 8-104 28 52-8 104zM186 304q-4-50 36-74 4 50-36 74z', '#3c8a63'),
    path('M490 300q30-58-8-104-28 52 8 104zM454 304q4-50-36-74-4 50 36 74z', '#3c8a63'),
  ].join('');

/** The dividend: coins in rising stacks, each with a sprout that is larger. */
const dividend = (): string => {
  const c = MORNING;
  return [
    sky(c.sky),
    sun(512, 92, 50, c.sun),
    hills([232, 214, 240, 206, 226], c.far),
    hills([276, 256, 284, 250, 270], c.near),
    hills([322, 312, 324, 310, 318], c.ground),
    coins(158, 318, 3) + sprout(158, 274, 40),
    coins(290, 318, 6) + sprout(290, 229, 60),
    coins(422, 318, 10) + sprout(422, 169, 84),
  ].join('');
};

/** The date auction on a screen: fruit, bids, and the gavel. */
const auction = (): string =>
  [
    floor('#f0dcc0', '#6b4423', '#54341a'),
    path('M0 236h640v46H0z', '#e2c59c'),
    round(150, 46, 290, 220, 18, '#23313a') + round(164, 60, 262, 192, 8, '#eaf1ec'),
    path('M250 266h90l16 36H234z', '#36454e'),
    `<path d="M236 86q6 40 2 60M236 86q-22 30-26 58M236 86q26 26 32 56" fill="none" stroke="#8a5a34" stroke-width="5" stroke-linecap="round"/>`,
    [
      [208, 150],
      [226, 158],
      [244, 152],
      [264, 148],
      [216, 176],
      [236, 182],
      [256, 174],
      [228, 204],
      [248, 200],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<ellipse cx="${x}" cy="${y}" rx="10" ry="15" fill="#8c4a22"/><ellipse cx="${x - 3}" cy="${y - 4}" rx="3" ry="6" fill="#b9713d"/>`,
      )
      .join(''),
    [40, 62, 54, 88, 116]
      .map((height, index) => box(304 + index * 22, 220 - height, 14, height, index === 4 ? SAFFRON : '#3c8a63'))
      .join(''),
    round(300, 230, 112, 8, 4, '#b6c7bd'),
    path('M486 214l60-60 34 34-60 60z', '#8a5a34') +
      path('M478 206l16-16 42 42-16 16zM540 146l16-16 42 42-16 16z', BRASS),
    path('M512 222l-70 74 10 10 76-68z', '#5f3a2a') + round(520, 288, 96, 16, 8, '#5f3a2a'),
  ].join('');

/** Water reaches a village: a pump, its jet, and cans that wait. */
const pump = (): string => {
  const c = NOON;
  const can = (x: number, fill: string, shade: string): string =>
    round(x, 262, 44, 56, 7, fill) +
    path(`M${n(x + 8)} 262v-12h18v12zM${n(x + 30)} 262v-8h8v8z`, shade) +
    box(x + 10, 278, 24, 5, shade) +
    box(x + 10, 290, 24, 5, shade);
  return [
    sky(c.sky),
    sun(120, 86, 46, c.sun),
    hills([222, 206, 230, 200, 218], c.far),
    hills([268, 250, 276, 244, 262], c.near),
    palm(92, 318, 136, c.green, BRASS),
    palm(574, 316, 108, c.green),
    hills([316, 310, 318, 308, 314], '#cfa869'),
    box(196, 300, 248, 22, '#b9915a') + box(196, 300, 248, 6, '#d8b47a'),
    box(298, 130, 44, 172, INDIGO) + round(288, 118, 64, 22, 8, '#4b4998'),
    path('M306 122L214 84l6-14 100 40z', '#2b2a5e') + round(206, 62, 22, 30, 8, SAFFRON),
    path('M342 164h56q22 0 22 26v8h-24v-4q0-6-8-6h-46z', '#4b4998'),
    `<path d="M408 200v92" fill="none" stroke="#3f9fb5" stroke-width="14" stroke-linecap="round"/><path d="M404 204v80" fill="none" stroke="#a9dbe4" stroke-width="4" stroke-linecap="round"/>`,
    path('M374 288h70l-8 34h-54z', '#2f7d8f') + path('M374 288h70l-2 8h-66z', '#a9dbe4'),
    can(462, SAFFRON, '#b9812c') + can(512, '#3c8a63', '#28644a'),
  ].join('');
};

/** Band of a Sadu weave: triangles on a ground. */
const band = (y: number, ground: string, fill: string): string =>
  box(178, y, 284, 34, ground) +
  path(Array.from({ length: 14 }, (_, index) => `M${n(180 + index * 20)} ${y + 30}l10-26 10 26z`).join(''), fill);

/** A loom with the triangles of a Sadu weave. */
const loom = (): string => {
  return [
    floor('#ede3d0', '#7a4a34', '#5d3727'),
    `<g fill="#dccbae">${[44, 92, 544, 592].map((x) => `<path d="M${x} 40h20v180h-20z"/>`).join('')}</g>`,
    box(146, 54, 22, 256, '#8a5a34') + box(472, 54, 22, 256, '#8a5a34'),
    round(126, 44, 388, 24, 10, '#6f4527') + round(126, 290, 388, 24, 10, '#6f4527'),
    path(Array.from({ length: 24 }, (_, index) => `M${n(182 + index * 12)} 66h4v110h-4z`).join(''), '#f7f0df'),
    round(168, 138, 304, 14, 7, BRASS),
    band(176, '#8f2f2b', PALE),
    band(210, '#1f1d22', SAFFRON),
    band(244, '#8f2f2b', '#1f1d22'),
    box(178, 278, 284, 12, PALE),
    path('M392 162h74l14 8-14 8h-74l-14-8z', GREEN),
    `<circle cx="84" cy="268" r="26" fill="#8f2f2b"/><circle cx="556" cy="272" r="22" fill="${GREEN}"/><path d="M66 258q18 14 36-2M64 272q20 14 40 0M540 264q16 12 32-2M538 276q18 12 36 0" fill="none" stroke="${PALE}" stroke-width="3"/>`,
  ].join('');
};

/** Books that people gave: crates before a bookcase. */
const bookBoxes = (): string => {
  const spines = ['#8f2f2b', GREEN, SAFFRON, INDIGO, '#20465a', '#b9713d', '#3c8a63', '#6d4550'];
  const crate = (x: number, y: number, width: number, from: number): string => {
    const count = Math.floor((width - 20) / 20);
    return (
      Array.from({ length: count }, (_, index) => {
        const height = 46 + ((index * 17 + from * 11) % 26);
        return (
          box(x + 10 + index * 20, y - height + 22, 17, height, spines[(index + from) % spines.length] ?? GREEN) +
          box(x + 13 + index * 20, y - height + 32, 11, 4, '#f4e1c0')
        );
      }).join('') +
      box(x, y + 16, width, 68, '#c48a5c') +
      box(x, y + 36, width, 4, '#a56d42') +
      box(x, y + 60, width, 4, '#a56d42') +
      star(x + width / 2, y + 50, 17, PALE)
    );
  };
  return [
    floor('#e4ece6', '#6b4a35', '#503627'),
    box(60, 40, 520, 12, '#9c6a45') +
      box(60, 118, 520, 12, '#9c6a45') +
      box(60, 40, 12, 242, '#8a5a34') +
      box(568, 40, 12, 242, '#8a5a34'),
    [0, 1, 2, 3, 4, 5, 6]
      .map((index) =>
        box(84 + index * 22, 62 + ((index * 13) % 18), 18, 56 - ((index * 13) % 18), spines[(index + 3) % 8] ?? GREEN),
      )
      .join(''),
    path('M246 118l26-52 16 8-22 44z', '#20465a'),
    crate(96, 206, 196, 0),
    crate(330, 226, 216, 3),
  ].join('');
};

/** A branch opens: bunting before the fort of Tabuk, and the ribbon. */
const opening = (): string => {
  const flags = Array.from({ length: 16 }, (_, index) => {
    const x = 20 + index * 40;
    const y = 36 + 26 * Math.sin((index / 15) * Math.PI);
    return path(`M${n(x - 14)} ${n(y)}h28l-14 30z`, [GREEN, SAFFRON, INDIGO, PALE][index % 4] ?? GREEN);
  }).join('');
  return [
    tabuk(),
    `<path d="M0 30Q320 86 640 30" fill="none" stroke="#5f3a2a" stroke-width="3"/>`,
    flags,
    box(0, 292, WIDTH, 20, '#b3342f') + box(0, 292, WIDTH, 5, '#d25a50'),
    path('M320 302q-52-44-66-6 14 34 66 6zM320 302q52-44 66-6-14 34-66 6z', '#d25a50'),
    path('M312 304l-30 50h22l22-46zM328 304l30 50h-22l-22-46z', '#b3342f'),
    round(306, 286, 28, 28, 8, '#8f2721'),
    hills([356, 354, 357, 353, 356], SAND.ground),
  ].join('');
};

/** Scenes by name, as the fixtures name them. */
export const EVENTS: Readonly<Record<string, () => string>> = {
  bylaw,
  ledger,
  award,
  dividend,
  auction,
  pump,
  loom,
  'book-boxes': bookBoxes,
  opening,
};
