// The cities of the west.
import { box, dhow, hills, minaret, mountains, palm, path, sea, sky, sun, windows } from '../shapes.ts';
import { MORNING, EVENING, PALE, BRASS } from './light.ts';

const canopy = (x: number) =>
  box(x - 3, 262, 6, 68, BRASS) +
  path(`M${x - 44} 258q44-30 88 0q-22-6-44 10-22-16-44-10z`, PALE) +
  path(`M${x - 44} 258q22-6 44 10 22-16 44-10l-44 22z`, '#e7dcc6');

export const madinah = (): string => {
  const c = MORNING;
  return [
    sky(c.sky),
    sun(508, 90, 42, c.sun),
    mountains(
      [
        [0, 214],
        [120, 176],
        [260, 214],
        [430, 164],
        [560, 206],
        [640, 186],
      ],
      c.far,
    ),
    minaret(122, 320, 236, PALE, BRASS),
    minaret(452, 320, 236, PALE, BRASS),
    box(150, 244, 278, 86, '#efe6d3'),
    path([168, 220, 272, 324, 376].map((x) => `M${x} 330v-40a18 18 0 0 1 36 0v40z`).join(''), '#c9b48a'),
    box(150, 238, 278, 8, BRASS),
    canopy(196),
    canopy(292),
    canopy(388),
    hills([324, 318, 324, 318, 322], c.ground),
    palm(560, 330, 146, c.green, '#c4783a'),
    palm(606, 334, 108, c.green, '#c4783a'),
    palm(48, 332, 126, c.green, '#c4783a'),
  ].join('');
};

export const jeddah = (): string => {
  const wood = '#7c4a30';
  const roshanFront = (x: number, top: number, width: number, fill: string) =>
    box(x, top, width, 290 - top, fill) +
    [0.14, 0.58]
      .flatMap((column) =>
        [0.16, 0.5].map((row) => {
          const [left, y, w, h] = [x + width * column, top + (290 - top) * row, width * 0.28, (290 - top) * 0.22];
          return (
            box(left, y, w, h, wood) +
            windows([left, y, w, h], 3, 2, '#a86b45') +
            box(left - 3, y - 5, w + 6, 5, '#5f3a2a')
          );
        }),
      )
      .join('') +
    box(x + width * 0.38, 258, width * 0.24, 32, '#5f3a2a');
  return [
    sky('#d8ebec'),
    sun(112, 90, 44, '#f0c98a'),
    hills([246, 232, 248, 236, 244], '#b9d6d6'),
    // The fountain in the sea.
    `<path d="M520 286V62" stroke="${PALE}" stroke-width="9" stroke-linecap="round"/><path d="M520 70q-34 60-42 216M520 70q30 70 36 216M520 88q-16 90-18 198" fill="none" stroke="${PALE}" stroke-width="4" stroke-linecap="round" opacity=".8"/>`,
    roshanFront(170, 150, 92, PALE),
    roshanFront(268, 118, 104, '#e9dcc3'),
    roshanFront(378, 170, 84, PALE),
    roshanFront(84, 190, 80, '#e0d0b3'),
    sea(288, '#2f8f8b', '#9fd4cf'),
    dhow(108, 310, 74, '#5f3a2a', '#f4ead6'),
    palm(36, 296, 112, '#115a4a'),
  ].join('');
};

const slope = (x: number, top: number, width: number, height: number, fill: string) =>
  box(x, top, width, height, fill) + windows([x + 4, top + 6, width - 8, height - 12], 3, 3, '#8a5b48');

export const makkah = (): string => {
  const c = EVENING;
  return [
    sky(c.sky),
    sun(118, 84, 40, c.sun),
    mountains(
      [
        [0, 172],
        [84, 112],
        [190, 190],
        [330, 120],
        [452, 190],
        [548, 104],
        [640, 168],
      ],
      c.far,
    ),
    mountains(
      [
        [0, 226],
        [150, 176],
        [300, 236],
        [470, 182],
        [640, 232],
      ],
      c.near,
    ),
    // The clock above the valley.
    path('M296 320V116h48v204z', '#e2c9a4'),
    path('M288 120V84h64v36z', '#caa877'),
    sun(320, 102, 15, PALE),
    `<path d="M320 102V92M320 102l7 5" stroke="${c.dark}" stroke-width="2.5" stroke-linecap="round"/>`,
    path('M300 84l20-46 20 46z', c.green),
    windows([302, 140, 36, 160], 3, 10, '#b48f60'),
    slope(44, 252, 60, 72, c.wall),
    slope(110, 236, 70, 88, c.wallShade),
    slope(470, 240, 66, 84, c.wall),
    slope(542, 258, 62, 66, c.wallShade),
    minaret(224, 322, 176, PALE, BRASS),
    minaret(420, 322, 176, PALE, BRASS),
    hills([322, 314, 322, 314, 320], c.ground),
    palm(182, 334, 84, c.green),
    palm(452, 336, 84, c.green),
  ].join('');
};
