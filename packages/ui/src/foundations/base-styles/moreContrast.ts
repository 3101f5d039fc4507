import { css, type RuleSet } from 'styled-components';

/** Rules for high contrast, whether the reader chose it as the theme or the system prefers it. */
export const moreContrast = (rules: RuleSet): RuleSet => css`
  &:is([data-theme='contrast'] *) {
    ${rules}
  }
  /* stylelint-disable-next-line media-feature-name-disallowed-list -- the one place */
  @media (prefers-contrast: more) {
    ${rules}
  }
`;
