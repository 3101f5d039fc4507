import { execFileSync } from 'node:child_process';
import { beforeAll, expect, it } from 'vitest';
import { isOwnAsset } from '../.storybook/own-assets.ts';
import { root } from './builds.ts';

/** What the runner says of each story, by its name and language. */
let faults: Record<string, string[]>;

beforeAll(() => {
  const output = execFileSync(process.execPath, ['tools/bad-stories/run.ts'], { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  faults = JSON.parse(output.trim().split('\n').at(-1) ?? '') as Record<string, string[]>;
}, 120_000);

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
  ['Unnamed', /^transcript: has no name: slider/],
])('finds the fault of "%s" in both languages', (name, message) => {
  for (const locale of ['ar', 'en']) expect(faults[`${name} ${locale}`], locale).toContainEqual(expect.stringMatching(message));
});

it('finds what breaks in one language only', () => {
  expect(faults['Throws In English ar']).toEqual([]);
  expect(faults['Throws In English en']).toEqual([expect.stringContaining('This cannot be drawn in this language.')]);
  expect(faults['Turned Around ar']).toContainEqual(expect.stringContaining('"+966 50 000 0001" turns around among Arabic words'));
  expect(faults['Turned Around en']).not.toContainEqual(expect.stringContaining('turns around'));
});

it.each([
  ['Name In English', 'ar', /^transcript: is not in Arabic and says nothing of its language: button "Close dialog"/],
  ['Live Region In One Language', 'ar', /^transcript: the structure differs between the languages: ar \| status "حُفظ" live=polite.* ⇄ en \| nothing/],
  ['Other Order', 'ar', /^transcript: the structure differs between the languages: ar \| button "أرسل" ⇄ en \| textbox "Name"/],
  ['Other Tab Order', 'ar', /^transcript: the tab order differs between the languages: ar \| button "ألغ" ⇄ en \| nothing/],
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
])('finds what does not mirror in "%s"', (name, message) => {
  expect(faults[`${name} ar`]).toContainEqual(expect.stringMatching(message));
  expect(faults[`${name} en`]).not.toContainEqual(expect.stringContaining('does not mirror'));
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
