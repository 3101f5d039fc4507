import { styled } from 'styled-components';

export const Bar = styled.footer`
  container: footer / inline-size;
  position: relative;
  isolation: isolate;
  background: var(--ta-surface-deeper);
  @media print {
    display: none;
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ta-space-8);
  padding-block: var(--ta-space-12) var(--ta-space-10);
  > * {
    position: relative;
    min-inline-size: 0;
  }
  @container footer (width >= 30rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :first-child {
      grid-column: 1 / -1;
    }
  }
  @container footer (width >= 68.75rem) {
    grid-template-columns: 1.6fr 1fr 1fr 1.3fr;
    padding-block: var(--ta-space-16) var(--ta-space-14);
    > :first-child {
      grid-column: auto;
    }
  }
`;

export const Brand = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ta-space-4);
  align-content: start;
  max-inline-size: 22rem;
  color: var(--ta-text-muted);
  font-size: var(--ta-font-14);
  overflow-wrap: anywhere;
  > a {
    display: flex;
    align-items: center;
    gap: var(--ta-space-3);
    color: var(--ta-text);
    text-decoration: none;
    line-height: 1.4;
  }
  strong {
    display: block;
    font-size: var(--ta-font-20);
  }
  small {
    display: block;
    color: var(--ta-text-subtle);
    font-size: var(--ta-font-13);
  }
`;

export const Column = styled.div`
  font-size: var(--ta-font-15);
  overflow-wrap: anywhere;
  h2 {
    margin-block-end: var(--ta-space-3);
    font-size: var(--ta-font-15);
  }
  li > *,
  li > bdi > * {
    display: inline-flex;
    align-items: center;
    min-block-size: 2rem;
  }
  a {
    color: var(--ta-text-muted);
    text-decoration: none;
  }
  a:hover {
    color: var(--ta-text);
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
  li {
    color: var(--ta-text-muted);
  }
`;

export const Social = styled.ul`
  display: flex;
  gap: var(--ta-space-2);
`;

export const Legal = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: var(--ta-space-2) var(--ta-space-6);
  justify-content: space-between;
  padding-block: var(--ta-space-5);
  border-block-start: 1px solid var(--ta-border);
  color: var(--ta-text-subtle);
  font-size: var(--ta-font-13);
  overflow-wrap: anywhere;
`;
