// What every story keeps without a test of its own. Each function gives one line for every element that breaks the promise.

/** An element as a finding names it: its tag with its attributes, its text, and what it stands in. */
export const name = (element: Element): string => {
  const { outerHTML, textContent, parentElement } = element;
  return `${outerHTML.replace(/>[^]*$/, '>').slice(0, 200)} "${(element.getAttribute('aria-label') ?? textContent).trim().replaceAll(/\s+/g, ' ').slice(0, 40)}" in ${parentElement?.outerHTML.replace(/>[^]*$/, '>').slice(0, 120) ?? ''}`;
};

/** Not drawn, out of reach, or there for assistive technology only. */
function isHidden(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]')) return true;
  for (let box: Element | null = element; box; box = box.parentElement)
    if (getComputedStyle(box).clipPath === 'inset(50%)') return true;
  return false;
}

/** Scrolls along both lines, or is a dialog's own scroller: nobody can read a line that leaves the window. */
const scrollsOnPurpose = (element: Element): boolean =>
  element.scrollHeight <= element.clientHeight + 1 && !element.parentElement?.matches('dialog');

/** What is wider than the window, or than a dialog. A strip that scrolls along the line on purpose is allowed. */
export function overflows(): string[] {
  const root = document.documentElement;
  const found: string[] = [];
  const limit = root.clientWidth;
  if (root.scrollWidth > limit + 1) {
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (left < -1 || right > limit + 1) && !clipped(element);
    });
    // The innermost ones are those to mend.
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

/** Elements that fit into the window, while a line of their text does not. */
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

/** Whether something around it cuts it off or scrolls it. */
function clipped(element: Element): boolean {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
    if (getComputedStyle(box).overflowX !== 'visible') return true;
  return false;
}

const INTERACTIVE =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, :is([role="button"], [role="link"], [role="tab"], [role="menuitem"], [role="checkbox"], [role="radio"], [role="switch"], [role="option"], [role="slider"]):not(svg *)';
const MIN = 24;
const MAIN = 44;

/** A link in running text has the height of its line (WCAG 2.5.8, inline). */
function inText(element: Element): boolean {
  if (getComputedStyle(element).display !== 'inline') return false;
  const around = element.closest('p, li, dd, td, address, blockquote, label, figcaption') ?? element.parentElement;
  return (around?.textContent.trim().length ?? 0) > element.textContent.trim().length;
}

const isBig = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width >= MIN - 0.5 && height >= MIN - 0.5;
};

/** Whether a press anywhere on one of the least squares that hold its middle reaches it: an area drawn beyond its box counts. */
function isReached(element: Element): boolean {
  element.scrollIntoView({ block: 'center', inline: 'center' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y, half] = [left + width / 2, top + height / 2, MIN / 2 - 0.5];
  const isHit = (px: number, py: number): boolean => {
    const hit = document.elementFromPoint(px, py);
    return hit !== null && element.contains(hit);
  };
  const shifts = [0, half, -half];
  return shifts.some((dx) =>
    shifts.some((dy) => [-half, half].every((px) => [-half, half].every((py) => isHit(x + dx + px, y + dy + py)))),
  );
}

/** What a finger would miss: less than 24 px, or a button of the usual size less than 44 px high. */
export function smallTargets(): string[] {
  const found: string[] = [];
  for (const element of document.body.querySelectorAll<HTMLElement>(INTERACTIVE)) {
    if (isHidden(element)) continue;
    const { width, height } = element.getBoundingClientRect();
    const labels = [...((element as Partial<HTMLInputElement>).labels ?? [])];
    const size = `${Math.round(width * 10) / 10} × ${Math.round(height * 10) / 10} px`;
    if (element.matches('.ta-button:is([data-size="md"], [data-size="lg"])') && height < MAIN)
      found.push(`a button of ${size}, less than ${MAIN} px high: ${name(element)}`);
    if (![element, ...labels].some(isBig) && !inText(element) && !isReached(element))
      found.push(`a target of ${size}, less than ${MIN} × ${MIN}: ${name(element)}`);
  }
  return found;
}

/** What still moves although the reader asked for no motion. What follows the reader's own scroll is no motion of ours. */
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

/** Direction is the page's. Only a word in the other script has one of its own, and what a library draws outside the page. */
export function turned(): string[] {
  return [...document.body.querySelectorAll('[dir="rtl"]:not(bdi, [data-rac])')].map(
    (element) => `carries a direction of its own: ${name(element)}`,
  );
}

/** Letters of Arabic, its digits and its punctuation: none of them belongs to a Latin run. */
const ARABIC = /[\u0600-\u06FF\u0750-\u077F\u08A0-\u08FF\uFB50-\uFDFF\uFE70-\uFEFF\u200F\u061C]/;
/** A code inside Arabic: Latin letters or digits with signs between or around them, and digits in groups. What ends a sentence and what brackets it are the sentence's. */
const RUN = /[A-Za-z0-9+#@/\\~*_•$€£<=][A-Za-z0-9+#@/\\~*_•$€£<>=.,:;?&%'()[\]–-]*(?: [0-9•][0-9•.,:/-]*)*/g;
const AROUND = /^[([{"'«]+|[)\]}"'».,:;!?…%]+$/g;

/** The texts that are laid out as one and follow one another, in a block or an isolate. */
function runsOfText(): Text[][] {
  const found: Text[][] = [];
  let last: Element | null = null;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    let box = node.parentElement;
    // `isolate`, `isolate-override`, `plaintext`: what is in there turns nothing around it.
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

/** Where each letter of a text stands on the screen, in the order of the text. Those without a box are left out. */
function* drawn(nodes: readonly Text[], from: number, to: number): Generator<DOMRect> {
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

/** Codes whose letters and signs do not stand in their own order, from left to right: nothing isolates them from the Arabic around. Where `but` stands, whole or truncated, whoever wrote it turned it around. */
export function unisolated(but: readonly string[] = []): string[] {
  const found: string[] = [];
  for (const nodes of runsOfText()) {
    const text = nodes.map((node) => node.data).join('');
    if (
      !/[A-Za-z0-9]/.test(text) ||
      but.some((words) => text.includes(words) || (text.endsWith('…') && words.startsWith(text.slice(0, -1))))
    )
      continue;
    // Latin words alone keep their own full stop; among Arabic ones it may be the sentence's.
    const alone = /[A-Za-z]/.test(text) && !ARABIC.test(text);
    for (const { 0: whole, index } of alone ? text.matchAll(/\S.*\S/gs) : text.matchAll(RUN)) {
      const run = alone ? whole : whole.replaceAll(AROUND, '');
      if (!/[A-Za-z0-9]/.test(run) || !/[^A-Za-z0-9]/.test(run) || ARABIC.test(run)) continue;
      const at = index + whole.indexOf(run);
      const boxes = [...drawn(nodes, at, at + run.length)];
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
