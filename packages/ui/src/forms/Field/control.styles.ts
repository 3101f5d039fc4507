import { css } from 'styled-components';
import { controlRules } from '../../foundations/leaves/controls.ts';

/** The look of a control, for what is no native control but looks like one. */
export const controlCss = css`
  ${controlRules('&')}
`;
