import { styled } from 'styled-components';
import { layers } from '../../foundations/layers.ts';

/* A container, because its width in rem follows enlarged text, and that of a media query only a setting of the browser. */
export const Bar = styled.header`
  container: header / inline-size;
  position: relative;
  z-index: ${layers.header};
  border-block-end: 1px solid var(--ta-border);
  background: var(--ta-surface-raised);
  /* On a phone it stays in reach, in one row; not where enlarged text or a low window leaves the content little room. */
  @media (width < 48rem) and (height >= 30rem) {
    position: sticky;
    inset-block-start: 0;
  }
  @media print {
    position: relative;
    border: 0;
  }
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ta-space-4);
  min-block-size: 5rem;
  /* Wraps only for a reader whose text is so large that name and actions do not stand side by side. */
  @container header (width < 48rem) {
    flex-wrap: wrap;
    min-block-size: 4rem;
    gap: var(--ta-space-2);
  }
`;

export const Brand = styled.a`
  display: flex;
  align-items: center;
  gap: var(--ta-space-3);
  min-inline-size: 0;
  padding-block: var(--ta-space-2);
  border-radius: var(--ta-radius-chip);
  color: var(--ta-text);
  text-decoration: none;
  line-height: 1.4;
  strong {
    display: block;
    font-size: var(--ta-font-20);
    font-weight: var(--ta-weight-display);
  }
  /* One line or none: text that does not fit wraps below the line, where it is clipped. */
  small {
    display: flex;
    flex-wrap: wrap;
    block-size: 1.5em;
    overflow: hidden;
    color: var(--ta-text-subtle);
    font-size: var(--ta-font-13);
    line-height: 1.5;
    white-space: nowrap;
    &::before {
      content: '';
      inline-size: 1px;
      block-size: 1.5em;
    }
  }
  > span {
    min-inline-size: 0;
  }
  @container header (width < 48rem) {
    /* Its longest word: a name that does not fit beside the actions takes a row of its own. */
    flex: 1 1 min-content;
    gap: var(--ta-space-2);
    small {
      font-size: 0.75rem;
    }
  }
  /* Name and actions take the row. */
  @container header (width < 40rem) {
    small {
      display: none;
    }
  }
`;

export const Wide = styled.div`
  flex: 1;
  display: flex;
  justify-content: center;
  @container header (width < 68.75rem) {
    display: none;
  }
  @media print {
    display: none;
  }
`;

export const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ta-space-3);
  margin-inline-start: auto;
  flex: none;
  @container header (width < 48rem) {
    flex: 0 1 auto;
    flex-wrap: wrap;
    justify-content: end;
    gap: var(--ta-space-2);
    [data-wide] {
      display: none;
    }
  }
  @container header (width >= 48rem) {
    [data-narrow] {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;

export const MenuButton = styled.div`
  @container header (width >= 68.75rem) {
    display: none;
  }
  @media (scripting: none) {
    > button {
      display: none;
    }
  }
`;

/** Menu inside <noscript>: below the whole bar, over the page. */
export const PlainMenu = styled.details`
  > summary {
    list-style: none;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > div {
    position: absolute;
    z-index: ${layers.menu};
    inset-block-start: 100%;
    inset-inline: 0;
    padding: var(--ta-space-4);
    border-block-end: 1px solid var(--ta-border);
    background: var(--ta-surface-raised);
    box-shadow: var(--ta-shadow-2);
  }
`;

export const MenuActions = styled.div`
  display: grid;
  gap: var(--ta-space-3);
  margin-block-start: var(--ta-space-6);
  padding-block-start: var(--ta-space-6);
  border-block-start: 1px solid var(--ta-border);
`;
