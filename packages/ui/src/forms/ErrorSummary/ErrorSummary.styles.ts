import { styled } from 'styled-components';

export const Box = styled.div`
  display: grid;
  gap: var(--ta-space-2);
  padding-block: var(--ta-space-4); padding-inline: var(--ta-space-5);
  border: 1px solid var(--ta-danger-border);
  border-radius: var(--ta-radius-control);
  background: var(--ta-danger-soft);
  color: var(--ta-danger);
  &&:focus { outline: 3px solid var(--ta-danger-border); outline-offset: 2px; }
  h2 { display: flex; align-items: center; gap: var(--ta-space-2); font-size: var(--ta-font-16); }
  ul { display: grid; padding-inline-start: 1.75rem; }
  a { display: inline-block; min-block-size: 1.75rem; vertical-align: top; color: inherit; text-underline-offset: 0.3em; }
`;
