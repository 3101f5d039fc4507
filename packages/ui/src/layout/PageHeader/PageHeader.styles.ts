import { keyframes, styled } from 'styled-components';
import { layers } from '../../foundations/layers.ts';

const read = keyframes`to { transform: scaleX(1); }`;

export const Band = styled.div`
  position: relative;
  isolation: isolate;
  background: var(--ta-surface-deep);
  &[data-variant='catalogue'],
  &[data-variant='reading'] {
    background: none;
  }
  &[data-variant='account'] {
    border-block-end: 1px solid var(--ta-border);
    background: var(--ta-surface-raised);
  }
  @media print {
    background: none;
  }
`;

/* How much of the page was read, at the upper edge of the window. */
export const Progress = styled.div`
  display: none;
  @supports (animation-timeline: scroll()) {
    position: fixed;
    inset-block-start: 0;
    inset-inline: 0;
    z-index: ${layers.backToTop};
    display: block;
    block-size: 3px;
    background: var(--ta-accent);
    transform: scaleX(0);
    transform-origin: 0 50%;
    animation: ${read} linear both;
    animation-timeline: scroll(root);
    &:dir(rtl) {
      transform-origin: 100% 50%;
    }
  }
  @media print {
    display: none;
  }
`;

export const Row = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--ta-space-5);
  padding-block: var(--ta-space-8) var(--ta-space-10);
  @media (width >= 48rem) {
    padding-block: var(--ta-space-12) var(--ta-space-14);
  }
  [data-variant='catalogue'] &,
  [data-variant='reading'] & {
    padding-block: var(--ta-space-6) 0;
  }
  [data-variant='account'] & {
    align-items: center;
    min-block-size: 3.5rem;
    padding-block: var(--ta-space-2);
  }
  @media (width >= 48rem) {
    [data-variant='catalogue'] &,
    [data-variant='reading'] & {
      padding-block: var(--ta-space-10) 0;
    }
  }
`;

export const Copy = styled.div`
  display: grid;
  flex: 1 1 24rem;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ta-space-3);
  min-inline-size: 0;
  h1 {
    font-size: var(--ta-font-28);
    font-weight: var(--ta-weight-display);
  }
  > p {
    max-inline-size: 44rem;
    color: var(--ta-text-muted);
  }
  @media (width >= 48rem) {
    h1 {
      font-size: var(--ta-font-44);
    }
    > p {
      font-size: var(--ta-font-18);
    }
  }
  [data-variant='account'] & {
    gap: 0;
    h1 {
      font-size: var(--ta-font-18);
      font-weight: var(--ta-weight-heading);
    }
    > p {
      font-size: var(--ta-font-14);
    }
    /* The menu beside or above the page says where it is. */
    > nav {
      display: none;
    }
  }
`;

export const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ta-space-2) var(--ta-space-4);
  color: var(--ta-text-muted);
  font-size: var(--ta-font-14);
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ta-space-3);
  @media (width < 48rem) {
    flex: 1 1 100%;
    > * {
      flex: 1 1 9rem;
    }
  }
`;
