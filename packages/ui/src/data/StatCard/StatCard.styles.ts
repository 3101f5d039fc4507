import { styled } from 'styled-components';
import { Card } from '../../components/Card/Card.styles.ts';

export const Root = styled(Card)`
  display: grid;
  align-content: start;
  gap: var(--ta-space-2);
  padding: var(--ta-space-6);
  container-type: inline-size;
`;

export const Label = styled.p`
  color: var(--ta-text-muted);
  font-size: var(--ta-font-15);
`;

// A long amount uses a smaller font, then wraps between number and label; a number itself never wraps.
export const Value = styled.p`
  font-size: clamp(var(--ta-font-16), 10.5cqi, var(--ta-font-28));
  overflow-wrap: normal;
  bdi {
    white-space: normal;
  }
  font-weight: var(--ta-weight-display);
  line-height: 1.4;
`;

export const Bars = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: var(--ta-space-2);
  margin-block-start: var(--ta-space-3);
  > span {
    display: grid;
    grid-template-rows: 5rem auto;
    align-items: end;
    gap: var(--ta-space-1);
    color: var(--ta-text-subtle);
    font-size: var(--ta-font-13);
    text-align: center;
  }
  i {
    display: block;
    border-start-start-radius: 4px;
    border-start-end-radius: 4px;
    background: var(--ta-surface-accent);
    border-block-start: 2px solid var(--ta-accent);
  }
  > :last-child i {
    background: var(--ta-accent);
  }
  @media (forced-colors: active) {
    i {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`;
