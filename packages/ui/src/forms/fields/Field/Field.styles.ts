import { styled } from 'styled-components';

/** Two fields side by side on wide screens. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ta-space-5);
  @media (width >= 48rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Row of buttons at the end of a form. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ta-space-3);
  padding-block-start: var(--ta-space-2);
  &[data-justify='between'] {
    justify-content: space-between;
  }
`;
