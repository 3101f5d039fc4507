import { css, type RuleSet } from 'styled-components';

/**
 * Rules for high contrast, whether the reader chose it as the theme or the system prefers it. Both have the specificity of
 * the rule around them, so that a later rule, as for print, overrides them.
 */
export const moreContrast = (rules: RuleSet): RuleSet => css`
  &:where([data-theme='contrast'] *) {
    ${rules}
  }
  /* stylelint-disable-next-line media-feature-name-disallowed-list -- the function that the rule asks for */
  @media (prefers-contrast: more) {
    ${rules}
  }
`;
