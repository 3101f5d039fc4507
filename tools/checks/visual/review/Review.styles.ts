import { styled } from 'styled-components';

export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(220px, 300px) minmax(0, 1fr);
  min-block-size: 100vh;
`;

export const Side = styled.nav`
  position: sticky;
  inset-block-start: 0;
  display: grid;
  gap: 20px;
  align-content: start;
  block-size: 100vh;
  overflow: auto;
  padding: 20px 16px;
  border-inline-end: 1px solid var(--ta-border);
  background: var(--ta-surface);

  ul {
    margin: 0;
    padding: 0;
  }
`;

export const GroupTitle = styled.h2`
  margin: 0 0 4px;
  color: var(--ta-text-muted);
  font-size: 13px;
  font-weight: 500;
`;

export const Entry = styled.button`
  display: flex;
  justify-content: space-between;
  gap: 8px;
  inline-size: 100%;
  padding: 6px 10px;
  border: 0;
  border-radius: 8px;
  background: none;
  color: inherit;
  font: inherit;
  font-size: 14px;
  text-align: start;
  cursor: pointer;

  &[aria-current] {
    background: var(--ta-surface-accent);
    color: var(--ta-text-accent);
  }
`;

export const Mark = styled.span`
  font-weight: 600;

  &[data-decision='approved'] {
    color: var(--ta-success);
  }

  &:not([data-decision='approved']) {
    color: var(--ta-danger);
  }
`;

export const Main = styled.main`
  display: grid;
  gap: 20px;
  align-content: start;
  padding: 20px 24px;
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 12px;
  align-items: center;
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 24px;
`;

export const Unchanged = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
  align-self: start;
`;

export const Keys = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 16px;
  margin: 0;
  color: var(--ta-text-muted);
  font-size: 13px;

  kbd {
    padding: 1px 6px;
    border: 1px solid var(--ta-border);
    border-radius: 6px;
    font: inherit;
  }
`;
