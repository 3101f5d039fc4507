// Invariants of every story. Each function returns one message per element that violates the rule.

/** Describes an element in a message: its tag with attributes, its text, and its parent. */
export const name = (element: Element): string => {
  const { outerHTML, textContent, parentElement } = element;
  return `${outerHTML.replace(/>[^]*$/, '>').slice(0, 200)} "${(element.getAttribute('aria-label') ?? textContent).trim().replaceAll(/\s+/g, ' ').slice(0, 40)}" in ${parentElement?.outerHTML.replace(/>[^]*$/, '>').slice(0, 120) ?? ''}`;
};

/** Returns whether the element is not rendered, inert, or visually hidden. */
function isHidden(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]')) return true;
  for (let box: Element | null = element; box; box = box.parentElement)
    if (getComputedStyle(box).clipPath === 'inset(50%)') return true;
  return false;
}

/**
 * Returns whether the element is an intended horizontal scroller: it does not also scroll vertically and is not the
 * dialog's scroller, where text beyond the edge would be unreadable.
 */
const scrollsOnPurpose = (element: Element): boolean =>
  element.scrollHeight <= element.clientHeight + 1 && !element.parentElement?.matches('dialog');

/**
 * Reports content wider than the viewport or than a dialog. A strip that scrolls along the inline axis on purpose is
 * allowed.
 */
export function overflows(): string[] {
  const root = document.documentElement;
  const found: string[] = [];
  const limit = root.clientWidth;
  if (root.scrollWidth > limit + 1) {
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (left < -1 || right > limit + 1) && !clipped(element);
    });
    // Report the innermost elements: those are the cause.
    const inner = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)));
    const named = inner.length ? inner : longLines(limit);
    found.push(
      `the page is ${root.scrollWidth} px wide in a window of ${limit} px: ${named.slice(0, 3).map(name).join(' · ') || 'nothing visible'}`,
    );
  }
  for (const element of document.body.querySelectorAll('*')) {
    if (element.scrollWidth <= element.clientWidth + 1 || element.clientWidth === 0) continue;
    const { overflowX } = getComputedStyle(element);
    if ((overflowX === 'auto' || overflowX === 'scroll') && !scrollsOnPurpose(element))
      found.push(`scrolls in both directions, ${element.scrollWidth} in ${element.clientWidth} px: ${name(element)}`);
  }
  return found;
}

/** Returns elements that fit into the viewport while a line of their text does not. */
function longLines(limit: number): Element[] {
  const found = new Set<Element>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const element = text.parentElement;
    if (!element) continue;
    range.selectNodeContents(text);
    if (
      [...range.getClientRects()].some(({ left, right }) => left < -1 || right > limit + 1) &&
      getComputedStyle(element).overflowX === 'visible' &&
      !clipped(element)
    )
      found.add(element);
  }
  return [...found];
}

/** Returns whether an ancestor clips or scrolls the element. */
function clipped(element: Element): boolean {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
    if (getComputedStyle(box).overflowX !== 'visible') return true;
  return false;
}

const INTERACTIVE =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, :is([role="button"], [role="link"], [role="tab"], [role="menuitem"], [role="checkbox"], [role="radio"], [role="switch"], [role="option"], [role="slider"]):not(svg *)';
const MIN_TARGET_PX = 24;
const MIN_BUTTON_HEIGHT_PX = 44;

/** Returns whether the element is a link in running text (WCAG 2.5.8, exception for inline targets). */
function inText(element: Element): boolean {
  if (getComputedStyle(element).display !== 'inline') return false;
  const around = element.closest('p, li, dd, td, address, blockquote, label, figcaption') ?? element.parentElement;
  return (around?.textContent.trim().length ?? 0) > element.textContent.trim().length;
}

const isBig = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width >= MIN_TARGET_PX - 0.5 && height >= MIN_TARGET_PX - 0.5;
};

/**
 * Returns whether a press anywhere in a minimum-size square that contains the element's centre hits it: a hit area
 * beyond its box counts.
 */
function isReached(element: Element): boolean {
  element.scrollIntoView({ block: 'center', inline: 'center' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y, half] = [left + width / 2, top + height / 2, MIN_TARGET_PX / 2 - 0.5];
  const isHit = (px: number, py: number): boolean => {
    const hit = document.elementFromPoint(px, py);
    return hit !== null && element.contains(hit);
  };
  const shifts = [0, half, -half];
  return shifts.some((dx) =>
    shifts.some((dy) => [-half, half].every((px) => [-half, half].every((py) => isHit(x + dx + px, y + dy + py)))),
  );
}

/** Reports touch targets smaller than 24 px, and default-size buttons less than 44 px high. */
export function smallTargets(): string[] {
  const found: string[] = [];
  for (const element of document.body.querySelectorAll<HTMLElement>(INTERACTIVE)) {
    if (isHidden(element)) continue;
    const { width, height } = element.getBoundingClientRect();
    const labels = [...((element as Partial<HTMLInputElement>).labels ?? [])];
    const size = `${Math.round(width * 10) / 10} × ${Math.round(height * 10) / 10} px`;
    if (element.matches('.ta-button:is([data-size="md"], [data-size="lg"])') && height < MIN_BUTTON_HEIGHT_PX)
      found.push(`a button of ${size}, less than ${MIN_BUTTON_HEIGHT_PX} px high: ${name(element)}`);
    if (![element, ...labels].some(isBig) && !inText(element) && !isReached(element))
      found.push(`a target of ${size}, less than ${MIN_TARGET_PX} × ${MIN_TARGET_PX}: ${name(element)}`);
  }
  return found;
}

/** Reports animations that run under reduced motion. Scroll-driven animations are allowed. */
export function moving(): string[] {
  return document.getAnimations().flatMap((animation) => {
    const { effect, timeline, playState } = animation;
    if (
      playState !== 'running' ||
      timeline !== document.timeline ||
      Number(effect?.getComputedTiming().activeDuration ?? 0) === 0
    )
      return [];
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return [`moves under reduced motion: ${target ? name(target) : animation.id}`];
  });
}

/**
 * Reports elements with their own direction. Only a word in the other script may have one, and what a library renders
 * outside the page.
 */
export function turned(): string[] {
  return [...document.body.querySelectorAll('[dir="rtl"]:not(bdi, [data-rac])')].map(
    (element) => `carries a direction of its own: ${name(element)}`,
  );
}

/** Arabic letters, digits and punctuation: never part of a Latin run. */
const ARABIC = /[\u0600-\u06FF\u0750-\u077F\u08A0-\u08FF\uFB50-\uFDFF\uFE70-\uFEFF\u200F\u061C]/;
/**
 * Code in Arabic text: Latin letters or digits with signs between or around them, and grouped digits. Punctuation that
 * ends the sentence and brackets around the code belong to the sentence.
 */
const RUN = /[A-Za-z0-9+#@/\\~*_•$€£<=][A-Za-z0-9+#@/\\~*_•$€£<>=.,:;?&%'()[\]–-]*(?: [0-9•][0-9•.,:/-]*)*/g;
const AROUND = /^[([{"'«]+|[)\]}"'».,:;!?…%]+$/g;

/** Returns groups of consecutive text nodes that are laid out together, in a block or an isolate. */
function runsOfText(): Text[][] {
  const found: Text[][] = [];
  let last: Element | null = null;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    let box = node.parentElement;
    // `isolate`, `isolate-override`, `plaintext`: the content does not affect the direction around it.
    while (
      box &&
      box !== document.body &&
      /^(inline|contents)$/.test(getComputedStyle(box).display) &&
      !/isolate|plaintext/.test(getComputedStyle(box).unicodeBidi)
    )
      box = box.parentElement;
    if (!box || box.closest('svg, script, style, textarea, select')) continue;
    if (box !== last) found.push([]);
    found.at(-1)?.push(node as Text);
    last = box;
  }
  return found;
}

/** Yields the box of each character of a text, in text order. Characters without a box are skipped. */
function* characterBoxes(nodes: readonly Text[], from: number, to: number): Generator<DOMRect> {
  let start = 0;
  const range = document.createRange();
  for (const node of nodes) {
    for (let index = Math.max(from, start); index < Math.min(to, start + node.length); index++) {
      range.setStart(node, index - start);
      range.setEnd(node, index - start + 1);
      const box = range.getBoundingClientRect();
      if (box.width > 0) yield box;
    }
    start += node.length;
  }
}

/**
 * Reports codes whose characters are not rendered in order from left to right, because nothing isolates them from the
 * Arabic text. Ignores texts in `but`, whole or truncated: their author wrote them in that order.
 */
export function unisolated(but: readonly string[] = []): string[] {
  const found: string[] = [];
  for (const nodes of runsOfText()) {
    const text = nodes.map((node) => node.data).join('');
    if (
      !/[A-Za-z0-9]/.test(text) ||
      but.some((allowed) => text.includes(allowed) || (text.endsWith('…') && allowed.startsWith(text.slice(0, -1))))
    )
      continue;
    // In Latin-only text the full stop belongs to the text; within Arabic it may belong to the sentence.
    const alone = /[A-Za-z]/.test(text) && !ARABIC.test(text);
    for (const { 0: whole, index } of alone ? text.matchAll(/\S.*\S/gs) : text.matchAll(RUN)) {
      const run = alone ? whole : whole.replaceAll(AROUND, '');
      if (!/[A-Za-z0-9]/.test(run) || !/[^A-Za-z0-9]/.test(run) || ARABIC.test(run)) continue;
      const at = index + whole.indexOf(run);
      const boxes = [...characterBoxes(nodes, at, at + run.length)];
      const turned = boxes.some((box, place) => {
        const before = boxes[place - 1];
        return before !== undefined && Math.abs(box.top - before.top) < box.height / 2 && box.left < before.left - 0.5;
      });
      const element = nodes[0]?.parentElement;
      if (turned && element && !isHidden(element))
        found.push(`"${run}" turns around among Arabic words, put it into <Bdi>: ${name(element)}`);
    }
  }
  return found;
}
