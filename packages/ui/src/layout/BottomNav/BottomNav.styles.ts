import { styled } from 'styled-components';
import { layers } from '../../foundations/layers.ts';

export const Bar = styled.nav`
  position: sticky;
  z-index: ${layers.header};
  inset-block-end: 0;
  padding-block-end: env(safe-area-inset-bottom, 0px);
  border-block-start: 1px solid var(--ta-border);
  background: var(--ta-surface-raised);
  @media (width >= 48rem) {
    display: none;
  }
  /* Enlarged text or a low window: the content needs the room. */
  @media (height < 30rem) {
    position: static;
  }
  @media print {
    display: none;
  }
`;

export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  margin: 0;
  padding: 0;
  list-style: none;
  /* As wide as its longest word at least: with enlarged text there is a second row. */
  > * {
    flex: 1 1 0;
    max-inline-size: 100%;
  }
`;

export const Item = styled.a`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 0.125rem;
  block-size: 100%;
  min-block-size: 3.75rem;
  padding-block: var(--ta-space-2);
  padding-inline: 2px;
  color: var(--ta-text-muted);
  font-size: var(--ta-font-13);
  line-height: 1.5;
  text-align: center;
  text-decoration: none;
  overflow-wrap: break-word;
  &:hover {
    color: var(--ta-text);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-current] {
    color: var(--ta-text-accent);
    font-weight: var(--ta-weight-label);
  }
  /* A line at the edge, because colour alone does not mark the current page. */
  &[aria-current]::before {
    content: '';
    position: absolute;
    inset-block-start: -1px;
    inset-inline: 25%;
    border-block-start: 3px solid var(--ta-accent);
    border-end-start-radius: 3px;
    border-end-end-radius: 3px;
  }
`;

export const Glyph = styled.span`
  position: relative;
  display: grid;
`;

export const Count = styled.span`
  position: absolute;
  inset-block-start: -0.375rem;
  inset-inline-end: -0.25rem;
  min-inline-size: 1.125rem;
  padding-inline: 0.25rem;
  border-radius: 1rem;
  background: var(--ta-danger-fill);
  color: var(--ta-on-danger);
  font-size: 0.6875rem;
  font-weight: var(--ta-weight-label);
  line-height: 1.125rem;
  text-align: center;
  white-space: nowrap;
`;
