import { styled } from 'styled-components';
import { Dialog } from '../Dialog/Dialog.styles.ts';

export const Palette = styled(Dialog)`
  inline-size: min(100% - 2rem, 40rem);
  max-block-size: min(100dvb - 1rem - clamp(1rem, 12dvb, 8rem), 34rem);
  margin-block: clamp(1rem, 12dvb, 8rem) auto;
  &[open] {
    flex-direction: column;
  }
  @media print {
    display: none;
  }
`;

export const Search = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  gap: var(--ta-space-3);
  padding-block: var(--ta-space-2);
  padding-inline: var(--ta-space-4) var(--ta-space-2);
  border-block-end: 1px solid var(--ta-border);
  > svg {
    flex: none;
    color: var(--ta-text-muted);
  }
  &:has(input:focus-visible) {
    box-shadow: inset 0 -2px 0 var(--ta-focus-edge);
  }
  @media (forced-colors: active) {
    &:has(input:focus-visible) {
      border-block-end: 2px solid Highlight;
    }
  }
`;

export const Input = styled.input`
  flex: 1 1 0;
  min-inline-size: 0;
  min-block-size: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font-size: var(--ta-font-16);
  line-height: 1.75;
  text-align: start;
  text-overflow: ellipsis;
  &:focus,
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
  &::placeholder {
    color: var(--ta-text-subtle);
    opacity: 1;
  }
`;

export const Results = styled.div`
  flex: 1 1 auto;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
  padding-block: var(--ta-space-2);
  padding-inline: var(--ta-space-2);
`;

export const Section = styled.div`
  & + & {
    margin-block-start: var(--ta-space-2);
  }
`;

export const Heading = styled.div`
  padding-block: var(--ta-space-2) var(--ta-space-1);
  padding-inline: var(--ta-space-3);
  color: var(--ta-text-muted);
  font-size: var(--ta-font-13);
  font-weight: var(--ta-weight-label);
`;

export const Option = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ta-space-1) var(--ta-space-3);
  min-block-size: 2.75rem;
  padding-block: var(--ta-space-2);
  padding-inline: var(--ta-space-3);
  border-radius: var(--ta-radius-chip);
  color: inherit;
  text-decoration: none;
  cursor: pointer;
  > svg {
    flex: none;
    color: var(--ta-text-muted);
  }
  > kbd {
    flex: none;
  }
  &[aria-selected='true'] {
    background: var(--ta-surface-accent);
    color: var(--ta-text-accent);
    box-shadow: inset 0 0 0 2px var(--ta-focus-edge);
  }
  &[aria-selected='true'] > svg {
    color: inherit;
  }
  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const Label = styled.span`
  flex: 1 1 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* With large text the keys of the command wrap to the next line. */
  min-inline-size: min(8rem, 50%);
  overflow-wrap: anywhere;
  small {
    color: var(--ta-text-subtle);
    font-size: var(--ta-font-13);
  }
`;

export const Keys = styled.kbd`
  display: inline-flex;
  align-items: center;
  padding-block: 0.125rem;
  padding-inline: 0.5rem;
  border: 1px solid var(--ta-border);
  border-radius: var(--ta-radius-chip);
  background: var(--ta-surface-sunken);
  color: var(--ta-text-muted);
  font-family: inherit;
  font-size: var(--ta-font-13);
  line-height: 1.5;
  white-space: nowrap;
`;

export const Empty = styled.div`
  display: grid;
  gap: var(--ta-space-1);
  padding-block: var(--ta-space-6);
  padding-inline: var(--ta-space-4);
  color: var(--ta-text-muted);
  overflow-wrap: anywhere;
  text-align: center;
  strong {
    color: var(--ta-text);
    font-weight: var(--ta-weight-label);
  }
`;

/** Keys of the palette; phones have no use for them. */
export const Foot = styled.div`
  flex: none;
  display: none;
  flex-wrap: wrap;
  gap: var(--ta-space-1) var(--ta-space-4);
  padding-block: var(--ta-space-2);
  padding-inline: var(--ta-space-4);
  border-block-start: 1px solid var(--ta-border);
  background: var(--ta-surface-sunken);
  color: var(--ta-text-muted);
  font-size: var(--ta-font-13);
  > span {
    display: inline-flex;
    align-items: center;
    gap: var(--ta-space-2);
  }
  kbd {
    background: var(--ta-surface-raised);
  }
  @media (width >= 48rem) and (height >= 30rem) {
    display: flex;
  }
`;
