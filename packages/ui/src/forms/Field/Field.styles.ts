import { css, styled } from 'styled-components';

/** Star, hint and error: plain elements under one styled root, because a form draws them by the dozen. */
export const messagesCss = css`
  .mark { color: var(--ta-danger); }
  > .hint { color: var(--ta-text-subtle); font-size: var(--ta-font-14); line-height: 1.6; }
  > .error { display: flex; align-items: start; gap: var(--ta-space-2); color: var(--ta-danger); font-size: var(--ta-font-14); line-height: 1.6; }
  > .error > svg { margin-block-start: 0.2rem; }
`;

export const Field = styled.div`
  display: grid;
  align-content: start;
  gap: var(--ta-space-2);
  min-inline-size: 0;
  > .head { display: flex; align-items: baseline; justify-content: space-between; gap: var(--ta-space-3); inline-size: 100%; font-size: var(--ta-font-15); font-weight: var(--ta-weight-label); }
  /* A legend stands outside its fieldset's grid, so no gap reaches it. */
  > legend { margin-block-end: var(--ta-space-2); }
  > .head > .optional { flex: none; color: var(--ta-text-subtle); font-size: var(--ta-font-13); font-weight: var(--ta-weight-body); }
  ${messagesCss}
`;

/** Two fields side by side on a wide screen. */
export const Row = styled.div`
  display: grid;
  gap: var(--ta-space-5);
  @media (width >= 48rem) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

/** The last line of a form. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ta-space-3);
  padding-block-start: var(--ta-space-2);
  &[data-justify='between'] { justify-content: space-between; }
`;
