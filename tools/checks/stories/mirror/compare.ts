// Compares the styles of an element in both directions.
import { icons, type IconDefinition } from '../../../../packages/ui/src/icons/paths.ts';
import { name } from '../../../../packages/ui/src/testing/storyInvariants.ts';
import { asIs, fourOf, mirroredSides, negated } from './values.ts';
import { BORDER, CAUSES, PLACE_OF, PLACE_OF_MASK, PROPERTIES, type Property, type Styles } from './properties.ts';
import { CONTENT, NUMERIC, type Entry } from './entries.ts';

/** Pixels that a box may lie beside its mirrored place: both renders round fractions. */
export const TOLERANCE = 1;

/** Names of icons say which way they point: along the line of reading, or (clocks, phones, media, marks) nowhere. */
const ALONG_THE_LINE = /-(?:forward|back)$/;
const WITHOUT_DIRECTION =
  /^(?:clock|phone|mobile|play|pause|check|search|download|upload|plus|minus|close|cross|menu|calendar|lock|info|warning|heart|mail|globe|bell|users?|pin|eye|.*-(?:up|down))$/;
const iconNames: ReadonlyMap<string, string> = new Map(Object.entries(icons).map(([icon, { d }]) => [d, icon]));

/** How far to the right of its mirrored place a box is. */
export const deviation = ({ rtl, ltr }: Entry, width: number): number => ltr.x - (width - rtl.x - rtl.width);

export const nameOf = (node: Element | Text): string =>
  node instanceof Element
    ? name(node)
    : `text "${node.data.trim().slice(0, 40)}" of ${node.parentElement ? name(node.parentElement) : ''}`;

const asForm = ({ form = asIs }: Property, value: string): string => form(value);

function compareStyles(properties: readonly Property[], rtl: Styles, ltr: Styles): string[] {
  return properties.flatMap((property) => {
    const { css, mirrored } = property;
    const [from, to] = [rtl[css] ?? '', ltr[css] ?? ''];
    if (from === to && (from === 'none' || from === '0px' || from === '')) return [];
    return asForm(property, mirrored(from)) === asForm(property, to)
      ? []
      : [`${css} is "${from}" in rtl and "${to}" in ltr, not "${mirrored(from)}"`];
  });
}

const EVERY = [...PROPERTIES, ...BORDER, ...PLACE_OF, ...PLACE_OF_MASK];
/** Elsewhere the boxes inside show it. */
const PADDING: Property = { css: 'padding', mirrored: mirroredSides, form: fourOf };
const OF_PSEUDO: readonly Property[] = [
  ...EVERY,
  PADDING,
  { css: 'transform-origin', mirrored: negated, form: (value) => value.replace(/^-0px$/, '0px') },
];

/** A square on its corner is the same from both sides. */
const isDiamond = ({ rtl: { styles } }: { rtl: { styles: Styles } }): boolean =>
  (styles['rotate'] === '45deg' || styles['rotate'] === '-45deg') && !styles['border-width']?.includes(' ');

function comparePseudo(pseudo: string, rtl: Styles | null, ltr: Styles | null): string[] {
  if (!rtl && !ltr) return [];
  if (!rtl || !ltr) return [`${pseudo} is only in ${rtl ? 'rtl' : 'ltr'}`];
  const moved =
    Math.abs(Number.parseFloat(rtl['place'] ?? '0') + Number.parseFloat(ltr['place'] ?? '0')) > 2 * TOLERANCE;
  const lines = compareStyles(
    isDiamond({ rtl: { styles: rtl } }) ? OF_PSEUDO.filter(({ css }) => css !== 'rotate') : OF_PSEUDO,
    rtl,
    ltr,
  );
  return [
    ...lines,
    ...(moved ? [`inset is "${rtl['inset']}" in rtl and "${ltr['inset']}" in ltr, not mirrored`] : []),
  ].map((line) => `${pseudo} ${line}`);
}

export function compareEntry(entry: Entry): string[] {
  const { node, around, rtl, ltr } = entry;
  if (!(node instanceof Element)) return [];
  if (rtl.styles['direction'] === ltr.styles['direction'])
    return node.matches(`${CONTENT}, [dir], [data-ltr], bdi`)
      ? []
      : [`direction is "${rtl.styles['direction']}" in both, without dir or data-ltr`];
  // An inherited value is one fault, of the element that sets it.
  const inherited = (css: string): boolean =>
    around?.rtl.styles[css] === rtl.styles[css] && around?.ltr.styles[css] === ltr.styles[css];
  const isImage = node.matches('svg, img, canvas');
  const isNumeric = node.matches(NUMERIC);
  const properties = (isNumeric ? [...EVERY, PADDING] : EVERY).filter(
    ({ css }) =>
      !(css === 'text-align' && isNumeric) &&
      !((css === 'text-align' || css === 'text-shadow') && inherited(css)) &&
      !(css === 'transform' && isImage) &&
      !(css === 'rotate' && isDiamond(entry)),
  );
  return [
    ...compareStyles(properties, rtl.styles, ltr.styles),
    ...comparePseudo('::before', rtl.before, ltr.before),
    ...comparePseudo('::after', rtl.after, ltr.after),
  ];
}

/** Whether an image is flipped horizontally. */
const isFlipped = (value = 'none'): boolean => {
  const [a = 1, b = 0, c = 0, d = 1] = (/^matrix\((.*)\)$/.exec(value)?.[1] ?? '')
    .split(', ')
    .filter(Boolean)
    .map(Number);
  return a * d - b * c < 0;
};

export function compareIcon({ node, rtl, ltr }: Entry): string[] {
  if (!(node instanceof SVGSVGElement) || node.dataset['icon'] === undefined) return [];
  const icon = iconNames.get(node.querySelector('path')?.getAttribute('d') ?? '') ?? '';
  const marked = node.dataset['icon'] === 'mirrors';
  const definition: IconDefinition | undefined = (icons as Record<string, IconDefinition>)[icon];
  const found: string[] = [];
  if (isFlipped(rtl.styles['transform']) !== marked)
    found.push(
      `transform of the icon "${icon}" is "${rtl.styles['transform']}" in rtl, although it ${marked ? 'mirrors' : 'does not mirror'}`,
    );
  if (isFlipped(ltr.styles['transform']))
    found.push(`transform of the icon "${icon}" is "${ltr.styles['transform']}" in ltr`);
  if (definition && marked !== Boolean(definition.mirrors))
    found.push(`data-icon of the icon "${icon}" is "${node.dataset['icon']}", its definition says otherwise`);
  if (ALONG_THE_LINE.test(icon) && !marked)
    found.push(`transform of the icon "${icon}" stays, although it points along the line of reading`);
  if (WITHOUT_DIRECTION.test(icon) && marked)
    found.push(`transform of the icon "${icon}" mirrors, although it points nowhere along the line of reading`);
  return found;
}

export const readCauses = (element: Element, causes: typeof CAUSES): Styles => {
  const style = getComputedStyle(element);
  return Object.fromEntries(
    causes.flatMap((cause) => ('css' in cause ? [cause.css] : cause)).map((css) => [css, style.getPropertyValue(css)]),
  );
};

const near = (one: string, other: string): boolean =>
  one === other || Math.abs(Number.parseFloat(one) - Number.parseFloat(other)) <= TOLERANCE;

/** Properties of an element that would mirror and do not. */
export function guilty(causes: typeof CAUSES, rtl: Styles, ltr: Styles): string[] {
  return causes.flatMap((cause) => {
    if ('css' in cause) return compareStyles([cause], rtl, ltr);
    const [left, right] = cause;
    const isMirrored = near(rtl[left] ?? '', ltr[right] ?? '') && near(rtl[right] ?? '', ltr[left] ?? '');
    return isMirrored
      ? []
      : [`${left} is "${rtl[left]}" in rtl and "${ltr[left]}" in ltr, where rtl has ${right} "${rtl[right]}"`];
  });
}
