import { styled } from 'styled-components';

export const Grid = styled.div`
  display: grid;
  gap: var(--ta-space-6);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  > * {
    min-inline-size: 0;
  }
  &[data-min='xs'] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 10rem), 1fr));
  }
  &[data-min='sm'] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  }
  &[data-min='lg'] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 28rem), 1fr));
  }
  &[data-gap='sm'] {
    gap: var(--ta-space-4);
  }
  @media (width < 48rem) {
    &[data-rail] {
      grid-template-columns: none;
      grid-auto-flow: column;
      grid-auto-columns: min(84%, 20rem);
      gap: var(--ta-space-4);
      /* To the edges of the screen; the shadows of the items are not cut. */
      margin-inline: calc(50% - 50vi);
      padding-inline: calc(50vi - 50%);
      padding-block: var(--ta-space-2) var(--ta-space-4);
      overflow: auto;
      overscroll-behavior-inline: contain;
      scroll-snap-type: inline mandatory;
      scroll-padding-inline: calc(50vi - 50%);
    }
    &[data-rail][data-min='xs'] {
      grid-auto-columns: min(44%, 12rem);
    }
    &[data-rail] > * {
      scroll-snap-align: start;
    }
  }
`;
