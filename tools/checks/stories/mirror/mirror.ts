// The mirror check, in the page of a story: compares the Arabic render with itself in the other direction. Positions from
// the right of one must equal those from the left of the other. Runs synchronously, so that no script reacts.
import { CAUSES, CAUSES_AROUND } from './properties.ts';
import { boxOf, entriesOf, round, sideOf, type Entry } from './entries.ts';
import { compareEntry, compareIcon, deviation, guilty, nameOf, readCauses, TOLERANCE } from './compare.ts';
import { animationRules, animationsOf, compareAnimations, keyframesOf } from './animations.ts';

/** Lines for one story: one fault moves many boxes. */
const MAX_LINES = 12;

/** Elements that never mirror, with the reason. Stories and elements may declare more (decision 0032). */
const STAYS: readonly { selector: string; why: string }[] = [
  { selector: '[data-mirror="none"]', why: 'declared on the element' },
  { selector: '.ta-check', why: 'a check mark is the same in both directions' },
  { selector: '.maplibregl-map', why: 'a map has no direction' },
  {
    selector: '.Toastify__toast-container',
    why: 'the library sets its direction from the locale, by a property of its own',
  },
  { selector: 'script, style, noscript, template', why: 'not rendered' },
  { selector: '#storybook-docs, #storybook-highlights-root, .sb-wrapper', why: 'Storybook’s own' },
];

/** Disables joining and kerning: a reversed letter would join the wrong neighbour and change its width. */
const UNSHAPED = ['init', 'medi', 'fina', 'isol', 'rlig', 'calt', 'rclt', 'liga', 'clig', 'curs', 'ccmp']
  .map((feature) => `"${feature}" 0`)
  .join(', ');

const stylesheet = (): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  // Lay out letters, digits and boxes of a line in the direction of the page, so that a line mirrors like boxes do.
  // Neutral signs among Arabic text behave differently otherwise, which is correct and checked by `unisolated`.
  sheet.replaceSync(
    `*, ::before, ::after { unicode-bidi: isolate-override !important; font-kerning: none !important; font-feature-settings: ${UNSHAPED} !important; }`,
  );
  return sheet;
};

const scrolledBoxes = (): Map<Element, number> =>
  new Map(
    [...document.querySelectorAll('*')].flatMap((element) =>
      element.scrollLeft === 0 ? [] : [[element, element.scrollLeft] as const],
    ),
  );

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
    const readAll = () =>
      off.slice(0, MAX_LINES).map((entry) => ({
        own: entry.node instanceof Element ? readCauses(entry.node, CAUSES) : {},
        around: entry.node.parentElement ? readCauses(entry.node.parentElement, CAUSES_AROUND) : {},
      }));
    const inLtr = readAll();
    root.dir = 'rtl';
    for (const [element, left] of scrolled) element.scrollLeft = left;
    const inRtl = readAll();
    for (const entry of entries)
      for (const line of [...compareIcon(entry), ...compareEntry(entry)]) found.push(`${nameOf(entry.node)}: ${line}`);
    found.push(...compareAnimations(frames, running, runningTurned));
    for (const [at, { own, around }] of inRtl.entries()) {
      const entry = off[at] as Entry;
      const causes = [
        ...(entry.node instanceof Element ? guilty(CAUSES, own, inLtr[at]?.own ?? {}) : []),
        ...guilty(CAUSES_AROUND, around, inLtr[at]?.around ?? {}).map((line) => `${line} around it`),
      ];
      const { rtl, ltr } = entry;
      found.push(
        `${nameOf(entry.node)}: its box is ${round(rtl.width)} px wide at ${round(rtl.x)} px in rtl and ${round(ltr.width)} px at ${round(ltr.x)} px in ltr, not at ${round(width - rtl.x - rtl.width)} px: ${causes.join('; ') || 'its place'}`,
      );
    }
    // The rows that the rest of the visit sees are the ones that stood there before.
    for (const { node, rtl } of entries) {
      const { x } = boxOf(node);
      if (Math.abs(x - rtl.x) > TOLERANCE)
        found.push(
          `${nameOf(node)}: its box is at ${x} px after the direction was turned back, and was at ${rtl.x} px`,
        );
    }
  } finally {
    root.dir = 'rtl';
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    for (const [element, left] of scrolled) element.scrollLeft = left;
    if (focus instanceof HTMLElement && document.activeElement !== focus) focus.focus({ preventScroll: true });
  }
  return [...new Set(found)].slice(0, MAX_LINES).map((line) => `does not mirror: ${line}`);
}
