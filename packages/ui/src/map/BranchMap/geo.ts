/** Geographic position, in degrees north and east. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** Position on the static map, as a share of its width (from the west) and height (from the north). */
export interface Spot {
  x: number;
  y: number;
}

/** Bounds of the static map, in degrees: the Kingdom with a margin of one degree. */
const WEST = 33.6;
const EAST = 56.7;
const NORTH = 33.2;
const SOUTH = 15.3;

/**
 * Equirectangular projection with its standard parallel at 24° N, in the middle of the Kingdom: a degree of longitude
 * is cos 24° as long as one of latitude. At this size it differs from Mercator by less than a pin.
 */
const SCALE = Math.cos((24 * Math.PI) / 180);

/** Width of the static map divided by its height. */
export const ASPECT: number = ((EAST - WEST) * SCALE) / (NORTH - SOUTH);

const share = (value: number): number => Math.min(1, Math.max(0, value));

/** Projects a place to the static map. Places outside the bounds are clamped to its edge. */
export function project({ latitude, longitude }: Place): Spot {
  return { x: share((longitude - WEST) / (EAST - WEST)), y: share((NORTH - latitude) / (NORTH - SOUTH)) };
}

/** Maximum number of iterations of `spread`; a few dozen pins converge in far fewer. */
const ROUNDS = 60;

/**
 * Moves spots apart until no two are closer than `distance` (a share of the width), so that pins of one town can be
 * seen and pressed separately. Both spots of a pair move by the same length. The order of the spots breaks ties.
 */
export function spread(spots: readonly Spot[], distance: number): Spot[] {
  const placed = spots.map((spot) => ({ ...spot }));
  for (let round = 0, moved = true; round < ROUNDS && moved; round += 1) {
    moved = false;
    for (const [index, one] of placed.entries()) {
      for (const other of placed.slice(index + 1)) {
        const dx = other.x - one.x;
        const dy = (other.y - one.y) / ASPECT;
        const gap = Math.hypot(dx, dy);
        if (gap >= distance - 1e-6) continue;
        moved = true;
        // Identical spots: move apart horizontally.
        const [ux, uy] = gap === 0 ? [1, 0] : [dx / gap, dy / gap];
        const push = (distance - gap) / 2;
        one.x -= ux * push;
        one.y -= uy * push * ASPECT;
        other.x += ux * push;
        other.y += uy * push * ASPECT;
      }
    }
  }
  return placed;
}
