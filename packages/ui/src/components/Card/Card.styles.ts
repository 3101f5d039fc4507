import { styled } from 'styled-components';
import { coverCss } from './cover.styles.ts';

export const Card = styled.div`
  overflow: hidden;
  min-inline-size: 0;
  border: 1px solid var(--ta-border);
  border-radius: var(--ta-radius-card);
  background: var(--ta-surface-raised);
  box-shadow: var(--ta-shadow-1);
  &[data-padding='md'] {
    padding: var(--ta-space-6);
  }
  &[data-padding='lg'] {
    padding: clamp(1.25rem, 4vi, 2.5rem);
  }
  &:has(.cover:hover) {
    border-color: var(--ta-border-control);
    box-shadow: var(--ta-shadow-2);
  }
  ${coverCss}
`;
