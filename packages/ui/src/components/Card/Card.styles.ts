import { styled } from 'styled-components';

export const Card = styled.div`
  position: relative;
  overflow: hidden;
  min-inline-size: 0;
  border: 1px solid var(--ta-border);
  border-radius: var(--ta-radius-card);
  background: var(--ta-surface-raised);
  box-shadow: var(--ta-shadow-1);
  &[data-padding='md'] {
    padding: var(--ta-space-6);
  }
  &[data-padding='lg'] {
    padding: clamp(1.25rem, 4vi, 2.5rem);
  }
  /* A card with one destination: its title's link covers it all. */
  .cover::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  &:has(.cover:hover) {
    border-color: var(--ta-border-control);
    box-shadow: var(--ta-shadow-2);
  }
  &:has(.cover:focus-visible) {
    outline: 3px solid var(--ta-focus-ring);
    box-shadow: 0 0 0 2px var(--ta-focus-edge);
  }
  .cover {
    color: inherit;
    text-decoration: none;
  }
  .cover:focus-visible {
    outline: none;
    box-shadow: none;
  }
  .above {
    position: relative;
    z-index: 1;
  }
`;
