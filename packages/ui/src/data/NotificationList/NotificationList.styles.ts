import { styled } from 'styled-components';
import { Card } from '../../components/Card/Card.styles.ts';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ta-space-6);
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ta-space-2) var(--ta-space-4);
  min-block-size: var(--ta-control-sm);
  color: var(--ta-text-muted);
  font-size: var(--ta-font-15);
  margin-block-end: calc(-1 * var(--ta-space-3));
`;

export const Group = styled.div`
  display: grid;
  gap: var(--ta-space-3);
  h2,
  h3 {
    color: var(--ta-text-muted);
    font-size: var(--ta-font-15);
    font-weight: var(--ta-weight-label);
  }
`;

export const List = styled(Card)`
  list-style: none;
  padding: 0;
  &:has(.cover:is(:hover, :focus-visible)) {
    outline: none;
    border-color: var(--ta-border);
    box-shadow: var(--ta-shadow-1);
  }
`;

export const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--ta-space-4);
  padding-block: var(--ta-space-4);
  padding-inline: clamp(1rem, 3vi, 1.5rem);
  & + & {
    border-block-start: 1px solid var(--ta-border);
  }
  &:has(.cover:hover) {
    background: var(--ta-surface-sunken);
  }
  &:has(.cover:focus-visible) {
    outline: 3px solid var(--ta-focus-edge);
    outline-offset: -3px;
    border-radius: var(--ta-radius-card);
  }
  @media (forced-colors: active) {
    &:has(.cover:focus-visible) {
      outline-color: Highlight;
    }
  }
`;

export const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  border: 1px solid transparent;
  border-radius: 50%;
  background: var(--ta-info-soft);
  color: var(--ta-info);
  &[data-tone='share'] {
    background: var(--ta-surface-share);
    color: var(--ta-text-share);
  }
  &[data-tone='success'] {
    background: var(--ta-success-soft);
    color: var(--ta-success);
  }
  &[data-tone='warning'] {
    background: var(--ta-warning-soft);
    color: var(--ta-warning);
  }
  &[data-tone='danger'] {
    background: var(--ta-danger-soft);
    color: var(--ta-danger);
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`;

export const Body = styled.div`
  display: grid;
  align-content: start;
  gap: 2px;
  p {
    color: var(--ta-text-muted);
    font-size: var(--ta-font-14);
    line-height: 1.7;
  }
`;

// The dot aligns with the first line of the title, however many lines there are.
export const Title = styled.div`
  display: flex;
  gap: var(--ta-space-2);
  font-size: var(--ta-font-15);
  line-height: 1.6;
  > :is(a, span:last-child) {
    min-inline-size: 0;
  }
  [data-unread] & {
    font-weight: var(--ta-weight-heading);
  }
`;

export const Dot = styled.i`
  flex: none;
  inline-size: 0.5rem;
  block-size: 0.5rem;
  margin-block-start: 0.5em;
  border: 4px solid var(--ta-accent);
  border-radius: 50%;
  @media (forced-colors: active) {
    border-color: Highlight;
  }
`;

export const When = styled.div`
  color: var(--ta-text-subtle);
  font-size: var(--ta-font-13);
`;

export const More = styled.div`
  display: flex;
  justify-content: center;
  @media print {
    display: none;
  }
`;
