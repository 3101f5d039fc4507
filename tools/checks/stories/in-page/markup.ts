// Runs in the page of a story: attributes that nothing shows and that programs read.
import ar from '../../../../packages/ui/src/intl/ar/core.json' with { type: 'json' };
import en from '../../../../packages/ui/src/intl/en/core.json' with { type: 'json' };
import { name } from '../../../../packages/ui/src/testing/storyInvariants.ts';
import { decoded } from './address.ts';
import { AROUND_STORY } from './focus-order.ts';

const all = (selector: string): Element[] =>
  [...document.body.querySelectorAll(selector)].filter((element) => !element.closest(AROUND_STORY));

/** Arabic digits, white space and marks of direction, which belong in texts only. */
const FOR_READERS = /[\s٠-٩۰-۹\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/;

/** A date, a time or both, a month, a year or a duration (HTML, section "The time element"). */
const MACHINE_DATE =
  /^(\d{4}(-\d{2}(-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?)?)?|\d{2}:\d{2}(:\d{2})?|P[\dTDHMSWY.]+)$/;

/** Buttons that submit the form around them because they have no type. */
const untypedButtons = (): string[] =>
  all('form button:not([type])').map((button) => `submits its form because it has no type: ${name(button)}`);

/** Ids that several elements have: labels and references find the first of them only. */
const repeatedIds = (): string[] => {
  const seen = new Set<string>();
  return all('[id]').flatMap((element) => {
    const isRepeated = seen.has(element.id);
    seen.add(element.id);
    return isRepeated ? [`another element has its id: ${name(element)}`] : [];
  });
};

/** Addresses and dates written as people read them. */
const forReadersOnly = (): string[] => [
  ...all('a[href^="tel:"], a[href^="mailto:"], a[href^="sms:"], a[href*="wa.me"]')
    .filter((link) => FOR_READERS.test(decoded(link.getAttribute('href') ?? '').split('?')[0] ?? ''))
    .map((link) => `no program reads its address (${link.getAttribute('href')}): ${name(link)}`),
  ...all('time')
    .filter((time) => !MACHINE_DATE.test(time.getAttribute('datetime') ?? time.textContent))
    .map((time) => `no program reads its date (${time.getAttribute('datetime')}): ${name(time)}`),
];

/** Windows below the first one in which an image may load at once. */
const NEAR = 2;

/** Images that load at once far below the window. */
const eagerImages = (): string[] =>
  all('img:not([loading="lazy"])')
    .map((image) => ({ image, windows: (image.getBoundingClientRect().top + scrollY) / innerHeight }))
    .filter(({ windows }) => windows > NEAR)
    .map(({ image, windows }) => `loads at once, ${windows.toFixed(1)} windows further down: ${name(image)}`);

/** Forms that the browser checks before the page does: its messages are in its own language, and one at a time. */
const checkedByBrowser = (): string[] =>
  all(
    'form:not([novalidate]):has([required], [pattern], [min], [max], [minlength], [type="email"], [type="url"], [type="number"])',
  ).map((form) => `the browser checks it, with messages in its own language: ${name(form)}`);

/** Announcements of a new tab, in all languages. */
const NEW_TAB = [ar, en].map((messages) => messages['ui.link.newTab']);

/** Links that open a new tab without saying so: the back button does not lead back from it (WCAG, technique G201). */
const unannouncedTabs = (): string[] =>
  all('a[target="_blank"]')
    .filter((link) => !NEW_TAB.some((text) => (link.getAttribute('aria-label') ?? link.textContent).includes(text)))
    .map((link) => `opens a new tab and does not say so: ${name(link)}`);

/** Attributes that nothing shows, and that programs misunderstand. */
export const markupFaults = (): string[] => [
  ...untypedButtons(),
  ...repeatedIds(),
  ...forReadersOnly(),
  ...eagerImages(),
  ...checkedByBrowser(),
  ...unannouncedTabs(),
];
