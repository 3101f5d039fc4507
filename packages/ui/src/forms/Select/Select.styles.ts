import { styled } from 'styled-components';
import { controlCss } from '../Field/control.styles.ts';

export const Frame = styled.div`
  position: relative;
  > svg { position: absolute; inset-block-start: 50%; inset-inline-end: 0.875rem; margin-block-start: -10px; pointer-events: none; }
`;

export const Select = styled.select`
  ${controlCss}
  appearance: none;
  padding-inline-end: 2.75rem;
  text-overflow: ellipsis;
  &[data-empty] { color: var(--ta-text-subtle); }
  option { color: var(--ta-text); background: var(--ta-surface-raised); }
`;
