import { execFileSync } from 'node:child_process';
import { beforeAll, expect, it } from 'vitest';
import { isOwnAsset } from '../../.storybook/own-assets.ts';
import { root } from '../dev/builds.ts';

/** Faults that the runner reports, by name and language of the story. */
let faults: Record<string, string[]>;

beforeAll(() => {
  const output = execFileSync(process.execPath, ['tools/checks/bad-stories/run.ts'], {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
  });
  faults = JSON.parse(output.trim().split('\n').at(-1) ?? '') as Record<string, string[]>;
}, 300_000);

it('finds nothing in a good story', () => {
  expect([faults['Good ar'], faults['Good en']]).toEqual([[], []]);
});

const REQUEST = /without matching request handler|intercepted|no matching/i;
it.each([
  ['Unknown Operation', REQUEST],
  ['Other Origin', REQUEST],
  ['Own Origin But No Asset', REQUEST],
  ['Warns On Console', /something is deprecated/],
  ['Without Name', /axe button-name: .*<button/],
  ['Unreadable In The Dark', /^in the dark theme axe color-contrast: .*Only dark on light/],
  ['Wider Than A Phone', /^at 320 px the page is \d+ px wide in a window of 320 px: <div/],
  ['Wide With Large Text', /^at 320 px and 200 % text the page is \d+ px wide/],
  ['Small Target', /a target of 12 × 12 px, less than 24 × 24: <button/],
  ['Moving', /moves under reduced motion: <div/],
  ['Glued Punctuation', /^transcript: punctuation "[؟?]\." in: text/],
  ['Named By Placeholder', /^has no name besides its placeholder or title: <input placeholder=/],
  ['Focus Lost', /^the focus is lost, because the element that had it is gone: <button /],
  ['Printed Footer', /^is printed, and does nothing on paper: <ul>/],
  ['Without Keys', /Each child in a list should have a unique "key" prop/],
  ['Unnamed', /^transcript: has no name: slider/],
  [
    'Disabled That Responds',
    /^says that it is disabled, and acts when it is pressed \(childList of BUTTON.*\): <button .*aria-disabled="true"/,
  ],
  ['Part Of Disabled Field', /^can be pressed, though its field is disabled: <button .*"(امسح|Clear)"/],
  ['Page Behind Scrolls', /^the page behind scrolls \(overflow is auto\): <dialog /],
  ['Focus Outside Dialog', /^the focus is outside the open dialog, on nothing: <dialog /],
  ['Clipped Marks', /^a line of \d+ px is cut off by \d+ px: <p .*(قْرِضُ|Giving)/],
  ['Touching Lines', /^"[^"]+" touches "[^"]+" in the line above, by [\d.]+ px: <h2 /],
  ['Printed Button', /^is printed, and does nothing on paper: <button .*"(تبرع|Donate)"/],
  [
    'Unreadable Under The Pointer',
    /^under the pointer in the light theme axe color-contrast: .*<a class="bad-pale-link"/,
  ],
  [
    'Tab Order Against The Row',
    /^the Tab key reaches it first, although what follows is read first: <button .*"(احفظ|Save)".*, then <button .*"(ألغ|Cancel)"/,
  ],
  [
    'Tab Order Against The Column',
    /^the Tab key reaches it first, although what follows is read first: <button .*"(احفظ|Save)".*, then <button .*"(ألغ|Cancel)"/,
  ],
  ['Positive Tab Index', /^the Tab key reaches it ahead of its place, by a tabindex of 3: <button .*"(ألغ|Cancel)"/],
  ['Low Button Of Usual Size', /^a button of 120 × 30 px, less than 44 px high: <button .*class="ta-button"/],
  ['Direction Of Its Own', /^carries a direction of its own: <p dir="rtl"/],
  ['Line That Does Not Wrap', /^at 320 px the page is \d+ px wide in a window of 320 px: <p /],
  ['Scrolls In Both Directions', /^at 320 px scrolls in both directions, 500 in \d+ px: <div role="region"/],
  ['No Story In States', /^no story of this component is captured under the pointer and with the focus, .*: <button /],
])('finds the fault of "%s" in both languages', (name, message) => {
  for (const locale of ['ar', 'en'])
    expect(faults[`${name} ${locale}`], locale).toContainEqual(expect.stringMatching(message));
});

it('requires no screenshots of states where nothing is interactive', () =>
  expect([faults['Nothing Operable ar'], faults['Nothing Operable en']]).toEqual([[], []]));

it('finds what breaks in one language only', () => {
  expect(faults['Throws In English ar']).toEqual([]);
  expect(faults['Throws In English en']).toEqual([
    expect.stringContaining('This cannot be rendered in this language.'),
  ]);
  expect(faults['Turned Around ar']).toContainEqual(
    expect.stringContaining('"+966 50 000 0001" turns around among Arabic words'),
  );
  expect(faults['Turned Around en']).not.toContainEqual(expect.stringContaining('turns around'));
});

it.each([
  ['Name In English', 'ar', /^transcript: is not in Arabic and says nothing of its language: button "Close dialog"/],
  [
    'Live Region In One Language',
    'ar',
    /^transcript: the structure differs between the languages: ar \| status "حُفظ" live=polite.* ⇄ en \| nothing/,
  ],
  [
    'Other Order',
    'ar',
    /^transcript: the structure differs between the languages: ar \| button "أرسل" ⇄ en \| textbox "Name"/,
  ],
  [
    'Other Tab Order',
    'ar',
    /^transcript: the tab order differs between the languages: ar \| button "ألغ" ⇄ en \| nothing/,
  ],
  [
    'Focus In One Language',
    'ar',
    /^transcript: the focus differs between the languages: ar \| nothing ⇄ en \| textbox "Name"/,
  ],
  ['Other Digits', 'ar', /^transcript: has digits that are not those of Arabic: button "أرسل 3 طلبات"/],
  ['Other Digits', 'en', /^transcript: has digits that are not those of English: button "Send ٣ requests"/],
])('finds in the transcript the fault of "%s" in %s', (name, locale, message) => {
  expect(faults[`${name} ${locale}`]).toContainEqual(expect.stringMatching(message));
});

it('accepts a text that the story excuses', () => {
  expect([faults['Excused ar'], faults['Excused en']]).toEqual([[], []]);
});

it.each([
  ['Margin On The Left', /^does not mirror: <p .*margin-left is "40px" in rtl and "40px" in ltr/],
  ['Gradient To The Right', /^does not mirror: <p .*background-image is "linear-gradient\(90deg/],
  ['Shadow To The Right', /^does not mirror: <p .*box-shadow is /],
  ['Icon That Stays', /^does not mirror: <svg .*transform of the icon "arrow-forward" stays/],
  ['Slides From The Right', /^does not mirror: <p class="bad-sliding".*keyframes are /],
  [
    'Tabs Against The Direction',
    /^does not follow the direction: <div role="tablist".*the key ArrowLeft goes from "الأهداف" to "التقارير", not to "الأعضاء"/,
  ],
  [
    'Carousel Against The Direction',
    /^does not follow the direction: <div role="region".*scrollLeft goes by 0 px at a press on "next"/,
  ],
  [
    'Lightbox Against The Direction',
    /^does not follow the direction: <div role="listbox".*the key ArrowRight goes from image 2 to 3, not to 1/,
  ],
])('finds what does not mirror in "%s"', (name, message) => {
  expect(faults[`${name} ar`]).toContainEqual(expect.stringMatching(message));
  expect(faults[`${name} en`]).not.toContainEqual(expect.stringMatching(/does not (mirror|follow)/));
});

it('finds a selected tab that is scrolled out of sight', () => {
  for (const locale of ['ar', 'en'])
    expect(faults[`Selected Tab Out Of Sight ${locale}`], locale).toContainEqual(
      expect.stringMatching(/^does not follow the direction: <div role="tablist".*the selected tab is out of sight/),
    );
});

it('leaves what a story or an element declares to stay', () => expect(faults['Stays On Purpose ar']).toEqual([]));

it.each([
  ['GET', '/assets/Button-1a2b.js', true],
  ['GET', '/packages/ui/src/components/Button/Button.tsx', true],
  ['GET', '/packages/ui/src/intl/ar/core.json?import', true],
  ['GET', '/storybook/index.json', true],
  ['GET', '/media/scenes/palms.svg', true],
  ['GET', '/@vite/client', true],
  ['GET', '/api/branches', false],
  ['GET', '/gateway/sandbox/widget.js', false],
  ['POST', '/assets/Button-1a2b.js', false],
  ['GET', '/data.json', false],
  ['GET', '/somewhere', false],
  ['GET', 'https://cdn.example/font.woff2', false],
])('%s %s is an asset of the stories: %s', (method, path, own) => {
  expect(isOwnAsset({ method, url: new URL(path, 'http://localhost:6006').href }, 'http://localhost:6006')).toBe(own);
});
