import { styled } from 'styled-components';

export const List = styled.div`
  overflow: hidden;
  border: 1px solid var(--ta-border);
  border-radius: var(--ta-radius-card);
  background: var(--ta-surface-raised);
`;

export const Item = styled.details`
  & + & {
    border-block-start: 1px solid var(--ta-border);
  }
  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--ta-space-4);
    min-block-size: 3.75rem;
    padding-block: var(--ta-space-4);
    padding-inline: clamp(1rem, 4vi, 1.5rem);
    list-style: none;
    cursor: pointer;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary:hover {
    background: var(--ta-surface-sunken);
  }
  > summary:focus-visible {
    border-radius: var(--ta-radius-card);
    outline-offset: -3px;
    box-shadow: none;
  }
  > summary > :is(h2, h3, h4) {
    min-inline-size: 0;
    font-size: var(--ta-font-16);
    font-weight: var(--ta-weight-label);
    line-height: 1.6;
  }
  > summary > svg {
    color: var(--ta-text-muted);
  }
  &[open] > summary > :is(h2, h3, h4) {
    color: var(--ta-text-accent);
  }
  &[open] > summary > svg {
    rotate: 180deg;
    color: var(--ta-text-accent);
  }
  @media (prefers-reduced-motion: no-preference) {
    interpolate-size: allow-keywords;
    > summary > svg {
      transition: rotate var(--ta-motion-base) var(--ta-ease);
    }
    &::details-content {
      block-size: 0;
      overflow: clip;
      transition:
        block-size var(--ta-motion-slow) var(--ta-ease),
        content-visibility var(--ta-motion-slow) allow-discrete;
    }
    &[open]::details-content {
      block-size: auto;
    }
  }
  @media print {
    &::details-content {
      block-size: auto;
      content-visibility: visible;
    }
    > summary > svg {
      display: none;
    }
  }
`;

export const Content = styled.div`
  max-inline-size: 48rem;
  padding-block: 0 var(--ta-space-5);
  padding-inline: clamp(1rem, 4vi, 1.5rem);
  color: var(--ta-text-muted);
  > * + * {
    margin-block-start: var(--ta-space-3);
  }
`;
