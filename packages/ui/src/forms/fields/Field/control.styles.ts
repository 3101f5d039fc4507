import { css } from 'styled-components';
import { controlRules } from '../../../foundations/base-styles/control-rules.ts';

/** Control styles for elements that are not native controls. */
export const controlCss = css`
  ${controlRules('&')}
`;
