import { expect, it } from 'vitest';
import { whyOwn } from './engine-own.ts';

it('the list of the engines’ own differences leaves every other finding', () => {
  expect(
    whyOwn('Firefox', 'pages-media--org-statistics', '<summary> width is 147.22 px, 149.73 px in Chromium'),
  ).toContain('disclosure');
  expect(
    whyOwn('Firefox', 'pages-media--org-statistics', '<summary> height is 30 px, 36 px in Chromium'),
  ).toBeUndefined();
  expect(whyOwn('Firefox', 'cards-newscard--hostile', '<p> height is 30 px, 36 px in Chromium')).toContain('break');
  expect(whyOwn('Firefox', 'cards-newscard--hostile', 'fails in Firefox: did not settle')).toBeUndefined();
  expect(whyOwn('Firefox', 'cards-newscard--hostile', 'console: the width is wrong')).toBeUndefined();
  expect(whyOwn('Firefox', 'cards-newscard--default', '<p> height is 30 px, 36 px in Chromium')).toBeUndefined();
});
