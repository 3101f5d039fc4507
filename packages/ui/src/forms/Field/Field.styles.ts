import { styled } from 'styled-components';

// Label, control, hint and error are leaves (foundations/leaves.ts).
export const Field = styled.div`
  display: grid;
  align-content: start;
  gap: var(--ta-space-2);
  min-inline-size: 0;
  /* A legend stands outside its fieldset's grid, so no gap reaches it. */
  > legend { margin-block-end: var(--ta-space-2); }
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
