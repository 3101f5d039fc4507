import { styled } from 'styled-components';

export const Strip = styled.dl`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
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
    flex: 1 1 calc((100% - 1px) / 2);
    flex-direction: column-reverse;
    justify-content: flex-end;
    /* As wide as its number at least: with enlarged text there are fewer in a row. */
    max-inline-size: 100%;
    padding-block: var(--ta-space-5);
    padding-inline: var(--ta-space-5);
    background: var(--ta-surface-raised);
  }
  dt,
  dd {
    overflow-wrap: break-word;
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
    font-size: var(--ta-font-14);
    font-weight: var(--ta-weight-label);
  }
  @media (width >= 68.75rem) {
    > div {
      flex-basis: 0;
      padding-block: var(--ta-space-6);
      padding-inline: var(--ta-space-8);
    }
    dd {
      font-size: var(--ta-font-34);
    }
  }
`;
