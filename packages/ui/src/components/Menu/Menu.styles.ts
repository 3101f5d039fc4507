import { styled } from 'styled-components';
import { popoverCss } from '../../foundations/popover/popover.styles.ts';

export const Root = styled.span`
  display: inline-flex;
  > button[aria-expanded='true'] > span > svg:last-child {
    rotate: 180deg;
  }
`;

// Below the button, aligned to its end; above it or to its start where the viewport has no space.
export const List = styled.ul`
  position-area: block-end span-inline-start;
  position-try-fallbacks:
    flip-block,
    flip-inline,
    flip-block flip-inline,
    block-end span-all,
    block-start span-all;
  min-inline-size: 12rem;
  max-inline-size: min(20rem, 100vi - 1rem);
  padding: var(--ta-space-2);
  list-style: none;
  ${popoverCss}
`;

/* At the side of its item, its first item on one line with it; below where there is no room beside. */
export const SubList = styled.ul`
  position-area: inline-end span-block-end;
  position-try-fallbacks:
    flip-inline,
    flip-block,
    flip-inline flip-block,
    block-end span-all,
    block-start span-all;
  min-inline-size: 12rem;
  max-inline-size: min(20rem, 100vi - 1rem);
  padding: var(--ta-space-2);
  list-style: none;
  ${popoverCss}
  margin-block: -0.5rem;
  margin-inline: 0.25rem;
`;

export const Onward = styled.span`
  margin-inline-start: auto;
  color: var(--ta-text-muted);
`;

export const Item = styled.button`
  display: flex;
  align-items: center;
  gap: var(--ta-space-3);
  inline-size: 100%;
  min-block-size: 2.75rem;
  padding-block: var(--ta-space-2);
  padding-inline: var(--ta-space-3);
  border: 0;
  border-radius: var(--ta-radius-chip);
  background: none;
  color: inherit;
  font-size: var(--ta-font-15);
  line-height: 1.5;
  text-align: start;
  text-decoration: none;
  > svg {
    color: var(--ta-text-muted);
  }
  > span {
    min-inline-size: 0;
    unicode-bidi: plaintext;
    text-align: match-parent;
  }
  &:hover,
  &:focus,
  &[aria-expanded='true'] {
    background: var(--ta-surface-sunken);
  }
  && {
    outline-offset: -2px;
  }
  &:focus-visible {
    background: var(--ta-surface-accent);
    color: var(--ta-text-accent);
    box-shadow: none;
  }
  &[data-tone='danger'],
  &[data-tone='danger'] > svg {
    color: var(--ta-danger);
  }
  &[data-tone='danger']:is(:hover, :focus) {
    background: var(--ta-danger-soft);
  }
  &[aria-disabled='true'] {
    color: var(--ta-text-subtle);
    cursor: not-allowed;
    opacity: 0.7;
  }
  @media (forced-colors: active) {
    border: 1px solid Canvas;
    &:focus {
      outline: 2px solid Highlight;
    }
    &[aria-disabled='true'] {
      color: GrayText;
      opacity: 1;
    }
  }
`;

export const Separator = styled.li`
  margin-block: var(--ta-space-2);
  margin-inline: var(--ta-space-3);
  border-block-start: 1px solid var(--ta-border);
`;

export const Group = styled.li`
  & + &,
  li + & {
    margin-block-start: var(--ta-space-2);
  }
  > ul {
    padding: 0;
    list-style: none;
  }
`;

export const GroupLabel = styled.span`
  display: block;
  padding-block: var(--ta-space-1);
  padding-inline: var(--ta-space-3);
  color: var(--ta-text-subtle);
  font-size: var(--ta-font-13);
  font-weight: var(--ta-weight-label);
`;

/** Room for the mark of a checked item. */
export const Mark = styled.span`
  flex: none;
  inline-size: 1.125rem;
  color: var(--ta-text-accent);
`;
