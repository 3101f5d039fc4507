// The cities of Al-Qassim.
import { box, hills, mudDwelling, palm, path, sky, sun, windows } from '../shapes.ts';
import { MORNING, EVENING, SAND } from './light.ts';

export const buraydah = (): string => {
  const c = MORNING;
  const crates = [70, 132, 194]
    .map((x) => box(x, 300, 54, 30, c.wallShade) + box(x, 300, 54, 8, c.wall) + box(x, 314, 54, 3, c.dark))
    .join('');
  const heap = [84, 97, 110, 146, 159, 172, 208, 221, 234].map((x) => sun(x, 298, 8, '#7a3b1d')).join('');
  return [
    sky(c.sky),
    sun(150, 96, 48, c.sun),
    hills([214, 196, 222, 190, 210], c.far),
    // The water tower above the roofs.
    path('M452 320L462 176h32l10 144z', c.wall),
    path('M424 130h108l-26 52h-56z', c.wallShade),
    box(420, 118, 116, 14, c.dark),
    box(468, 96, 20, 22, c.wall),
    mudDwelling(262, 222, 110, 330, c.wallShade, c.dark),
    mudDwelling(548, 236, 84, 330, c.wall, c.dark),
    hills([326, 318, 324, 316, 322], c.ground),
    palm(390, 322, 150, c.green, '#c4783a'),
    palm(30, 324, 170, c.green, '#c4783a'),
    heap,
    crates,
  ].join('');
};

export const unayzah = (): string => {
  const c = EVENING;
  return [
    sky(c.sky),
    sun(476, 102, 54, c.sun),
    hills([226, 180, 206, 168, 214], c.far),
    hills([280, 246, 268, 236, 262], c.near),
    mudDwelling(96, 208, 96, 330, c.wallShade, c.dark),
    mudDwelling(186, 156, 92, 330, c.wall, c.dark),
    mudDwelling(272, 192, 128, 330, '#c07f55', c.dark),
    mudDwelling(394, 226, 100, 330, c.wall, c.dark),
    hills([322, 312, 320, 310, 318], c.ground),
    palm(536, 326, 140, c.green, '#c4783a'),
    palm(588, 330, 104, c.green),
    palm(52, 328, 118, c.green, '#c4783a'),
  ].join('');
};

export const arRass = (): string => {
  const c = SAND;
  const ears = Array.from({ length: 26 }, (_, index) => {
    const x = 14 + index * 25;
    return `M${x} 356v-44M${x} 318q-9-10 0-20 9 10 0 20M${x} 332q-10-5-8-15M${x} 332q10-5 8-15`;
  }).join('');
  return [
    sky(c.sky),
    sun(486, 92, 44, c.sun),
    hills([236, 214, 240, 206, 232], c.far),
    // The watchtower of Shinanah, tapering over its storeys.
    path('M286 320L302 86h36l16 234z', c.wallShade),
    path('M296 86h48l-4-18h-40z', c.wall),
    box(292, 142, 56, 5, c.dark),
    box(288, 206, 64, 5, c.dark),
    box(284, 266, 72, 5, c.dark),
    windows([304, 102, 32, 30], 1, 1, c.dark),
    windows([302, 160, 36, 30], 1, 1, c.dark),
    windows([300, 222, 40, 30], 1, 1, c.dark),
    mudDwelling(380, 246, 120, 326, c.wall, c.dark),
    mudDwelling(148, 258, 100, 326, c.wall, c.dark),
    hills([318, 308, 318, 306, 314], '#b98a3c'),
    `<path d="${ears}" fill="none" stroke="#7b5a1f" stroke-width="4" stroke-linecap="round"/>`,
  ].join('');
};
