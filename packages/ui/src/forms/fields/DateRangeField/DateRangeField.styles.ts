import { styled } from 'styled-components';

/** First day, last day and button; the last two stay together where there is no space for all. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ta-space-3);
`;

export const End = styled.div`
  display: grid;
  flex: 1 1 13rem;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--ta-space-1);
  min-inline-size: 0;
  > label {
    color: var(--ta-text-muted);
    font-size: var(--ta-font-14);
  }
`;

/** Wider than the first day by the button, so that both inputs are of one size. */
export const Last = styled.div`
  display: flex;
  flex: 1 1 calc(13rem + 2.75rem + var(--ta-space-2));
  align-items: end;
  gap: var(--ta-space-2);
  min-inline-size: 0;
  > button {
    margin-block-end: calc((var(--ta-control) - 2.75rem) / 2);
  }
`;
