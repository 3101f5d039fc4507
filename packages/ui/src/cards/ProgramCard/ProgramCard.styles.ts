import { styled } from 'styled-components';
import { Card } from '../../components/Card/Card.styles.ts';

export const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  > .badge {
    position: absolute;
    inset-block-start: var(--ta-space-4);
    inset-inline-start: var(--ta-space-4);
  }
`;

export const Body = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: var(--ta-space-3);
  padding-block: var(--ta-space-5) var(--ta-space-6);
  padding-inline: var(--ta-space-6);
  > p {
    flex: 1;
    color: var(--ta-text-muted);
    font-size: var(--ta-font-15);
    line-height: 1.7;
  }
`;

export const Figures = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--ta-space-3);
  color: var(--ta-text-muted);
  font-size: var(--ta-font-14);
  b {
    color: var(--ta-text);
  }
`;

export const Actions = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ta-space-2);
  margin-block-start: var(--ta-space-2);
`;
