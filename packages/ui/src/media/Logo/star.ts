const points = (count: number, radius: (index: number) => number, turn = 0): string =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count + turn;
    const r = radius(index);
    return `${(24 + r * Math.sin(angle)).toFixed(2)},${(24 - r * Math.cos(angle)).toFixed(2)}`;
  }).join(' ');

/** Points of the eight-pointed star: the outline of two concentric squares, one rotated by 45°, on a 48 × 48 grid. */
export const starPoints: string = points(16, (index) => (index % 2 === 0 ? 21 : 21 * 0.765));

/** Points of the octagon that the two squares share. */
export const octagonPoints: string = points(8, () => 12.2, Math.PI / 8);
