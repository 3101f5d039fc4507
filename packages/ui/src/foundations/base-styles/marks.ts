import { scales } from '../scales.ts';
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
  /* The logo has colours of its own, which a theme of the application does not change. */
  svg[data-logo] {
    flex: none;
    overflow: visible;
  }
  svg[data-logo] .outer {
    fill: ${scales.primary[700]};
  }
  svg[data-logo] .inner {
    fill: ${scales.primary[100]};
  }
  svg[data-logo] .core {
    fill: ${scales.secondary[400]};
  }
  @media screen {
    [data-surface='deep'] svg[data-logo] .outer {
      fill: ${scales.primary[100]};
    }
    [data-surface='deep'] svg[data-logo] .inner {
      fill: ${scales.primary[800]};
    }
    [data-theme='dark'] svg[data-logo] .outer {
      fill: ${scales.primary[200]};
    }
    [data-theme='dark'] svg[data-logo] .inner {
      fill: ${scales.primary[900]};
    }
  }
  @media screen and (prefers-color-scheme: dark) {
    :is(:root:not([data-theme]), [data-theme='auto']) svg[data-logo] .outer {
      fill: ${scales.primary[200]};
    }
    :is(:root:not([data-theme]), [data-theme='auto']) svg[data-logo] .inner {
      fill: ${scales.primary[900]};
    }
  }
  [data-lattice] {
    color: ${scales.primary[300]};
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
  .ta-hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
