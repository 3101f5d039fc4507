import { styled } from 'styled-components';

export const List = styled.ul`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--ta-space-3) var(--ta-space-4);
  container-type: inline-size;
  contain-intrinsic-inline-size: min(20rem, 80vi);
  li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }
  a {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
    min-block-size: 4rem;
    padding-block: var(--ta-space-3);
    padding-inline: var(--ta-space-4);
    border: 1px solid var(--ta-border);
    border-radius: var(--ta-radius-card);
    background: var(--ta-surface-raised);
    color: var(--ta-text);
    text-decoration: none;
  }
  a:hover {
    border-color: var(--ta-giving);
    background: var(--ta-surface-giving);
  }
  strong {
    color: var(--ta-text-giving);
    font-size: var(--ta-font-20);
    font-weight: var(--ta-weight-display);
  }
  /* A large sum in enlarged text is wider than a phone. */
  strong bdi {
    white-space: normal;
    overflow-wrap: anywhere;
  }
  svg {
    color: var(--ta-text-subtle);
  }
  /* Enlarged text: the amount above its line. */
  @container (inline-size < 16rem) {
    li {
      display: block;
    }
    a {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--ta-space-1);
    }
    svg {
      display: none;
    }
  }
`;
