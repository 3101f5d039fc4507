import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ta-space-2);
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--ta-space-4);
  overflow-wrap: anywhere;
  > span {
    min-inline-size: 0;
  }
  > span:first-child {
    font-size: var(--ta-font-15);
    font-weight: var(--ta-weight-label);
  }
`;

export const Value = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--ta-space-2);
  color: var(--ta-text-muted);
  font-size: var(--ta-font-14);
  font-variant-numeric: tabular-nums;
`;
