import { styled } from 'styled-components';

export const Strip = styled.dl`
  position: relative;
  z-index: 1;
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  overflow: hidden;
  border: 1px solid var(--ta-border);
  border-radius: var(--ta-radius-card);
  background: var(--ta-border);
  gap: 1px;
  box-shadow: var(--ta-shadow-2);
  &[data-overlap] {
    margin-block-start: -3.5rem;
  }
  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding-block: var(--ta-space-5);
    padding-inline: var(--ta-space-5);
    background: var(--ta-surface-raised);
  }
  > div:last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
  dt {
    color: var(--ta-text-muted);
    font-size: var(--ta-font-14);
    line-height: 1.6;
  }
  dd {
    margin: 0;
    color: var(--ta-text-accent);
    font-size: var(--ta-font-28);
    font-weight: var(--ta-weight-display);
    line-height: 1.5;
  }
  dd small {
    margin-inline-start: var(--ta-space-2);
    font-size: var(--ta-font-14);
    font-weight: var(--ta-weight-label);
  }
  @media (width >= 68.75rem) {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    > div {
      padding-block: var(--ta-space-6);
      padding-inline: var(--ta-space-8);
    }
    > div:last-child:nth-child(odd) {
      grid-column: auto;
    }
    dd {
      font-size: var(--ta-font-34);
    }
  }
`;
