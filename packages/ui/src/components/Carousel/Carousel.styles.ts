import { styled } from 'styled-components';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ta-space-3);
`;

export const Strip = styled.ul`
  --ta-item: 20rem;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: min(var(--ta-item), 86%);
  gap: var(--ta-space-5);
  /* Room for the items' shadows and focus rings. */
  margin-block: -0.75rem;
  margin-inline: -4px;
  padding-block: 0.75rem;
  padding-inline: 4px;
  scroll-padding-inline: 4px;
  overflow: auto;
  overscroll-behavior-inline: contain;
  scroll-snap-type: inline mandatory;
  scrollbar-width: none;
  border-radius: var(--ta-radius-card);
  &[data-size='sm'] {
    --ta-item: 15rem;
  }
  &[data-size='lg'] {
    --ta-item: 28rem;
  }
  &[data-size='full'] {
    grid-auto-columns: 100%;
  }
  > li {
    min-inline-size: 0;
    scroll-snap-align: start;
  }
  > li > * {
    block-size: 100%;
  }
  @media (scripting: none) {
    scrollbar-width: thin;
  }
  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
  @media print {
    grid-auto-flow: row;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    overflow: visible;
  }
`;

export const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ta-space-2);
  /* Keeps its place until it is known whether there is more to see. */
  &:not([data-state]) {
    visibility: hidden;
  }
  &[data-state='fits'] {
    display: none;
  }
  button {
    border-radius: 50%;
    background: var(--ta-surface-raised);
  }
  button[aria-disabled='true'],
  button[aria-disabled='true']:hover {
    border-color: var(--ta-border);
    background: transparent;
    color: var(--ta-text-subtle);
    cursor: not-allowed;
  }
  button[aria-disabled='true'] > svg {
    opacity: 0.6;
  }
  @media (forced-colors: active) {
    button[aria-disabled='true'] {
      border-color: GrayText;
      color: GrayText;
    }
    button[aria-disabled='true'] > svg {
      opacity: 1;
    }
  }
  @media (scripting: none), print {
    display: none;
  }
`;

export const Position = styled.p`
  flex: 1;
  color: var(--ta-text-subtle);
  font-size: var(--ta-font-14);
  font-variant-numeric: tabular-nums;
`;
