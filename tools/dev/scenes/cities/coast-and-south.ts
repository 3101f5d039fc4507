// The cities of the east and the south.
import { box, dhow, hills, mountains, n, palm, path, sea, sky, sun, windows } from '../shapes.ts';
import { MORNING, NOON, PALE } from './light.ts';

export const dammam = (): string => {
  const c = NOON;
  return [
    sky(c.sky),
    sun(504, 88, 46, c.sun),
    hills([240, 232, 242, 230, 238], c.far),
    box(64, 196, 56, 104, '#8fb6b0') + windows([68, 202, 48, 88], 3, 6, '#b9d2cf'),
    box(128, 166, 48, 134, '#6f9d97') + windows([132, 172, 40, 116], 3, 8, '#b9d2cf'),
    box(420, 204, 62, 96, '#8fb6b0') + windows([424, 210, 54, 80], 4, 5, '#b9d2cf'),
    box(560, 184, 54, 116, '#6f9d97') + windows([564, 190, 46, 98], 3, 7, '#b9d2cf'),
    // The water tower on the shore.
    path('M286 300L298 150h36l12 150z', PALE),
    path('M252 146q64-58 128 0l-18 22h-92z', PALE),
    path('M258 140q58-46 116 0z', '#2f8f8b'),
    box(310, 70, 12, 34, '#2f8f8b'),
    box(0, 292, 640, 10, '#d8c49a'),
    sea(300, '#3f9a94', '#b7e0da'),
    dhow(420, 322, 88, '#5f3a2a', '#f6ecd9'),
    dhow(132, 334, 56, '#5f3a2a', '#f6ecd9'),
    palm(212, 298, 120, c.green),
    palm(524, 298, 104, c.green),
  ].join('');
};

export const alAhsa = (): string => {
  const c = MORNING;
  const grove = [20, 76, 128, 500, 552, 606];
  return [
    sky(c.sky),
    sun(118, 92, 46, c.sun),
    // The mushroom rocks of Qarah.
    path('M330 262v-56q-34-12-28-48 20-34 70-30 26-26 66-8 44-8 50 34 4 34-24 46v62z', '#d3a26f'),
    path('M402 262v-70q16-14 34 0v70z', '#b9845a'),
    path('M352 262v-50q10-10 22 0v50z', '#b9845a'),
    hills([262, 250, 264, 252, 258], c.near),
    ...grove.map((x, index) => palm(x, 306, index % 2 ? 150 : 118, index % 2 ? '#2f7c68' : c.green, '#c4783a')),
    // The arches of the market.
    box(190, 246, 130, 78, PALE),
    path([200, 243, 286].map((x) => `M${x} 324v-38a14 14 0 0 1 28 0v38z`).join(''), '#b9845a'),
    box(184, 238, 142, 10, c.wallShade),
    hills([316, 308, 316, 308, 314], c.ground),
    // The spring.
    `<ellipse cx="410" cy="332" rx="92" ry="17" fill="#6fb7ae"/><path d="M356 332q14-6 28 0t28 0t28 0" fill="none" stroke="#c6e6e0" stroke-width="3" stroke-linecap="round"/>`,
    palm(470, 330, 150, c.green, '#c4783a'),
  ].join('');
};

/** House of stone with slates, and bands of colour above the door. */
const tower = (x: number, top: number, width: number, fill: string, bands: readonly string[]) => {
  const base = 326;
  const slates = Array.from({ length: 5 }, (_, index) => {
    const y = top + 22 + (index * (base - top - 40)) / 5;
    return box(x - 3, y, width + 6, 4, '#4d4a45');
  }).join('');
  const colours = bands.map((band, index) => box(x + 6, base - 62 + index * 6, width - 12, 4, band)).join('');
  return (
    path(`M${n(x)} ${base}L${n(x + 7)} ${top}H${n(x + width - 7)}L${n(x + width)} ${base}z`, fill) +
    box(x + 4, top - 8, width - 8, 10, PALE) +
    slates +
    colours +
    windows([x + 8, top + 34, width - 16, 60], 2, 2, PALE) +
    box(x + width * 0.36, base - 34, width * 0.28, 34, '#1f6f8b')
  );
};

export const abha = (): string => {
  const c = NOON;
  const bands = ['#c0392b', '#e6b23c', '#1f6f8b', '#115a4a'] as const;
  return [
    sky(c.sky),
    sun(520, 84, 40, c.sun),
    `<path d="M60 96q16-22 44-12 18-20 42-4 26-6 30 20h-124q-8-2 8-4zM330 66q14-18 38-10 18-14 34 2 22-2 24 16h-104q-6-4 8-8z" fill="${PALE}" opacity=".85"/>`,
    mountains(
      [
        [0, 190],
        [110, 122],
        [214, 196],
        [338, 110],
        [470, 198],
        [566, 138],
        [640, 188],
      ],
      '#9cc0a6',
    ),
    // Terraces.
    hills([256, 220, 246, 212, 240], '#6ba583'),
    hills([276, 246, 268, 240, 264], '#4f8f6e'),
    hills([298, 276, 294, 270, 288], '#3b7a5b'),
    tower(150, 176, 84, '#b98f6a', bands),
    tower(244, 140, 92, '#cfa57c', bands),
    tower(352, 190, 80, '#a97f5c', bands),
    hills([326, 318, 326, 316, 322], c.ground),
    ...[60, 92, 476, 520, 560].map((x, index) =>
      path(
        `M${x} 330l-22-${index % 2 ? 6 : 2}L${x} ${index % 2 ? 238 : 256}l22 ${index % 2 ? 86 : 72}z`,
        index % 2 ? '#115a4a' : '#2f7c68',
      ),
    ),
  ].join('');
};
