import { css } from 'styled-components';

/** In a dialog on a narrow phone the inputs give way, not the dialog's edge: their intrinsic width must not set a field's. */
export const narrowFields = css`
  @media (width < 48rem) {
    div:has(> label):not([data-variant]), div:has(> label):not([data-variant]) > div { grid-template-columns: minmax(0, 1fr); }
  }
`;
