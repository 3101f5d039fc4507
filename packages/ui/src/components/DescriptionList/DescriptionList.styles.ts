import { styled } from 'styled-components';

export const List = styled.dl`
  display: grid;
  gap: 0 var(--ta-space-8);
  > div {
    display: grid;
    gap: 0 var(--ta-space-6);
    padding-block: var(--ta-space-3);
    border-block-end: 1px solid var(--ta-border);
  }
  > div:last-child {
    border-block-end: 0;
  }
  dt {
    color: var(--ta-text-subtle);
    font-size: var(--ta-font-14);
  }
  dd {
    min-inline-size: 0;
    margin: 0;
    font-weight: var(--ta-weight-label);
  }
  container-type: inline-size;
  /* Two columns where two fit, in a narrow card as on a phone one. */
  &[data-columns='2'] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(15rem, calc(50% - var(--ta-space-8)))), 1fr));
  }
  @media (width >= 48rem) {
    &[data-columns='2'] > div:nth-last-child(2):nth-child(odd) {
      border-block-end: 0;
    }
  }
  @container (inline-size >= 30rem) {
    &[data-columns='1'] > div {
      grid-template-columns: minmax(10rem, 1fr) 2fr;
    }
  }
`;
