import { styled } from 'styled-components';

export const Bar = styled.div`
  background: var(--ta-surface-deeper);
  font-size: var(--ta-font-13);
  /* The bar is hardly higher than its links: a ring around them would be cut off. */
  :is(a, button):focus-visible {
    outline-offset: -3px;
  }
  @media print {
    display: none;
  }
  &[data-wide] {
    @media (width < 48rem) {
      display: none;
    }
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--ta-space-6);
  min-block-size: 2.5rem;
  /* The phone number, the language and the notifications stand in one row. */
  @media (width < 48rem) {
    column-gap: var(--ta-space-3);
    & [data-wide] {
      display: none;
    }
  }
`;

export const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--ta-space-6);
  @media (width < 48rem) {
    column-gap: var(--ta-space-3);
  }
`;

export const Item = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--ta-space-2);
  min-block-size: 2.25rem;
  color: var(--ta-text-muted);
  text-decoration: none;
  &[href]:hover {
    color: var(--ta-text);
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
`;
