// Forces a state on all elements of a story. Runs in the page: sent as source, so it uses only its argument.
import type { ScreenshotMode } from '../../../packages/ui/src/testing/modes.ts';

/**
 * Puts all elements of the story into a state (hover or focus) by extending the selectors of the style sheets; `null`
 * removes the state. The next call finds rules that are added later.
 */
export function forceState(state: ScreenshotMode['state'] | null): void {
  const attribute = 'data-forced-state';
  const replacements: readonly (readonly [RegExp, string])[] = [
    [/:hover(?![\w-])(?!, \[data-forced)/g, `:is(:hover, [${attribute}="hover"])`],
    [/:focus-visible(?!, \[data-forced)/g, `:is(:focus-visible, [${attribute}="focus"])`],
    [/:focus(?![\w-])(?!, \[data-forced)/g, `:is(:focus, [${attribute}="focus"])`],
    [/:focus-within(?!, :has\()/g, `:is(:focus-within, :has([${attribute}="focus"]))`],
    // Attributes of React Aria.
    [/(?<!\()\[data-hovered\]/g, `:is([data-hovered], [${attribute}="hover"])`],
    [/(?<!\()\[data-focus-visible\]/g, `:is([data-focus-visible], [${attribute}="focus"])`],
  ];
  const extend = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        const { selectorText } = rule;
        const extended = replacements.reduce(
          (selector, [pattern, forced]) => selector.replace(pattern, forced),
          selectorText,
        );
        if (extended !== selectorText) rule.selectorText = extended;
      }
      if ('cssRules' in rule) extend(rule.cssRules as CSSRuleList);
    }
  };
  for (const element of document.querySelectorAll(`[${attribute}]`)) element.removeAttribute(attribute);
  if (!state) return;
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) extend(sheet.cssRules);
  const inStory = 'body > :not([id^="storybook-"]:not(#storybook-root), [class^="sb-"], style, script)';
  const able = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';
  for (const part of document.querySelectorAll(inStory)) {
    const elements = [part, ...part.querySelectorAll('*')];
    for (const element of state === 'hover'
      ? elements
      : elements.filter((each) => each.matches(able) && !each.matches(':disabled')))
      element.setAttribute(attribute, state);
  }
}
