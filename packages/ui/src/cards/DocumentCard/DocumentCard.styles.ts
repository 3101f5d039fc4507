import { styled } from 'styled-components';
import { Card } from '../../components/Card/Card.styles.ts';

export const Root = styled(Card)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--ta-space-1) var(--ta-space-4);
  padding: var(--ta-space-5);
  p {
    color: var(--ta-text-muted);
    font-size: var(--ta-font-14);
    line-height: 1.7;
  }
  > svg {
    color: var(--ta-text-accent);
  }
`;

export const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border-radius: var(--ta-radius-control);
  background: var(--ta-surface-giving);
  color: var(--ta-text-giving);
`;

export const Meta = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--ta-space-3);
  color: var(--ta-text-subtle);
  font-size: var(--ta-font-13);
`;
