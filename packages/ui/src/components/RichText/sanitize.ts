import { FilterXSS, type IWhiteList } from 'xss';

/** Allowed elements: structure and emphasis; no styles, scripts or iframes. */
const allowed: IWhiteList = {
  p: [],
  br: [],
  hr: [],
  h2: ['id'],
  h3: ['id'],
  h4: ['id'],
  ul: [],
  ol: ['start'],
  li: [],
  strong: [],
  b: [],
  em: [],
  i: [],
  blockquote: [],
  bdi: [],
  span: ['lang'],
  sup: [],
  sub: [],
  a: ['href', 'title', 'lang'],
  figure: [],
  figcaption: [],
  img: ['src', 'alt', 'width', 'height'],
  table: [],
  caption: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
};

/** Ids of the text must not be taken for elements of the page, or for globals of a script (`window.taawunPush`). */
const ID_PREFIX = 'text-';
/** An id, or the fragment of a link to it, without what would end its attribute. */
const idOf = (value: string): string => ID_PREFIX + value.replaceAll(/["'<>&\s]/g, '');

const filter = new FilterXSS({
  whiteList: allowed,
  stripIgnoreTag: true,
  stripIgnoreTagBody: ['script', 'style', 'iframe', 'object', 'embed', 'noscript', 'template', 'svg', 'math'],
  css: false,
  onTagAttr: (tag, name, value, isAllowed) => {
    if (!isAllowed) return undefined;
    if (name === 'id') return `id="${idOf(value)}"`;
    return tag === 'a' && name === 'href' && value.startsWith('#') ? `href="#${idOf(value.slice(1))}"` : undefined;
  },
  onTag: (tag, html, { isClosing }) => {
    if (isClosing) return undefined;
    // A table wider than the text scrolls, and the keyboard must be able to scroll it.
    return tag === 'table' ? '<table tabindex="0">' : tag === 'a' ? secureAnchor(html) : undefined;
  },
});

/**
 * External links in an editor's text open in the same tab, because nothing in the text announces another, and do not reveal
 * the page.
 */
function secureAnchor(html: string): string | undefined {
  const href = /href\s*=\s*["']?\s*(https?:\/\/[^"'\s>]+)/i.exec(html)?.[1];
  return href ? `<a href="${href.replace(/[<>"]/g, '')}" rel="noopener noreferrer">` : undefined;
}

/**
 * Sanitises HTML of an editor. Works on a server and in a browser. Removes disallowed elements and attributes and
 * preserves their text; prefixes ids and the links to them.
 */
export const sanitize = (html: string): string => filter.process(html);
