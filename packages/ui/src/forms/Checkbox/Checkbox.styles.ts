import { styled } from 'styled-components';
import { messagesCss } from '../Field/Field.styles.ts';

export const Box = styled.input`
  appearance: none;
  flex: none;
  display: inline-grid;
  place-items: center;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  margin: 0;
  border: 1px solid var(--ta-border-control);
  border-radius: 6px;
  background: var(--ta-surface-raised);
  cursor: pointer;
  &::after {
    content: '';
    inline-size: 0.8rem;
    block-size: 0.8rem;
    background: var(--ta-on-accent);
    clip-path: polygon(14% 44%, 0 65%, 50% 100%, 100% 16%, 80% 0, 43% 62%);
    opacity: 0;
  }
  &:checked { background: var(--ta-accent); border-color: var(--ta-accent); }
  &:checked::after { opacity: 1; }
  &[aria-invalid='true'] { border-color: var(--ta-danger-fill); box-shadow: inset 0 0 0 1px var(--ta-danger-fill); }
  &:disabled { opacity: 0.5; cursor: not-allowed; }
  @media (forced-colors: active) { appearance: auto; &::after { display: none; } }
`;

export const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: var(--ta-space-1) var(--ta-space-3);
  > input { margin-block-start: 0.125rem; }
  > label { cursor: pointer; }
  > :nth-child(n + 3) { grid-column: 2; }
  ${messagesCss}
`;
