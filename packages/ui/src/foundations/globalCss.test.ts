import { expect, it } from 'vitest';
import { globalCssOf } from './globalCss.ts';

it('resets with the weight of an element at most, so that the rules of a component count', () => {
  const sheet = globalCssOf(['reset']);
  const reset = sheet.slice(0, sheet.indexOf('[hidden]'));
  const selectors = reset.replaceAll(/\{[^}]*\}/g, ',').replaceAll(/:where\([^)]*\)/g, '');
  expect(selectors).toContain('ul');
  expect(selectors.match(/[^,\s]*[.#[][^,\s]*/g)).toBeNull();
});
