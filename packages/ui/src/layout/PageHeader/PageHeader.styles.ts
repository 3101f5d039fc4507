import { styled } from 'styled-components';

export const Band = styled.div`
  position: relative;
  isolation: isolate;
  background: var(--ta-surface-deep);
  @media print {
    background: none;
  }
`;

export const Row = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--ta-space-5);
  padding-block: var(--ta-space-8) var(--ta-space-10);
  @media (width >= 48rem) {
    padding-block: var(--ta-space-12) var(--ta-space-14);
  }
`;

export const Copy = styled.div`
  display: grid;
  flex: 1 1 24rem;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ta-space-3);
  min-inline-size: 0;
  h1 {
    font-size: var(--ta-font-28);
    font-weight: var(--ta-weight-display);
  }
  > p {
    max-inline-size: 44rem;
    color: var(--ta-text-muted);
  }
  @media (width >= 48rem) {
    h1 {
      font-size: var(--ta-font-44);
    }
    > p {
      font-size: var(--ta-font-18);
    }
  }
`;

export const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ta-space-2) var(--ta-space-4);
  color: var(--ta-text-muted);
  font-size: var(--ta-font-14);
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ta-space-3);
  @media (width < 48rem) {
    flex: 1 1 100%;
    > * {
      flex: 1 1 9rem;
    }
  }
`;
