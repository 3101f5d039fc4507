import { css } from './css.ts';

// Low specificity: a component may set colour, size and rotation.
export const marksCss: string = css`
  svg:where([data-icon]) {
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  svg[data-icon='mirrors']:dir(rtl) {
    transform: scaleX(-1);
  }
  bdi:where([data-amount]) {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  svg[data-riyal] {
    display: inline-block;
    inline-size: auto;
    block-size: 0.74em;
    vertical-align: -0.04em;
    fill: currentColor;
  }
  bdi:where([data-amount='strong']) {
    font-weight: var(--ta-weight-heading);
  }
`;
