import { styled } from 'styled-components';
import { Card } from '../../components/Card/Card.styles.ts';

export const Root = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: center;
  gap: var(--ta-space-1) var(--ta-space-4);
  padding: min(var(--ta-space-5), 6vi);
  > div {
    flex: 1 1 6rem;
    min-inline-size: 0;
  }
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
