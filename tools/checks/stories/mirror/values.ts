// Mirrored values: each function gives what a computed value of one direction is in the other.

export const negated = (length: string): string =>
  /^-?0(?:[a-z%]+)?$/.test(length) ? length : length.startsWith('-') ? length.slice(1) : `-${length}`;
export const mirroredShadow = (value: string): string =>
  value.replaceAll(
    /(-?[\d.e-]+px)( -?[\d.e-]+px -?[\d.e-]+px)/g,
    (_, x: string, rest: string) => `${negated(x)}${rest}`,
  );
export const mirroredDropShadow = (value: string): string =>
  value.replaceAll(
    /(drop-shadow\([^)]*\)? ?)(-?[\d.]+px)( -?[\d.]+px -?[\d.]+px\))/g,
    (_, before: string, x: string, rest: string) => `${before}${negated(x)}${rest}`,
  );
export const swapSides = (value: string): string =>
  value.replaceAll(/\b(?:left|right)\b/g, (side) => (side === 'left' ? 'right' : 'left'));
const turn = (degrees: number): number => ((degrees % 360) + 360) % 360;
/** A place along the line: percents from the other edge, lengths the other way. */
export const mirroredPlace = (place: string): string => {
  const calc = /^calc\((-?[\d.]+)% ([+-]) ([\d.]+)px\)$/.exec(place);
  if (calc) return `calc(${100 - Number(calc[1])}% ${calc[2] === '+' ? '-' : '+'} ${calc[3]}px)`;
  const percent = /^(-?[\d.]+)%$/.exec(place);
  if (percent) return `${100 - Number(percent[1])}%`;
  const length = /^(-?[\d.]+)px$/.exec(place);
  if (length)
    return Number(length[1]) < 0
      ? `calc(100% + ${-Number(length[1])}px)`
      : Number(length[1]) === 0
        ? '100%'
        : `calc(100% - ${length[1]}px)`;
  return place;
};
export const mirroredGradient = (value: string): string =>
  swapSides(
    value
      .replaceAll(
        /(linear-gradient\()(-?[\d.]+)deg/g,
        (_, kind: string, angle: string) => `${kind}${turn(-Number(angle))}deg`,
      )
      .replaceAll(/ at ([^ ]+) /g, (_, x: string) => ` at ${mirroredPlace(x)} `),
  );
/** Whether a horizontal gradient reads the same from both sides, as a fade of both edges does. */
function isSymmetric(layer: string): boolean {
  const inside = /^linear-gradient\(to (?:left|right), (.*)\)$/.exec(layer)?.[1];
  if (inside === undefined) return false;
  const stops = splitBy(',', inside).map((stop) => splitBy(' ', stop));
  return stops.every(([colour, place = ''], index) => {
    const [otherColour, otherPlace = ''] = stops[stops.length - 1 - index] ?? [];
    return (
      colour === otherColour &&
      (place === otherPlace || mirroredPlace(place) === otherPlace || mirroredPlace(otherPlace) === place)
    );
  });
}
/** A line of 1 px is within the tolerance on either side. */
const HAIRLINES = /linear-gradient\((-?[\d.]+)deg, ([^,]+(?:\([^)]*\))? 1px, [^,]+(?:\([^)]*\))? 1px\))/g;
export const sameGradient = (value: string): string =>
  splitBy(',', value)
    .map((layer) => (isSymmetric(layer) ? layer.replace('to left', 'to right') : layer))
    .join(', ')
    .replaceAll(
      /(linear-gradient\()(-?[\d.]+)deg/g,
      (_, kind: string, angle: string) => `${kind}${turn(Number(angle))}deg`,
    )
    .replaceAll(HAIRLINES, (_, angle: string, stops: string) => `linear-gradient(${Number(angle) % 180}deg, ${stops}`);

/** Parts of a list that no bracket holds together. */
export const splitBy = (separator: ',' | ' ', value: string): string[] => {
  const parts = [''];
  let depth = 0;
  for (const sign of value) {
    if (sign === '(') depth++;
    if (sign === ')') depth--;
    if (sign === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
};
export const four = (value: string): [string, string, string, string] => {
  const [top = '', right = top, bottom = top, left = right] = splitBy(' ', value);
  return [top, right, bottom, left];
};
export const mirroredSides = (value: string): string => {
  const [top, right, bottom, left] = four(value);
  return [top, left, bottom, right].join(' ');
};
/** Corners go round from the top left: top left, top right, bottom right, bottom left. */
export const mirroredCorners = (value: string): string =>
  value
    .split('/')
    .map((radii) => {
      const [topLeft, topRight, bottomRight, bottomLeft] = four(radii.trim());
      return [topRight, topLeft, bottomLeft, bottomRight].join(' ');
    })
    .join(' / ');
export const fourOf = (value: string): string =>
  value
    .split('/')
    .map((part) => four(part.trim()).join(' '))
    .join(' / ');
export const mirroredClip = (value: string): string => {
  const inset = /^inset\((.*?)( round .*)?\)$/.exec(value);
  if (inset)
    return `inset(${mirroredSides(inset[1] ?? '')}${inset[2] ? ` round ${mirroredCorners(inset[2].slice(7))}` : ''})`;
  const polygon = /^polygon\((.*)\)$/.exec(value);
  if (polygon)
    return `polygon(${splitBy(',', polygon[1] ?? '')
      .map((point) => point.replace(/^\S+/, mirroredPlace))
      .join(', ')})`;
  return value.replaceAll(/ at (\S+) /g, (_, x: string) => ` at ${mirroredPlace(x)} `);
};
/** The corners of a polygon in any order of going round. */
export const cornersOf = (value: string): string =>
  value.startsWith('polygon(')
    ? splitBy(',', value.slice(8, -1))
        .map((point) => splitBy(' ', point).map(parseNumber).join(' '))
        .toSorted()
        .join()
    : value.startsWith('inset(')
      ? value.replace(/\((.*?)( round |\))/, (_, sides: string, end: string) => `(${four(sides).join(' ')}${end}`)
      : value;
const parseNumber = (text: string): string =>
  /^-?[\d.]+(?:%|px)$/.test(text) ? `${Math.round(Number.parseFloat(text) * 10) / 10}` : text === '100%' ? '100' : text;
export const mirroredMatrix = (value: string): string =>
  value.replace(/^matrix\((.*)\)$/, (_, all: string) => {
    const [a = '', b = '', c = '', d = '', e = '', f = ''] = all.split(', ');
    return `matrix(${[a, negated(b), negated(c), d, negated(e), f].join(', ')})`;
  });
/** Only what turns: boxes hold what moves. */
export const turned = (value: string): string =>
  value.replace(/^matrix\((.*)\)$/, (_, all: string) =>
    all
      .split(', ')
      .slice(0, 4)
      .map((part) => String(Math.round(Number(part) * 1000) / 1000 + 0))
      .join(' '),
  );
export const mirroredAngle = (value: string): string =>
  value.replace(/^(-?[\d.]+)deg$/, (_, angle: string) => `${turn(-Number(angle))}deg`);
export const fullAngle = (value: string): string =>
  value.replace(/^(-?[\d.]+)deg$/, (_, angle: string) => `${turn(Number(angle))}deg`);
export const mirroredTranslate = (value: string): string =>
  value.replace(/^\S+/, (x) => (x === 'none' ? x : negated(x)));
export const asIs = (value: string): string => value;
