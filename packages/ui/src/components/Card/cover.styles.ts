import { css } from 'styled-components';
import { coverRules } from '../../foundations/base-styles/index.ts';

/** `coverRules` for a styled component. */
export const coverCss = css`
  ${coverRules('&')}
`;
