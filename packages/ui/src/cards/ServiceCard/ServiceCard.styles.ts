import { styled } from 'styled-components';
import { Card } from '../../components/Card/Card.styles.ts';

export const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: var(--ta-space-3);
  padding: var(--ta-space-6);
  p {
    color: var(--ta-text-muted);
    font-size: var(--ta-font-15);
    line-height: 1.75;
  }
  small {
    margin-block-start: auto;
    color: var(--ta-text-subtle);
    font-size: var(--ta-font-14);
  }
`;

export const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 3rem;
  block-size: 3rem;
  border-radius: var(--ta-radius-control);
  background: var(--ta-surface-accent);
  color: var(--ta-text-accent);
  &[data-tone='share'] {
    background: var(--ta-surface-share);
    color: var(--ta-text-share);
  }
`;
