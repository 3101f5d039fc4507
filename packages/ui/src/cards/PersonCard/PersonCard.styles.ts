import { styled } from 'styled-components';
import { Card } from '../../components/Card/Card.styles.ts';

export const Person = styled(Card)`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: var(--ta-space-2);
  padding: var(--ta-space-6);
  text-align: center;
  p {
    color: var(--ta-text-muted);
    font-size: var(--ta-font-15);
    line-height: 1.7;
  }
  small {
    color: var(--ta-text-subtle);
    font-size: var(--ta-font-14);
  }
`;

export const Name = styled.div`
  margin-block-start: var(--ta-space-2);
`;

export const Supporter = styled(Card)`
  display: grid;
  justify-items: center;
  gap: var(--ta-space-2);
  padding: var(--ta-space-6);
  text-align: center;
  > :first-child {
    inline-size: 8rem;
    border-radius: var(--ta-radius-control);
    background: none;
  }
  small {
    color: var(--ta-text-subtle);
    font-size: var(--ta-font-14);
  }
`;
