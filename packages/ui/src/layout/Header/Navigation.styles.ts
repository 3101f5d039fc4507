import { styled } from 'styled-components';
import { layers } from '../../foundations/layers.ts';

export const List = styled.ul`
  display: flex;
  align-items: center;
  gap: var(--ta-space-1);
  &[data-stacked] {
    flex-direction: column;
    align-items: stretch;
  }
`;

export const Item = styled.a`
  display: flex;
  align-items: center;
  gap: var(--ta-space-1);
  min-block-size: 2.75rem;
  padding-block: var(--ta-space-2);
  padding-inline: var(--ta-space-3);
  border-radius: var(--ta-radius-chip);
  color: var(--ta-text);
  font-size: var(--ta-font-15);
  line-height: 1.5;
  text-decoration: none;
  white-space: nowrap;
  [data-stacked] & {
    white-space: normal;
    overflow-wrap: anywhere;
  }
  cursor: pointer;
  &:hover {
    background: var(--ta-surface-sunken);
  }
  &[aria-current],
  &[data-active] {
    background: var(--ta-surface-accent);
    color: var(--ta-text-accent);
    font-weight: var(--ta-weight-label);
  }
`;

export const Group = styled.details`
  position: relative;
  > summary {
    list-style: none;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
  > ul {
    position: absolute;
    z-index: ${layers.menu};
    inset-block-start: calc(100% + 0.5rem);
    inset-inline-start: 0;
    min-inline-size: 14rem;
    padding: var(--ta-space-2);
    border: 1px solid var(--ta-border);
    border-radius: var(--ta-radius-control);
    background: var(--ta-surface-raised);
    box-shadow: var(--ta-shadow-2);
  }
  &[data-stacked] > summary {
    justify-content: space-between;
  }
  &[data-stacked] > ul {
    position: static;
    min-inline-size: 0;
    padding-block: 0;
    padding-inline-start: var(--ta-space-4);
    border: 0;
    background: none;
    box-shadow: none;
  }
`;
