// The mirror check, in the page of a story: the Arabic render is held against itself in the other direction. What is measured on the right of one must be
// on the left of the other. Nothing waits between both, so no script reacts and the page is afterwards what it was.
import { icons, type IconDefinition } from '../../packages/ui/src/icons/paths.ts';
import { name } from '../../packages/ui/src/testing/promises.ts';

/** Pixels that a box may lie beside its mirrored place: both renders round fractions. */
const TOLERANCE = 1;
/** Lines for one story: one fault moves many boxes. */
const MAX_LINES = 12;

/** What stays on purpose wherever it stands, with the reason. A story or an element may add its own: see docs/decisions/0032-mirror-check.md. */
const STAYS: readonly { selector: string; why: string }[] = [
  { selector: '[data-mirror="none"]', why: 'declared on the element' },
  { selector: '.ta-check', why: 'a check mark is drawn the same in both directions' },
  { selector: '.maplibregl-map', why: 'a map has no direction' },
  { selector: '.Toastify__toast-container', why: 'the library sets its direction from the locale, by a property of its own' },
  { selector: 'script, style, noscript, template', why: 'not rendered' },
  { selector: '#storybook-docs, #storybook-highlights-root, .sb-wrapper', why: 'Storybook’s own' },
];
/** Their box mirrors; what is inside is content, which has no direction of the page. */
const CONTENT = 'svg, canvas, img, video, iframe, object, input, textarea, select, meter, progress';
/** React Aria positions these by script, from the direction that the provider has: what is inside is compared, the place is held by screenshots. */
const PLACED_BY_SCRIPT = '[data-rac][data-trigger], [data-rac][role="dialog"][style*="position"]';

/** Names of icons say which way they point: along the line of reading, or (clocks, phones, media, marks) nowhere. */
const ALONG_THE_LINE = /-(?:forward|back)$/;
const WITHOUT_DIRECTION = /^(?:clock|phone|mobile|play|pause|check|search|download|upload|plus|minus|close|cross|menu|calendar|lock|info|warning|heart|mail|globe|bell|users?|pin|eye|.*-(?:up|down))$/;
const iconNames: ReadonlyMap<string, string> = new Map(Object.entries(icons).map(([icon, { d }]) => [d, icon]));

// Mirrored values. Each function gives what a computed value of one direction is in the other.

const negated = (length: string): string => (/^-?0(?:[a-z%]+)?$/.test(length) ? length : length.startsWith('-') ? length.slice(1) : `-${length}`);
const mirroredShadow = (value: string): string => value.replaceAll(/(-?[\d.e-]+px)( -?[\d.e-]+px -?[\d.e-]+px)/g, (_, x: string, rest: string) => `${negated(x)}${rest}`);
const mirroredDropShadow = (value: string): string => value.replaceAll(/(drop-shadow\([^)]*\)? ?)(-?[\d.]+px)( -?[\d.]+px -?[\d.]+px\))/g, (_, before: string, x: string, rest: string) => `${before}${negated(x)}${rest}`);
const swapSides = (value: string): string => value.replaceAll(/\b(?:left|right)\b/g, (side) => (side === 'left' ? 'right' : 'left'));
const turn = (degrees: number): number => (((degrees % 360) + 360) % 360);
/** A place along the line: percents from the other edge, lengths the other way. */
const mirroredPlace = (place: string): string => {
  const calc = /^calc\((-?[\d.]+)% ([+-]) ([\d.]+)px\)$/.exec(place);
  if (calc) return `calc(${100 - Number(calc[1])}% ${calc[2] === '+' ? '-' : '+'} ${calc[3]}px)`;
  const percent = /^(-?[\d.]+)%$/.exec(place);
  if (percent) return `${100 - Number(percent[1])}%`;
  const length = /^(-?[\d.]+)px$/.exec(place);
  if (length) return Number(length[1]) < 0 ? `calc(100% + ${-Number(length[1])}px)` : Number(length[1]) === 0 ? '100%' : `calc(100% - ${length[1]}px)`;
  return place;
};
const mirroredGradient = (value: string): string =>
  swapSides(value.replaceAll(/(linear-gradient\()(-?[\d.]+)deg/g, (_, kind: string, angle: string) => `${kind}${turn(-Number(angle))}deg`).replaceAll(/ at ([^ ]+) /g, (_, x: string) => ` at ${mirroredPlace(x)} `));
/** A line of 1 px lies within the tolerance from whichever side it is drawn. */
const HAIRLINES = /linear-gradient\((-?[\d.]+)deg, ([^,]+(?:\([^)]*\))? 1px, [^,]+(?:\([^)]*\))? 1px\))/g;
const sameGradient = (value: string): string =>
  value.replaceAll(/(linear-gradient\()(-?[\d.]+)deg/g, (_, kind: string, angle: string) => `${kind}${turn(Number(angle))}deg`).replaceAll(HAIRLINES, (_, angle: string, stops: string) => `linear-gradient(${Number(angle) % 180}deg, ${stops}`);

/** Parts of a list that no bracket holds together. */
const splitBy = (separator: ',' | ' ', value: string): string[] => {
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
const four = (value: string): [string, string, string, string] => {
  const [top = '', right = top, bottom = top, left = right] = splitBy(' ', value);
  return [top, right, bottom, left];
};
const mirroredSides = (value: string): string => {
  const [top, right, bottom, left] = four(value);
  return [top, left, bottom, right].join(' ');
};
/** Corners go round from the top left: top left, top right, bottom right, bottom left. */
const mirroredCorners = (value: string): string =>
  value
    .split('/')
    .map((radii) => {
      const [topLeft, topRight, bottomRight, bottomLeft] = four(radii.trim());
      return [topRight, topLeft, bottomLeft, bottomRight].join(' ');
    })
    .join(' / ');
const fourOf = (value: string): string => value.split('/').map((part) => four(part.trim()).join(' ')).join(' / ');
const mirroredClip = (value: string): string => {
  const inset = /^inset\((.*?)( round .*)?\)$/.exec(value);
  if (inset) return `inset(${mirroredSides(inset[1] ?? '')}${inset[2] ? ` round ${mirroredCorners(inset[2].slice(7))}` : ''})`;
  const polygon = /^polygon\((.*)\)$/.exec(value);
  if (polygon) return `polygon(${splitBy(',', polygon[1] ?? '').map((point) => point.replace(/^\S+/, mirroredPlace)).join(', ')})`;
  return value.replaceAll(/ at (\S+) /g, (_, x: string) => ` at ${mirroredPlace(x)} `);
};
/** The corners of a polygon in any order of going round. */
const cornersOf = (value: string): string => (value.startsWith('polygon(') ? splitBy(',', value.slice(8, -1)).map((point) => splitBy(' ', point).map(parseNumber).join(' ')).toSorted().join() : value.startsWith('inset(') ? value.replace(/\((.*?)( round |\))/, (_, sides: string, end: string) => `(${four(sides).join(' ')}${end}`) : value);
const parseNumber = (text: string): string => (/^-?[\d.]+(?:%|px)$/.test(text) ? `${Math.round(Number.parseFloat(text) * 10) / 10}` : text === '100%' ? '100' : text);
const mirroredMatrix = (value: string): string => value.replace(/^matrix\((.*)\)$/, (_, all: string) => {
  const [a = '', b = '', c = '', d = '', e = '', f = ''] = all.split(', ');
  return `matrix(${[a, negated(b), negated(c), d, negated(e), f].join(', ')})`;
});
/** Only what turns: boxes hold what moves. */
const turned = (value: string): string => value.replace(/^matrix\((.*)\)$/, (_, all: string) => all.split(', ').slice(0, 4).map((part) => String(Math.round(Number(part) * 1000) / 1000 + 0)).join(' '));
const mirroredAngle = (value: string): string => value.replace(/^(-?[\d.]+)deg$/, (_, angle: string) => `${turn(-Number(angle))}deg`);
const fullAngle = (value: string): string => value.replace(/^(-?[\d.]+)deg$/, (_, angle: string) => `${turn(Number(angle))}deg`);
const mirroredTranslate = (value: string): string => value.replace(/^\S+/, (x) => (x === 'none' ? x : negated(x)));
const asIs = (value: string): string => value;

interface Property {
  css: string;
  mirrored: (value: string) => string;
  /** The form in which two equal values are the same text. */
  form?: (value: string) => string;
}

/** Asymmetric properties of every element that no box tells. */
const PROPERTIES: readonly Property[] = [
  { css: 'border-width', mirrored: mirroredSides, form: fourOf },
  { css: 'border-radius', mirrored: mirroredCorners, form: fourOf },
  { css: 'box-shadow', mirrored: mirroredShadow },
  { css: 'background-image', mirrored: mirroredGradient, form: sameGradient },
  { css: 'mask-image', mirrored: mirroredGradient, form: sameGradient },
  { css: 'clip-path', mirrored: mirroredClip, form: cornersOf },
  { css: 'transform', mirrored: mirroredMatrix, form: turned },
  { css: 'rotate', mirrored: mirroredAngle, form: fullAngle },
  { css: 'text-align', mirrored: swapSides },
  { css: 'float', mirrored: swapSides },
  { css: 'text-shadow', mirrored: mirroredShadow },
  { css: 'filter', mirrored: mirroredDropShadow },
];
/** Read only where the first ones say that they matter. */
const BORDER: readonly Property[] = [{ css: 'border-color', mirrored: mirroredSides, form: (value) => four(value).join(' ') }, { css: 'border-style', mirrored: mirroredSides, form: fourOf }];
const places = (value: string): string => splitBy(',', value).map(mirroredPlace).join(', ');
/** Where a picture starts when it has a size of its own; one that fills its box starts nowhere. */
const ROUNDED = (value: string): string => splitBy(',', value).map((place) => (place === '0px' ? '0%' : place)).join(', ');
const PLACE_OF: readonly Property[] = [{ css: 'background-position-x', mirrored: places, form: ROUNDED }];
const PLACE_OF_MASK: readonly Property[] = [{ css: 'mask-position-x', mirrored: places, form: ROUNDED }];

/** What moves a box: read of boxes that are not where they should be, to name the property. */
const CAUSES: readonly (Property | readonly [string, string])[] = [
  ['margin-left', 'margin-right'],
  { css: 'translate', mirrored: mirroredTranslate },
  { css: 'transform', mirrored: mirroredMatrix },
  { css: 'float', mirrored: swapSides },
  { css: 'clear', mirrored: swapSides },
  { css: 'order', mirrored: asIs },
  { css: 'justify-self', mirrored: swapSides },
  ['left', 'right'],
];
const CAUSES_AROUND: readonly (Property | readonly [string, string])[] = [
  ['padding-left', 'padding-right'],
  ['border-left-width', 'border-right-width'],
  { css: 'text-align', mirrored: swapSides },
  { css: 'flex-direction', mirrored: asIs },
  { css: 'justify-content', mirrored: swapSides },
  { css: 'justify-items', mirrored: swapSides },
  { css: 'direction', mirrored: (value) => (value === 'rtl' ? 'ltr' : 'rtl') },
];

type Styles = Record<string, string>;
interface Side {
  x: number;
  width: number;
  styles: Styles;
  before: Styles | null;
  after: Styles | null;
}
interface Entry {
  node: Element | Text;
  /** The entry of the box around it. */
  around: Entry | null;
  placedByScript: boolean;
  rtl: Side;
  ltr: Side;
}

const NONE: Side = { x: 0, width: 0, styles: {}, before: null, after: null };
const range = new Range();

const boxOf = (node: Element | Text): DOMRect => {
  if (node instanceof Element) return node.getBoundingClientRect();
  range.selectNodeContents(node);
  return range.getBoundingClientRect();
};

/** Where each layer's picture begins; a gradient that fills its box begins nowhere. */
function placesOf(images: string, positions: string, sizes: string): string {
  const [each, size] = [splitBy(',', positions), splitBy(',', sizes)];
  return splitBy(',', images).map((image, at) => (image === 'none' || (image.includes('gradient(') && /^(?:auto|cover|100%)/.test(size[at % size.length] ?? '')) ? '50%' : (each[at % each.length] ?? '50%'))).join(', ');
}

function stylesOf(style: CSSStyleDeclaration): Styles {
  const styles: Styles = { direction: style.direction };
  for (const { css } of PROPERTIES) styles[css] = style.getPropertyValue(css);
  if (styles['border-width'] !== '0px') for (const { css } of BORDER) styles[css] = style.getPropertyValue(css);
  if (styles['background-image'] !== 'none') styles['background-position-x'] = placesOf(styles['background-image'] ?? '', style.backgroundPositionX, style.backgroundSize);
  if (styles['mask-image'] !== 'none') styles['mask-position-x'] = placesOf(styles['mask-image'] ?? '', style.getPropertyValue('mask-position-x') || style.getPropertyValue('-webkit-mask-position-x'), style.maskSize);
  return styles;
}

const number = (value: string): number => Number.parseFloat(value) || 0;
const round = (value: number): number => Math.round(value * 10) / 10;

/** A pseudo-element has no box to ask for: the middle of its insets and margins, with what moves it, says where it stands. */
function pseudoOf(element: Element, pseudo: '::before' | '::after'): Styles | null {
  const style = getComputedStyle(element, pseudo);
  if (style.content === 'none' || style.content === 'normal') return null;
  const width = number(style.width);
  const [x = '0'] = style.translate === 'none' ? [] : style.translate.split(' ');
  const moved = (x.endsWith('%') ? (number(x) / 100) * width : number(x)) + Number(/^matrix\((.*)\)$/.exec(style.transform)?.[1]?.split(', ')[4] ?? 0);
  const insets = style.position === 'static' ? 0 : number(style.left) - number(style.right);
  return {
    ...stylesOf(style),
    padding: style.padding,
    place: `${Math.round(2 * moved + insets + number(style.marginLeft) - number(style.marginRight))}px`,
    inset: `left ${style.left}, right ${style.right}, margin ${style.margin}, translate ${style.translate}, transform ${style.transform}`,
    'transform-origin': style.rotate === 'none' && style.scale === 'none' && style.transform === 'none' ? '' : `${Math.round(number(style.transformOrigin) - width / 2)}px`,
  };
}

function sideOf(node: Element | Text): Side {
  const { x, width } = boxOf(node);
  if (!(node instanceof Element)) return { x, width, styles: {}, before: null, after: null };
  return { x, width, styles: stylesOf(getComputedStyle(node)), before: pseudoOf(node, '::before'), after: pseudoOf(node, '::after') };
}

/** Every box of the story, outermost first. */
function entriesOf(stays: string): Entry[] {
  const found: Entry[] = [];
  const visit = (parent: Element, around: Entry | null): void => {
    for (const node of parent.childNodes) {
      if (node instanceof Text) {
        if (node.data.trim()) found.push({ node, around, placedByScript: false, rtl: sideOf(node), ltr: NONE });
        continue;
      }
      if (!(node instanceof Element) || node.matches(stays) || node.matches('[hidden]')) continue;
      if (parent instanceof HTMLDetailsElement && !parent.open && node.tagName !== 'SUMMARY') continue;
      const { display } = getComputedStyle(node);
      if (display === 'none') continue;
      if (display === 'contents') {
        visit(node, around);
        continue;
      }
      const entry: Entry = { node, around, placedByScript: node.matches(PLACED_BY_SCRIPT), rtl: sideOf(node), ltr: NONE };
      found.push(entry);
      // What has a direction of its own stays as it is in both renders.
      if (!node.matches(`${CONTENT}, [dir], bdi`) && entry.rtl.styles['direction'] === 'rtl') visit(node, entry);
    }
  };
  visit(document.body, null);
  return found;
}

/** How far to the right of its mirrored place a box is. */
const deviation = ({ rtl, ltr }: Entry, width: number): number => ltr.x - (width - rtl.x - rtl.width);

const nameOf = (node: Element | Text): string => (node instanceof Element ? name(node) : `text "${node.data.trim().slice(0, 40)}" of ${node.parentElement ? name(node.parentElement) : ''}`);

const asForm = ({ form = asIs }: Property, value: string): string => form(value);

function compareStyles(properties: readonly Property[], rtl: Styles, ltr: Styles): string[] {
  return properties.flatMap((property) => {
    const { css, mirrored } = property;
    const [from, to] = [rtl[css] ?? '', ltr[css] ?? ''];
    if (from === to && (from === 'none' || from === '0px' || from === '')) return [];
    return asForm(property, mirrored(from)) === asForm(property, to) ? [] : [`${css} is "${from}" in rtl and "${to}" in ltr, not "${mirrored(from)}"`];
  });
}

const EVERY = [...PROPERTIES, ...BORDER, ...PLACE_OF, ...PLACE_OF_MASK];
const OF_PSEUDO: readonly Property[] = [...EVERY, { css: 'padding', mirrored: mirroredSides, form: fourOf }, { css: 'transform-origin', mirrored: negated, form: (value) => value.replace(/^-0px$/, '0px') }];

/** A square on its corner is the same from both sides. */
const isDiamond = ({ rtl: { styles } }: { rtl: { styles: Styles } }): boolean => (styles['rotate'] === '45deg' || styles['rotate'] === '-45deg') && !styles['border-width']?.includes(' ');

function comparePseudo(pseudo: string, rtl: Styles | null, ltr: Styles | null): string[] {
  if (!rtl && !ltr) return [];
  if (!rtl || !ltr) return [`${pseudo} is only in ${rtl ? 'rtl' : 'ltr'}`];
  const moved = Math.abs(Number.parseFloat(rtl['place'] ?? '0') + Number.parseFloat(ltr['place'] ?? '0')) > 2 * TOLERANCE;
  const lines = compareStyles(isDiamond({ rtl: { styles: rtl } }) ? OF_PSEUDO.filter(({ css }) => css !== 'rotate') : OF_PSEUDO, rtl, ltr);
  return [...lines, ...(moved ? [`inset is "${rtl['inset']}" in rtl and "${ltr['inset']}" in ltr, not mirrored`] : [])].map((line) => `${pseudo} ${line}`);
}

function compareEntry(entry: Entry): string[] {
  const { node, around, rtl, ltr } = entry;
  if (!(node instanceof Element)) return [];
  if (rtl.styles['direction'] === ltr.styles['direction']) return node.matches(`${CONTENT}, [dir], [data-ltr], bdi`) ? [] : [`direction is "${rtl.styles['direction']}" in both, without dir or data-ltr`];
  // An inherited value is one fault, of the element that sets it.
  const inherited = (css: string): boolean => around?.rtl.styles[css] === rtl.styles[css] && around?.ltr.styles[css] === ltr.styles[css];
  const isPicture = node.matches('svg, img, canvas');
  const properties = EVERY.filter(({ css }) => !((css === 'text-align' || css === 'text-shadow') && inherited(css)) && !(css === 'transform' && isPicture) && !(css === 'rotate' && isDiamond(entry)));
  return [...compareStyles(properties, rtl.styles, ltr.styles), ...comparePseudo('::before', rtl.before, ltr.before), ...comparePseudo('::after', rtl.after, ltr.after)];
}

/** Whether a picture is drawn from the other side. */
const isFlipped = (value = 'none'): boolean => {
  const [a = 1, b = 0, c = 0, d = 1] = (/^matrix\((.*)\)$/.exec(value)?.[1] ?? '').split(', ').filter(Boolean).map(Number);
  return a * d - b * c < 0;
};

function compareIcon({ node, rtl, ltr }: Entry): string[] {
  if (!(node instanceof SVGSVGElement) || node.dataset['icon'] === undefined) return [];
  const icon = iconNames.get(node.querySelector('path')?.getAttribute('d') ?? '') ?? '';
  const marked = node.dataset['icon'] === 'mirrors';
  const definition: IconDefinition | undefined = (icons as Record<string, IconDefinition>)[icon];
  const found: string[] = [];
  if (isFlipped(rtl.styles['transform']) !== marked) found.push(`transform of the icon "${icon}" is "${rtl.styles['transform']}" in rtl, although it ${marked ? 'mirrors' : 'does not mirror'}`);
  if (isFlipped(ltr.styles['transform'])) found.push(`transform of the icon "${icon}" is "${ltr.styles['transform']}" in ltr`);
  if (definition && marked !== Boolean(definition.mirrors)) found.push(`data-icon of the icon "${icon}" is "${node.dataset['icon']}", its definition says otherwise`);
  if (ALONG_THE_LINE.test(icon) && !marked) found.push(`transform of the icon "${icon}" stays, although it points along the line of reading`);
  if (WITHOUT_DIRECTION.test(icon) && marked) found.push(`transform of the icon "${icon}" mirrors, although it points nowhere along the line of reading`);
  return found;
}

/** Rules that name an animation, with the names, from every sheet: under reduced motion they do not run, and are no less wrong. */
function animationRules(frames: ReadonlyMap<string, CSSKeyframesRule>): { selector: string; names: string[] }[] {
  const found: { selector: string; names: string[] }[] = [];
  const visit = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        // With a variable in it only the shorthand has a text.
        const names = (rule.style.animationName || rule.style.animation).split(/[\s,]+/).filter((word) => frames.has(word));
        if (names.length) found.push({ selector: rule.selectorText, names });
      }
      if ('cssRules' in rule && !(rule instanceof CSSKeyframesRule)) visit(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) visit(sheet.cssRules);
  return found;
}

function keyframesOf(): Map<string, CSSKeyframesRule> {
  const found = new Map<string, CSSKeyframesRule>();
  for (const sheet of document.styleSheets) for (const rule of sheet.cssRules) if (rule instanceof CSSKeyframesRule) found.set(rule.name, rule);
  return found;
}

const IN_KEYFRAMES: readonly Property[] = [
  { css: 'translate', mirrored: mirroredTranslate },
  { css: 'rotate', mirrored: mirroredAngle, form: fullAngle },
  { css: 'transform', mirrored: (value) => value.replaceAll(/(translate(?:X|3d)?\(|rotate\(|skewX?\()(-?[\d.]+[a-z%]*)/g, (_, kind: string, x: string) => `${kind}${negated(x)}`) },
  { css: 'clip-path', mirrored: mirroredClip, form: cornersOf },
  { css: 'box-shadow', mirrored: mirroredShadow },
  { css: 'background-position-x', mirrored: places },
];
const PAIRS = [['left', 'right'], ['margin-left', 'margin-right'], ['padding-left', 'padding-right']] as const;

/** The keyframes of an animation as they are, or mirrored. A spinner turns the same way everywhere: a whole turn is no direction. */
function framesText(rule: CSSKeyframesRule | undefined, mirrored: boolean): string {
  if (!rule) return '';
  return [...rule].map(({ keyText, style }) => {
    const values = IN_KEYFRAMES.flatMap(({ css, mirrored: mirror, form = asIs }) => {
      const value = style.getPropertyValue(css);
      return value && value !== '1turn' && value !== '360deg' ? [`${css}: ${form(mirrored ? mirror(value) : value)}`] : [];
    });
    const sides = PAIRS.flatMap(([left, right]) => {
      const [one, other] = [style.getPropertyValue(left), style.getPropertyValue(right)];
      return one || other ? [`${left}: ${mirrored ? other : one}; ${right}: ${mirrored ? one : other}`] : [];
    });
    return `${keyText} ${[...values, ...sides].join('; ')}`;
  }).join(' ');
}

type Running = ReadonlyMap<Element, ReadonlySet<string>>;

/** Which animations each element would have. */
function animationsOf(rules: readonly { selector: string; names: string[] }[], within: ReadonlySet<Element>): Running {
  const found = new Map<Element, Set<string>>();
  for (const { selector, names } of rules) {
    for (const element of document.body.querySelectorAll(selector.replaceAll(/::[a-z-]+/g, ''))) {
      if (!within.has(element)) continue;
      const own = found.get(element) ?? new Set();
      for (const each of names) own.add(each);
      found.set(element, own);
    }
  }
  return found;
}

function compareAnimations(frames: ReadonlyMap<string, CSSKeyframesRule>, rtl: Running, ltr: Running): string[] {
  const text = (names: ReadonlySet<string> | undefined, mirrored: boolean): string => [...(names ?? [])].map((each) => framesText(frames.get(each), mirrored)).toSorted().join(' | ');
  return [...new Set([...rtl.keys(), ...ltr.keys()])].flatMap((element) => {
    const [from, to] = [text(rtl.get(element), true), text(ltr.get(element), false)];
    return from === to ? [] : [`${nameOf(element)}: keyframes are "${text(rtl.get(element), false)}" in rtl and "${to}" in ltr, not mirrored`];
  });
}

const readCauses = (element: Element, causes: typeof CAUSES): Styles => {
  const style = getComputedStyle(element);
  return Object.fromEntries(causes.flatMap((cause) => ('css' in cause ? [cause.css] : cause)).map((css) => [css, style.getPropertyValue(css)]));
};

const near = (one: string, other: string): boolean => one === other || Math.abs(Number.parseFloat(one) - Number.parseFloat(other)) <= TOLERANCE;

/** Properties of an element that would mirror and do not. */
function guilty(causes: typeof CAUSES, rtl: Styles, ltr: Styles): string[] {
  return causes.flatMap((cause) => {
    if ('css' in cause) return compareStyles([cause], rtl, ltr);
    const [left, right] = cause;
    const isMirrored = near(rtl[left] ?? '', ltr[right] ?? '') && near(rtl[right] ?? '', ltr[left] ?? '');
    return isMirrored ? [] : [`${left} is "${rtl[left]}" in rtl and "${ltr[left]}" in ltr, where rtl has ${right} "${rtl[right]}"`];
  });
}

/** What joins letters and kerns them: a letter forced the other way would join its wrong neighbour and be another width. */
const UNSHAPED = ['init', 'medi', 'fina', 'isol', 'rlig', 'calt', 'rclt', 'liga', 'clig', 'curs', 'ccmp'].map((feature) => `"${feature}" 0`).join(', ');

const stylesheet = (): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  // Letters, digits and boxes of a line then stand one after another in the direction of the page: a line mirrors as boxes do. What is neutral among
  // Arabic words stays among them otherwise, which is right and has its own check (`unisolated`).
  sheet.replaceSync(`*, ::before, ::after { unicode-bidi: isolate-override !important; font-kerning: none !important; font-feature-settings: ${UNSHAPED} !important; }`);
  return sheet;
};

const scrolledBoxes = (): Map<Element, number> => new Map([...document.querySelectorAll('*')].flatMap((element) => (element.scrollLeft === 0 ? [] : [[element, element.scrollLeft] as const])));

/** What does not mirror: a line for each element and property. `stays` are elements that stay on purpose. */
export function mirror({ stays }: { stays: string }): string[] {
  const root = document.documentElement;
  if (root.dir !== 'rtl') return [];
  const selector = [...STAYS.map((stay) => stay.selector), ...(stays ? [stays] : [])].join(', ');
  const focus = document.activeElement;
  const scrolled = scrolledBoxes();
  const sheet = stylesheet();
  document.adoptedStyleSheets.push(sheet);
  const found: string[] = [];
  try {
    const entries = entriesOf(selector);
    const elements = new Set(entries.flatMap(({ node }) => (node instanceof Element ? [node] : [])));
    const frames = keyframesOf();
    const rules = animationRules(frames);
    const running = animationsOf(rules, elements);
    const width = root.clientWidth;
    root.dir = 'ltr';
    for (const [element, left] of scrolled) element.scrollLeft = -left;
    for (const entry of entries) entry.ltr = sideOf(entry.node);
    const runningTurned = animationsOf(rules, elements);
    const off = entries.filter((entry) => {
      if (entry.placedByScript || entry.rtl.width === 0) return false;
      const by = deviation(entry, width) - (entry.around ? deviation(entry.around, width) : 0);
      return Math.abs(by) > TOLERANCE || Math.abs(entry.rtl.width - entry.ltr.width) > TOLERANCE;
    });
    const holderOf = ({ node }: Entry): Element | null => node.parentElement;
    const readAll = () => off.slice(0, MAX_LINES).map((entry) => ({ own: entry.node instanceof Element ? readCauses(entry.node, CAUSES) : {}, around: holderOf(entry) ? readCauses(holderOf(entry) as Element, CAUSES_AROUND) : {} }));
    const inLtr = readAll();
    root.dir = 'rtl';
    for (const [element, left] of scrolled) element.scrollLeft = left;
    const inRtl = readAll();
    for (const entry of entries) for (const line of [...compareIcon(entry), ...compareEntry(entry)]) found.push(`${nameOf(entry.node)}: ${line}`);
    found.push(...compareAnimations(frames, running, runningTurned));
    for (const [at, { own, around }] of inRtl.entries()) {
      const entry = off[at] as Entry;
      const causes = [...(entry.node instanceof Element ? guilty(CAUSES, own, inLtr[at]?.own ?? {}) : []), ...guilty(CAUSES_AROUND, around, inLtr[at]?.around ?? {}).map((line) => `${line} around it`)];
      const { rtl, ltr } = entry;
      found.push(`${nameOf(entry.node)}: its box is ${round(rtl.width)} px wide at ${round(rtl.x)} px in rtl and ${round(ltr.width)} px at ${round(ltr.x)} px in ltr, not at ${round(width - rtl.x - rtl.width)} px: ${causes.join('; ') || 'its place'}`);
    }
    // The rows that the rest of the visit sees are the ones that stood there before.
    for (const { node, rtl } of entries) {
      const { x } = boxOf(node);
      if (Math.abs(x - rtl.x) > TOLERANCE) found.push(`${nameOf(node)}: its box is at ${x} px after the direction was turned back, and was at ${rtl.x} px`);
    }
  } finally {
    root.dir = 'rtl';
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    for (const [element, left] of scrolled) element.scrollLeft = left;
    if (focus instanceof HTMLElement && document.activeElement !== focus) focus.focus({ preventScroll: true });
  }
  return [...new Set(found)].slice(0, MAX_LINES).map((line) => `does not mirror: ${line}`);
}

const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

const press = (target: Element, key: string): boolean => target.dispatchEvent(new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true }));

const isVisible = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');

/** Arrow keys and buttons that go along the line of reading: the last thing that is done with a story, because it changes it. */
export async function arrows(): Promise<string[]> {
  const isRtl = document.documentElement.dir === 'rtl';
  const [forward, back] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const found: string[] = [];
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  for (const list of modal.querySelectorAll('[role="tablist"]')) {
    const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]:not([aria-disabled="true"], :disabled)')];
    const at = tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true');
    const [tab, next] = [tabs[at], tabs[at + 1] ?? tabs[0]];
    if (!tab || !next || tabs.length < 3 || !isVisible(list)) continue;
    const [frameBox, box] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (list.scrollWidth > list.clientWidth + 1 && box.width < frameBox.width && (box.left < frameBox.left - 1 || box.right > frameBox.right + 1)) found.push(`${name(list)}: scrollLeft is ${list.scrollLeft}, and the selected tab is out of sight`);
    tab.focus({ preventScroll: true });
    press(tab, forward);
    await frame();
    if (document.activeElement !== next) found.push(`${name(list)}: the key ${forward} goes from "${tab.textContent}" to "${document.activeElement?.textContent?.slice(0, 40)}", not to "${next.textContent}"`);
  }
  for (const region of modal.querySelectorAll('[role="region"][aria-roledescription]')) {
    const strip = region.querySelector('[role="list"]');
    const next = region.querySelector<HTMLElement>('button:last-of-type');
    if (!strip || !next || next.getAttribute('aria-disabled') === 'true' || !isVisible(next)) continue;
    const before = strip.scrollLeft;
    next.click();
    await frame();
    const by = strip.scrollLeft - before;
    if ((isRtl ? -by : by) <= 0) found.push(`${name(region)}: scrollLeft goes by ${by} px at a press on "next"`);
  }
  const lightbox = modal.matches('dialog') ? modal : null;
  const strip = lightbox?.querySelector('[data-step="next"]') ? lightbox.querySelector('[data-initial-focus]') : null;
  if (lightbox && strip) {
    const current = (): number => [...strip.children].findIndex((slide) => slide.getAttribute('aria-hidden') !== 'true');
    const step = (by: 'next' | 'previous'): HTMLElement | null => lightbox.querySelector(`[data-step="${by}"]:not([aria-disabled="true"])`);
    const from = current();
    const isForward = step('next') !== null;
    step(isForward ? 'next' : 'previous')?.click();
    await frame();
    await frame();
    const to = current();
    // Where a story holds its picture, no key moves it either.
    if (to !== from) {
      press(strip, isForward ? back : forward);
      await frame();
      await frame();
      if (current() !== from) found.push(`${name(strip)}: the key ${isForward ? back : forward} goes from picture ${to + 1} to ${current() + 1}, not to ${from + 1}`);
    }
  }
  return found.map((line) => `does not follow the direction: ${line}`);
}
