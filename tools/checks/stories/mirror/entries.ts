// Reads the boxes and styles of a story in one direction.
import { splitBy } from './values.ts';
import { BORDER, PROPERTIES, type Styles } from './properties.ts';

/** Their box mirrors; what is inside is content, which has no direction of the page. */
export const CONTENT = 'svg, canvas, img, video, iframe, object, input, textarea, select, meter, progress';
/** Columns of numbers are aligned on the right in both languages: their cells mirror, what is inside stays. */
export const NUMERIC = 'table [data-numeric]';
/** React Aria positions these by script: their content is compared, screenshots cover their position. */
const PLACED_BY_SCRIPT = '[data-rac][data-trigger], [data-rac][role="dialog"][style*="position"]';

export interface Side {
  x: number;
  width: number;
  styles: Styles;
  before: Styles | null;
  after: Styles | null;
}
export interface Entry {
  node: Element | Text;
  /** The entry of the box around it. */
  around: Entry | null;
  placedByScript: boolean;
  rtl: Side;
  ltr: Side;
}

const NONE: Side = { x: 0, width: 0, styles: {}, before: null, after: null };
const range = new Range();

export const boxOf = (node: Element | Text): DOMRect => {
  if (node instanceof Element) return node.getBoundingClientRect();
  range.selectNodeContents(node);
  return range.getBoundingClientRect();
};

/** Position of each layer's background image; a gradient that fills its box has none. */
function placesOf(images: string, positions: string, sizes: string): string {
  const [each, size] = [splitBy(',', positions), splitBy(',', sizes)];
  return splitBy(',', images)
    .map((image, at) =>
      image === 'none' || (image.includes('gradient(') && /^(?:auto|cover|100%)/.test(size[at % size.length] ?? ''))
        ? '50%'
        : (each[at % each.length] ?? '50%'),
    )
    .join(', ');
}

function stylesOf(style: CSSStyleDeclaration): Styles {
  const styles: Styles = { direction: style.direction };
  for (const { css } of PROPERTIES) styles[css] = style.getPropertyValue(css);
  if (styles['border-width'] !== '0px') for (const { css } of BORDER) styles[css] = style.getPropertyValue(css);
  if (styles['background-image'] !== 'none')
    styles['background-position-x'] = placesOf(
      styles['background-image'] ?? '',
      style.backgroundPositionX,
      style.backgroundSize,
    );
  if (styles['mask-image'] !== 'none')
    styles['mask-position-x'] = placesOf(
      styles['mask-image'] ?? '',
      style.getPropertyValue('mask-position-x') || style.getPropertyValue('-webkit-mask-position-x'),
      style.maskSize,
    );
  return styles;
}

const number = (value: string): number => Number.parseFloat(value) || 0;
export const round = (value: number): number => Math.round(value * 10) / 10;

/** Styles of a pseudo-element, which has no box to query: insets, margins and transforms give its position. */
function pseudoOf(element: Element, pseudo: '::before' | '::after'): Styles | null {
  const style = getComputedStyle(element, pseudo);
  if (style.content === 'none' || style.content === 'normal') return null;
  const width = number(style.width);
  const [x = '0'] = style.translate === 'none' ? [] : style.translate.split(' ');
  const moved =
    (x.endsWith('%') ? (number(x) / 100) * width : number(x)) +
    Number(/^matrix\((.*)\)$/.exec(style.transform)?.[1]?.split(', ')[4] ?? 0);
  const insets = style.position === 'static' ? 0 : number(style.left) - number(style.right);
  return {
    ...stylesOf(style),
    padding: style.padding,
    place: `${Math.round(2 * moved + insets + number(style.marginLeft) - number(style.marginRight))}px`,
    inset: `left ${style.left}, right ${style.right}, margin ${style.margin}, translate ${style.translate}, transform ${style.transform}`,
    'transform-origin':
      style.rotate === 'none' && style.scale === 'none' && style.transform === 'none'
        ? ''
        : `${Math.round(number(style.transformOrigin) - width / 2)}px`,
  };
}

export function sideOf(node: Element | Text): Side {
  const { x, width } = boxOf(node);
  if (!(node instanceof Element)) return { x, width, styles: {}, before: null, after: null };
  const style = getComputedStyle(node);
  return {
    x,
    width,
    styles: { ...stylesOf(style), ...(node.matches(NUMERIC) && { padding: style.padding }) },
    before: pseudoOf(node, '::before'),
    after: pseudoOf(node, '::after'),
  };
}

/** Every box of the story, outermost first. */
export function entriesOf(stays: string): Entry[] {
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
      const entry: Entry = {
        node,
        around,
        placedByScript: node.matches(PLACED_BY_SCRIPT),
        rtl: sideOf(node),
        ltr: NONE,
      };
      found.push(entry);
      // What has a direction of its own stays as it is in both renders.
      if (!node.matches(`${CONTENT}, ${NUMERIC}, [dir], bdi`) && entry.rtl.styles['direction'] === 'rtl')
        visit(node, entry);
    }
  };
  visit(document.body, null);
  return found;
}
