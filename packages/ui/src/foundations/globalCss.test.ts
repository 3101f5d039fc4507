import { expect, it } from 'vitest';
import { globalCssOf } from './globalCss.ts';
import { tokenCss } from './tokens.ts';

it('resets with the weight of an element at most, so that the rules of a component count', () => {
  const sheet = globalCssOf(['reset']);
  const reset = sheet.slice(0, sheet.indexOf('[hidden]'));
  const selectors = reset.replaceAll(/\{[^}]*\}/g, ',').replaceAll(/:where\([^)]*\)/g, '');
  expect(selectors).toContain('ul');
  expect(selectors.match(/[^,\s]*[.#[][^,\s]*/g)).toBeNull();
});

it('prints no dark theme', () => {
  const media = [...tokenCss.matchAll(/(@media[^{]*)?\{[^{}]*\{color-scheme:dark/g)].map(([, rule]) => rule);
  expect(media).toEqual(['@media screen and (prefers-color-scheme:dark)', '@media screen']);
});
