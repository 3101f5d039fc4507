const at = (radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(24 + radius * Math.sin(angle)).toFixed(2)},${(24 - radius * Math.cos(angle)).toFixed(2)}`;
};

/** Points of the star's eight petals, clockwise from the top, around the octagon; a hairline apart. */
const points: readonly string[] = Array.from({ length: 8 }, (_, index) => {
  const middle = index * 45;
  const [before, after] = [middle - 20.5, middle + 20.5];
  return [at(12.2, before), at(16.2, before), at(21.5, middle), at(16.2, after), at(12.2, after)].join(' ');
});

/** The petals as polygons, on a grid of 48 × 48. */
export const petals = points.map((petal) => <polygon key={petal} points={petal} />);
