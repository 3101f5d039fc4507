import { expect, it } from 'vitest';
import { feedbackPath } from './feedback-pages.ts';

it.each([
  ['/about-us', '/about-us'],
  ['/en/about-us', '/about-us'],
  ['/ar/about-us/', '/about-us'],
  ['/en/news/winter-campaign', '/news/winter-campaign'],
  ['/media_center/news/winter-campaign', '/news/winter-campaign'],
  ['/identity/org_chart', '/identity/org_chart'],
  ['/programs/suqya-alnakheel', '/programs/suqya-alnakheel'],
  ['/', null],
  ['/en', null],
  ['/news', null],
  ['/news/a/b', null],
  ['/news/Winter', null],
  ['/news/-', null],
  ['/identity/programs', null],
  ['/profile', null],
  ['/receipts/demo-receipt-code-0001', null],
  ['/en/en/about-us', null],
  ['/about-us?x=1', null],
  ['https://elsewhere.example/about-us', null],
])('feedback on %s is counted under %s', (path, counted) => {
  expect(feedbackPath(path)).toBe(counted);
});
