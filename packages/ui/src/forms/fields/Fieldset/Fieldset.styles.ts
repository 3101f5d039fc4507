import { styled } from 'styled-components';

export const Fieldset = styled.fieldset`
  display: grid;
  align-content: start;
  gap: var(--ta-space-4);
  min-inline-size: 0;
  > legend {
    margin-block-end: var(--ta-space-3);
    font-size: var(--ta-font-16);
    font-weight: var(--ta-weight-label);
  }
  > legend + p {
    margin-block-start: calc(-1 * var(--ta-space-2));
  }
  &[data-variant='section'] {
    gap: var(--ta-space-5);
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
