import { styled } from 'styled-components';

export const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--ta-space-1);
  @media (width >= 30rem) {
    gap: var(--ta-space-2);
  }
  @media print {
    display: none;
  }
`;

export const Item = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--ta-space-2);
  min-inline-size: 2.75rem;
  min-block-size: 2.75rem;
  padding-inline: var(--ta-space-3);
  border: 1px solid transparent;
  border-radius: var(--ta-radius-control);
  background: none;
  color: inherit;
  font-size: var(--ta-font-15);
  font-weight: var(--ta-weight-label);
  text-decoration: none;
  &:is([href], button):hover {
    background: var(--ta-surface-accent);
  }
  &[aria-current='page'] {
    background: var(--ta-accent);
    color: var(--ta-on-accent);
  }
`;
