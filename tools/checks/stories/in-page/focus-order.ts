// Runs in the page of a story: which elements the Tab key reaches, in which order, and facts about elements.
import { name } from '../../../../packages/ui/src/testing/storyInvariants.ts';

/** Elements are numbered in document order, as `document.querySelectorAll('*')` lists them. */
export interface PageFacts {
  /** Elements that the Tab key reaches, in its order. */
  tabOrder: number[];
  /** The focused element; null where nothing has the focus. */
  focused: number | null;
  /** Attributes that the accessibility tree does not have. */
  attributes: {
    element: number;
    lang?: string;
    current?: string;
    isolated?: true;
    written?: true;
    skipped?: true;
    withoutSelection?: true;
  }[];
  /** Inline tags that do not stand in a line of text: items of a flex box, say. */
  blocks: number[];
}

const CANDIDATES =
  'a[href], area[href], button, input:not([type="hidden"]), select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable]:not([contenteditable="false"]), [tabindex]';

const INLINE = 'span, bdi, b, strong, em, i, small, time, abbr, code, mark, q, cite, kbd, label';

/** Elements outside of the story: Storybook's own, and React Aria's live announcer, which survives stories. */
export const AROUND_STORY = '.sb-wrapper, #storybook-docs, #storybook-highlights-root, [data-live-announcer]';

const isRadio = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'radio' && element.name !== '';

/** The Tab key reaches one radio button of a group: the checked one, else the first. */
function representsGroup(radio: HTMLInputElement, all: readonly HTMLElement[]): boolean {
  const group = all.filter(
    (other): other is HTMLInputElement => isRadio(other) && other.name === radio.name && other.form === radio.form,
  );
  return radio === (group.find(({ checked }) => checked) ?? group[0]);
}

/**
 * Elements in tab order, by DOM order, `tabindex`, visibility, `inert`, radio groups and the topmost modal dialog. Excludes
 * scroll containers without controls, because the length of the text decides whether they scroll.
 */
export function tabOrder(): HTMLElement[] {
  const modal = [...document.querySelectorAll(':modal')].at(-1);
  const reachable = [...document.body.querySelectorAll<HTMLElement>(CANDIDATES)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      !element.closest(`[inert], ${AROUND_STORY}`) &&
      (!modal || modal.contains(element)) &&
      (element.tagName !== 'SUMMARY' ||
        element.parentElement?.querySelector(':scope > summary') === element ||
        element.hasAttribute('tabindex')) &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  const stops = reachable.filter((element) => !isRadio(element) || representsGroup(element, reachable));
  const positive = stops.filter(({ tabIndex }) => tabIndex > 0).toSorted((one, other) => one.tabIndex - other.tabIndex);
  const natural = stops.filter(({ tabIndex }) => tabIndex === 0);
  // A popover follows the button that opens it.
  for (const button of natural.filter(
    (element): element is HTMLButtonElement => element instanceof HTMLButtonElement,
  )) {
    const popover = button.popoverTargetElement;
    if (!popover?.matches(':popover-open') || popover.contains(button)) continue;
    const inside = natural.filter((element) => popover.contains(element));
    for (const element of inside) natural.splice(natural.indexOf(element), 1);
    natural.splice(natural.indexOf(button) + 1, 0, ...inside);
  }
  return [...positive, ...natural];
}

/** The child of `around` that holds an element; null where something between them is placed outside the flow. */
function itemOf(element: Element, around: Element): Element | null {
  let item = element;
  for (; item.parentElement && item.parentElement !== around; item = item.parentElement)
    if (!isInFlow(item)) return null;
  return isInFlow(item) ? item : null;
}

const isInFlow = (element: Element): boolean => /^(static|relative)$/.test(getComputedStyle(element).position);

function commonParent(one: Element, other: Element): Element | null {
  let around = one.parentElement;
  while (around && !around.contains(other)) around = around.parentElement;
  return around;
}

/** Whether the second box precedes the first in reading order: earlier on the line, or above in the column. */
function isReadFirst(one: DOMRect, other: DOMRect, isRtl: boolean): boolean {
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  if (shared > Math.min(one.height, other.height) / 2)
    return isRtl ? other.left >= one.right - 1 : other.right <= one.left + 1;
  return other.bottom <= one.top + 1 && other.left < one.right - 1 && other.right > one.left + 1;
}

/**
 * Elements whose tab order contradicts the reading order: a positive `tabindex`, or flex and grid items that styles move
 * (`order`, `row-reverse`, a named area).
 */
export function unlikeVisibleOrder(): string[] {
  const stops = tabOrder();
  const ahead = stops
    .filter(({ tabIndex }) => tabIndex > 0)
    .map(
      (element) => `the Tab key reaches it ahead of its place, by a tabindex of ${element.tabIndex}: ${name(element)}`,
    );
  const natural = stops.filter(({ tabIndex }) => tabIndex === 0);
  const swapped = natural.flatMap((element, at) => {
    const next = natural[at + 1];
    const around = next && commonParent(element, next);
    if (!around || !/flex|grid/.test(getComputedStyle(around).display)) return [];
    const [item, nextItem] = [itemOf(element, around), itemOf(next, around)];
    const isRtl = getComputedStyle(around).direction === 'rtl';
    return item && nextItem && isReadFirst(item.getBoundingClientRect(), nextItem.getBoundingClientRect(), isRtl)
      ? [`the Tab key reaches it first, although what follows is read first: ${name(element)}, then ${name(next)}`]
      : [];
  });
  return [...ahead, ...swapped];
}

/** What a pointer and the Tab key can operate in the story. */
export const operable = (): HTMLElement[] =>
  tabOrder().filter((element) => element.getAttribute('aria-disabled') !== 'true');

/** What the transcript of the page needs besides the accessibility tree. */
export function pageFacts(): PageFacts {
  const all = [...document.querySelectorAll('*')];
  const numbers = new Map(all.map((element, at) => [element, at]));
  const number = (element: Element): number => numbers.get(element) ?? -1;
  const attributes = all.flatMap((element, at) => {
    const lang = element.getAttribute('lang');
    const current = element.getAttribute('aria-current');
    const found = {
      ...(lang === null ? {} : { lang }),
      ...(current === null || current === 'false' ? {} : { current }),
      // `bdi`, or a direction of its own: a text that is not the page's.
      ...(element.tagName === 'BDI' || (element.hasAttribute('dir') && element !== document.documentElement)
        ? { isolated: true as const }
        : {}),
      // The user's text, not the page's.
      ...(element.matches('input:not([type="button"], [type="submit"], [type="reset"]), textarea, [contenteditable]')
        ? { written: true as const }
        : {}),
      ...(element.matches(AROUND_STORY) ? { skipped: true as const } : {}),
      // The browser may report a focused option as selected, at an unpredictable time.
      ...(element.matches('[role="option"]:not([aria-selected])') ? { withoutSelection: true as const } : {}),
    };
    return Object.keys(found).length ? [{ element: at, ...found }] : [];
  });
  const blocks = all.flatMap((element, at) =>
    element.matches(INLINE) && !/^(inline|contents)$/.test(getComputedStyle(element).display) ? [at] : [],
  );
  const focused = document.activeElement;
  return {
    blocks,
    tabOrder: tabOrder().map(number),
    focused: focused && focused !== document.body ? number(focused) : null,
    attributes,
  };
}
