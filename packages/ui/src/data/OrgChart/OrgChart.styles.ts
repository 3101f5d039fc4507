import { styled } from 'styled-components';

export const Tree = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ta-space-3);
  ul { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--ta-space-3); margin-block-start: var(--ta-space-3); padding-inline-start: var(--ta-space-8); list-style: none; }
  li { position: relative; }
  ul > li::before { content: ''; position: absolute; inset-block-start: -0.75rem; inset-inline-start: -1rem; inline-size: 1rem; block-size: 2.5rem; border-inline-start: 2px solid var(--ta-border); border-block-end: 2px solid var(--ta-border); border-end-start-radius: var(--ta-radius-chip); }
  ul > li:not(:last-child)::after { content: ''; position: absolute; inset-block: 1.75rem -0.75rem; inset-inline-start: -1rem; border-inline-start: 2px solid var(--ta-border); }
  @media (width < 30rem) { ul { padding-inline-start: min(var(--ta-space-5), 6vi); } }
`;

export const Node = styled.div`
  display: inline-grid;
  min-inline-size: min(100%, 16rem);
  padding-block: var(--ta-space-3); padding-inline: var(--ta-space-5);
  border: 1px solid var(--ta-border);
  border-radius: var(--ta-radius-control);
  background: var(--ta-surface-raised);
  line-height: 1.6;
  overflow-wrap: anywhere;
  strong { font-size: var(--ta-font-16); }
  span { color: var(--ta-text-muted); font-size: var(--ta-font-14); }
  [data-root] > & { border-color: var(--ta-accent); background: var(--ta-accent); color: var(--ta-on-accent); span { color: inherit; } }
`;
