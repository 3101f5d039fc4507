import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ASPECT, project, spread, type Spot } from './geo.ts';
import { placeLabels, SIZES, type LabelledSpot } from './labels.ts';
import { GRID_HEIGHT, outlinePath } from './outline.ts';

const RIYADH = { latitude: 24.7034, longitude: 46.6857 };
const JEDDAH = { latitude: 21.5225, longitude: 39.1701 };
const TABUK = { latitude: 28.3947, longitude: 36.5715 };
const DAMMAM = { latitude: 26.4344, longitude: 50.1033 };
const ABHA = { latitude: 18.2254, longitude: 42.5009 };
const HAIL = { latitude: 27.5236, longitude: 41.6966 };

const corners: Spot[] = outlinePath
  .slice(1, -1)
  .split('L')
  .map((point) => {
    const [x = 0, y = 0] = point.split(' ').map(Number);
    return { x: x / 1000, y: y / GRID_HEIGHT };
  });

const at = (latitude: number, longitude: number): Spot => project({ latitude, longitude });
const gap = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, (a.y - b.y) / ASPECT);

/** Ray casting: a point is inside when its ray crosses the outline an odd number of times. */
function inside({ x, y }: Spot): boolean {
  return corners.reduce((within, corner, index) => {
    const before = corners.at(index - 1) ?? corner;
    const crosses =
      corner.y > y !== before.y > y && x < ((before.x - corner.x) * (y - corner.y)) / (before.y - corner.y) + corner.x;
    return crosses ? !within : within;
  }, false);
}

describe('the projection', () => {
  it('projects cities to their places on a map', () => {
    const [riyadh, jeddah, tabuk, dammam, abha] = [RIYADH, JEDDAH, TABUK, DAMMAM, ABHA].map(project) as [
      Spot,
      Spot,
      Spot,
      Spot,
      Spot,
    ];
    expect(riyadh.x).toBeCloseTo(0.566, 2);
    expect(riyadh.y).toBeCloseTo(0.475, 2);
    expect(tabuk.x).toBeLessThan(jeddah.x);
    expect(jeddah.x).toBeLessThan(riyadh.x);
    expect(riyadh.x).toBeLessThan(dammam.x);
    expect(tabuk.y).toBeLessThan(dammam.y);
    expect(jeddah.y).toBeLessThan(abha.y);
  });

  it('preserves lengths at 24° N: a degree of longitude is cos 24° of a degree of latitude', () => {
    const east = (at(24, 46).x - at(24, 45).x) * ASPECT;
    const south = at(23, 45).y - at(24, 45).y;
    expect(east / south).toBeCloseTo(Math.cos((24 * Math.PI) / 180), 6);
  });

  it.each(Object.entries({ RIYADH, JEDDAH, TABUK, DAMMAM, ABHA, HAIL }))(
    '%s lies inside the outline',
    (_name, place) => {
      expect(inside(project(place))).toBe(true);
    },
  );
  it.each(
    Object.entries({
      Kuwait: [29.37, 47.98],
      Doha: [25.29, 51.53],
      Sanaa: [15.37, 44.19],
      Amman: [31.95, 35.93],
      Cairo: [30.04, 31.24],
    }),
  )('%s lies outside it', (_name, [latitude = 0, longitude = 0]) => {
    expect(inside(project({ latitude, longitude }))).toBe(false);
  });

  it('stays inside the static map', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        (latitude, longitude) => {
          const { x, y } = project({ latitude, longitude });
          return x >= 0 && x <= 1 && y >= 0 && y <= 1;
        },
      ),
    );
  });
});

describe('spread', () => {
  const spot = fc.record({
    x: fc.double({ min: 0.4, max: 0.6, noNaN: true }),
    y: fc.double({ min: 0.4, max: 0.6, noNaN: true }),
  });

  it('does not move places with enough distance', () => {
    const cities = [RIYADH, JEDDAH, TABUK].map(project);
    expect(spread(cities, 0.03)).toEqual(cities);
  });
  it('separates close and identical places', () => {
    const [one, two, three] = spread(
      [
        { x: 0.5, y: 0.5 },
        { x: 0.5, y: 0.5 },
        { x: 0.501, y: 0.5 },
      ],
      0.03,
    ) as [Spot, Spot, Spot];
    for (const distance of [gap(one, two), gap(two, three), gap(one, three)]) expect(distance).toBeGreaterThan(0.0295);
  });
  it('preserves the centre of a pair, and does not modify its input', () => {
    fc.assert(
      fc.property(spot, spot, (a, b) => {
        const given = [{ ...a }, { ...b }];
        const [one, two] = spread(given, 0.03) as [Spot, Spot];
        expect(given).toEqual([a, b]);
        expect((one.x + two.x) / 2).toBeCloseTo((a.x + b.x) / 2, 9);
        expect(gap(one, two)).toBeGreaterThan(0.0299);
      }),
    );
  });
});

describe('labels', () => {
  const names = fc.string({ minLength: 2, maxLength: 20 });
  const spots = fc.array(
    fc.record({
      x: fc.double({ min: 0, max: 1, noNaN: true }),
      y: fc.double({ min: 0, max: 1, noNaN: true }),
      text: names,
      pin: fc.constant(0.6),
    }),
    { maxLength: 14 },
  );

  it('are beside a single pin, and on the other side at the edge', () => {
    expect(placeLabels([{ x: 0.5, y: 0.5, text: 'الرياض', pin: 0.6 }], SIZES.wide.width)).toEqual(['east']);
    expect(placeLabels([{ x: 0.97, y: 0.5, text: 'الدمام', pin: 0.6 }], SIZES.wide.width)).toEqual(['west']);
  });
  it('do not overlap earlier labels', () => {
    const crowd: LabelledSpot[] = Array.from({ length: 9 }, (_, index) => ({
      x: 0.5 + (index % 3) * 0.03,
      y: 0.5 + Math.floor(index / 3) * 0.035,
      text: 'المدينة المنورة',
      pin: 0.6,
    }));
    const sides = placeLabels(crowd, SIZES.narrow.width);
    expect(sides[0]).not.toBeNull();
    expect(sides).toContain(null);
  });
  it('never overlap, for any pins and names', () => {
    fc.assert(
      fc.property(spots, (given) => {
        const width = SIZES.wide.width;
        const height = width / ASPECT;
        const boxes = placeLabels(given, width).flatMap<[number, number, number]>((side, index) => {
          const { x = 0, y = 0, text = '' } = given[index] ?? {};
          const textWidth = (text.length + 1) * 0.62;
          if (side === 'east') return [[x * width + 0.9, y * height - 0.7, textWidth]];
          if (side === 'west') return [[x * width - 0.9 - textWidth, y * height - 0.7, textWidth]];
          if (side === 'south') return [[x * width - textWidth / 2, y * height + 0.9, textWidth]];
          return side === 'north' ? [[x * width - textWidth / 2, y * height - 2.3, textWidth]] : [];
        });
        for (const [index, [x, y, textWidth]] of boxes.entries()) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x + textWidth).toBeLessThanOrEqual(width);
          for (const [otherX, otherY, otherWidth] of boxes.slice(index + 1))
            expect(x < otherX + otherWidth && otherX < x + textWidth && Math.abs(y - otherY) < 1.4).toBe(false);
        }
      }),
    );
  });

  it('puts a label at the end of a leader line where pins take all four sides', () => {
    const { width, dot, star } = SIZES.narrow;
    const spot = (x: number, y: number, text: string, pin: number = dot): LabelledSpot => ({ x, y, text, pin });
    const around = [
      [0.5, 0.46],
      [0.5, 0.54],
      [0.46, 0.5],
      [0.56, 0.5],
    ].map(([x = 0, y = 0]) => spot(x, y, 'Ar Rass'));
    const [head] = placeLabels([spot(0.5, 0.5, 'Buraydah', star), ...around], width);
    expect(head).toMatch(/^(north|south)-(east|west)$/);
  });
});
