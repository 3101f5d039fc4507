/** A place on the earth, in degrees north and east. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** A place on the drawing, as shares of its width (from the west) and height (from the north). */
export interface Spot {
  x: number;
  y: number;
}

/** What the drawing shows, in degrees: the Kingdom with a margin of one. */
const WEST = 33.6;
const EAST = 56.7;
const NORTH = 33.2;
const SOUTH = 15.3;

/**
 * An equirectangular projection with its true parallel at 24° N, in the middle of the Kingdom: a degree of longitude is drawn
 * cos 24° as long as one of latitude. At this size it differs from Mercator by less than a pin.
 */
const SCALE = Math.cos((24 * Math.PI) / 180);

/** Width of the drawing over its height. */
export const ASPECT: number = ((EAST - WEST) * SCALE) / (NORTH - SOUTH);

const share = (value: number): number => Math.min(1, Math.max(0, value));

/** Where a place lies on the drawing. Places outside it lie on its edge. */
export function project({ latitude, longitude }: Place): Spot {
  return { x: share((longitude - WEST) / (EAST - WEST)), y: share((NORTH - latitude) / (NORTH - SOUTH)) };
}

/** Rounds that move neighbours apart; few dozen pins settle in far fewer. */
const ROUNDS = 60;

/**
 * Moves spots apart until no two are closer than `distance` (a share of the width): pins of one town must each be seen and pressed.
 * Each pair gives way by the same length, so that the drawing stays true as a whole. The order of the spots decides ties.
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
        // The very same spot: apart along the line.
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
