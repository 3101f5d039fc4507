import { css, type RuleSet } from 'styled-components';

/** Rules for a dark page, whether the reader chose the theme or the system prefers it. Paper is light in every theme. */
export const onDark = (rules: RuleSet): RuleSet => css`
  @media screen {
    [data-theme='dark'] & {
      ${rules}
    }
  }
  @media screen and (prefers-color-scheme: dark) {
    [data-theme='auto'] &,
    :root:not([data-theme]) & {
      ${rules}
    }
  }
`;
