// The cities of the middle and the north.
import { box, fort, hills, mountains, mudDwelling, n, palm, path, sky, sun, windows } from '../shapes.ts';
import { EVENING, SAND, PALE, BRASS } from './light.ts';

export const riyadh = (): string => {
  const c = EVENING;
  const glass = '#413e92';
  const glassLight = '#5c5aa0';
  return [
    sky('#e9e6f3'),
    sun(138, 104, 50, '#e0a458'),
    hills([250, 238, 252, 236, 246], '#cfcfec'),
    box(40, 220, 64, 110, '#b9b8de') + windows([44, 226, 56, 90], 4, 6, '#9a99c8'),
    box(112, 190, 52, 140, '#a5a4d2') + windows([116, 196, 44, 120], 3, 8, '#8583c4'),
    box(516, 206, 60, 124, '#a5a4d2') + windows([520, 212, 52, 100], 4, 7, '#8583c4'),
    box(584, 232, 46, 98, '#b9b8de') + windows([588, 238, 38, 80], 3, 5, '#9a99c8'),
    // The tower with the opening below its bridge.
    path('M292 330V96q0-46 20-62h44q20 16 20 62v234z', glass),
    path('M306 46h56q4 44-28 62-32-18-28-62z', '#e9e6f3'),
    box(304, 40, 60, 8, glassLight),
    windows([300, 124, 68, 190], 4, 11, glassLight),
    // The tower that ends in a point, with its sphere.
    path('M206 330L244 84l38 246z', glassLight),
    path('M232 162L244 84l12 78z', glass),
    sun(244, 176, 13, BRASS),
    path('M218 252h52M212 292h64', glass),
    mudDwelling(396, 260, 104, 330, c.wall, c.dark),
    hills([324, 318, 326, 316, 322], '#37357f'),
    palm(450, 334, 96, c.green),
    palm(186, 336, 84, c.green),
  ].join('');
};

export const hail = (): string => {
  const c = EVENING;
  return [
    sky(c.sky),
    sun(330, 92, 46, c.sun),
    // The granite of Aja.
    mountains(
      [
        [0, 210],
        [70, 120],
        [118, 172],
        [176, 88],
        [246, 180],
        [300, 136],
        [372, 206],
        [446, 108],
        [520, 186],
        [578, 126],
        [640, 196],
      ],
      '#c79b93',
    ),
    mountains(
      [
        [0, 262],
        [92, 196],
        [190, 256],
        [286, 206],
        [400, 262],
        [512, 200],
        [640, 258],
      ],
      c.near,
    ),
    fort(218, 240, 210, 326, c.wall, c.wallShade),
    hills([324, 314, 322, 312, 320], c.ground),
    palm(92, 328, 120, c.green, '#c4783a'),
    palm(560, 330, 134, c.green, '#c4783a'),
    palm(516, 334, 92, c.green),
  ].join('');
};

const pillar = (x: number, top: number, width: number, fill: string) =>
  path(
    `M${n(x)} 300q${n(width * 0.1)}-90 ${n(width * 0.16)}-${n(300 - top)}q${n(width * 0.34)}-22 ${n(width * 0.68)} 0q${n(width * 0.06)} ${n((300 - top) * 0.8)} ${n(width * 0.16)} ${n(300 - top)}z`,
    fill,
  );

export const tabuk = (): string => {
  const c = SAND;
  const rails = Array.from({ length: 22 }, (_, index) => `M${index * 30} 346h14`).join('');
  return [
    sky(c.sky),
    sun(320, 96, 50, c.sun),
    pillar(10, 130, 130, c.far),
    pillar(486, 112, 150, c.far),
    pillar(110, 178, 110, c.near),
    pillar(420, 186, 96, c.near),
    hills([300, 288, 300, 286, 296], c.near),
    fort(214, 236, 190, 322, c.wall, c.wallShade),
    hills([322, 314, 322, 314, 320], c.ground),
    palm(186, 326, 104, c.green, '#c4783a'),
    palm(470, 326, 116, c.green, '#c4783a'),
    // The Hejaz railway.
    `<path d="M0 338h640M0 354h640" stroke="#3f2a1d" stroke-width="3"/><path d="${rails}" stroke="#3f2a1d" stroke-width="5"/>`,
    box(486, 304, 74, 28, '#2b2f33') + box(540, 288, 34, 44, '#8c2f24') + box(500, 286, 10, 20, '#2b2f33'),
    windows([544, 292, 26, 20], 2, 1, '#f3d08b'),
    sun(504, 334, 9, '#2b2f33') + sun(530, 334, 9, '#2b2f33') + sun(558, 334, 9, '#2b2f33'),
    `<path d="M505 280q-6-22 16-26 4-20 30-16" fill="none" stroke="${PALE}" stroke-width="9" stroke-linecap="round" opacity=".85"/>`,
  ].join('');
};
