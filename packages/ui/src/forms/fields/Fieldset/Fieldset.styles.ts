import { styled } from 'styled-components';

export const Fieldset = styled.fieldset`
  display: flow-root;
  min-inline-size: 0;
  /* Floated for WebKit, as in ta-field. */
  > legend {
    float: inline-start;
    inline-size: 100%;
    padding-block-end: var(--ta-space-3);
    font-size: var(--ta-font-16);
    font-weight: var(--ta-weight-label);
  }
  &[data-variant='section'] > legend {
    font-size: var(--ta-font-20);
    font-weight: var(--ta-weight-heading);
  }
  &[data-invalid] {
    padding-inline-start: var(--ta-space-4);
    border-inline-start: 4px solid var(--ta-danger-fill);
  }
`;

export const Content = styled.div`
  clear: both;
  display: grid;
  align-content: start;
  gap: var(--ta-space-4);
  min-inline-size: 0;
  > p:first-child {
    margin-block-start: calc(-1 * var(--ta-space-2));
  }
  [data-variant='section'] > & {
    gap: var(--ta-space-5);
  }
`;
