import { styled } from 'styled-components';

export const Nav = styled.nav`
  min-inline-size: 0;
  padding-block: var(--ta-space-2);
  padding-inline: var(--ta-space-3);
  border: 1px solid var(--ta-border);
  border-radius: var(--ta-radius-card);
  background: var(--ta-surface-raised);
  ul {
    display: flex;
    gap: var(--ta-space-1);
    overflow: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    padding-block: 4px;
    padding-inline: 1.25rem;
    margin-block: -4px;
    margin-inline: calc(-1 * var(--ta-space-3));
    mask-image: linear-gradient(to right, transparent, currentcolor 1.25rem calc(100% - 1.25rem), transparent);
  }
  li {
    flex: none;
  }
  @media print {
    display: none;
  }
  @media (width >= 68.75rem) {
    &:not([data-row]) {
      padding: var(--ta-space-4);
    }
    &:not([data-row]) ul {
      flex-direction: column;
      overflow: visible;
      padding-inline: 4px;
      margin-inline: -4px;
      mask-image: none;
    }
  }
`;

export const Item = styled.a`
  display: flex;
  align-items: center;
  gap: var(--ta-space-3);
  min-block-size: 2.75rem;
  padding-block: var(--ta-space-2);
  padding-inline: var(--ta-space-4);
  border-radius: var(--ta-radius-control);
  color: var(--ta-text-muted);
  font-size: var(--ta-font-15);
  line-height: 1.6;
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    background: var(--ta-surface-sunken);
    color: var(--ta-text);
  }
  &[aria-current='page'] {
    background: var(--ta-surface-accent);
    color: var(--ta-text-accent);
    font-weight: var(--ta-weight-label);
  }
  @media (width >= 68.75rem) {
    white-space: normal;
  }
`;

/* In a row there is no room: the content is repeated elsewhere on narrow screens. */
export const After = styled.div`
  @media (width < 68.75rem) {
    display: none;
  }
`;

export const Heading = styled.div`
  padding-block: var(--ta-space-2) var(--ta-space-3);
  padding-inline: var(--ta-space-3);
  @media (width < 68.75rem) {
    display: none;
  }
`;
