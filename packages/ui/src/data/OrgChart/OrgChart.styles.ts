import { styled } from 'styled-components';

export const Frame = styled.div`
  container-type: inline-size;
`;

/** Length of the connector lines from a node to its children. */
const reach = '1.25rem';

export const Tree = styled.ul`
  --line: 2px solid var(--ta-border-control);
  &,
  ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ta-space-3);
    list-style: none;
  }
  ul {
    margin-block-start: var(--ta-space-3);
    padding-inline-start: var(--ta-space-8);
  }
  li {
    position: relative;
    min-inline-size: 0;
  }
  li li::before {
    content: '';
    position: absolute;
    inset-block-start: -0.75rem;
    inset-inline-start: -1rem;
    inline-size: 1rem;
    block-size: 2.5rem;
    border-inline-start: var(--line);
    border-block-end: var(--line);
    border-end-start-radius: var(--ta-radius-chip);
  }
  li li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: 1.75rem -0.75rem;
    inset-inline-start: -1rem;
    border-inline-start: var(--line);
  }
  @media (width < 30rem) {
    ul {
      padding-inline-start: min(var(--ta-space-5), 6vi);
    }
  }

  @container (inline-size >= 60rem) {
    ul:not([data-hanging]) {
      display: flex;
      justify-content: center;
      gap: 0;
      margin-block-start: ${reach};
      padding-inline-start: 0;
      padding-block-start: ${reach};
      position: relative;
      /* From the office down to the line above those below it. */
      &::before {
        content: '';
        position: absolute;
        inset-block-start: calc(${reach} * -1);
        inset-inline-start: 50%;
        margin-inline-start: -1px;
        block-size: ${reach};
        border-inline-start: var(--line);
      }
      > li {
        flex: 1 1 0;
        padding-inline: var(--ta-space-2);
      }
      /* A branch takes as much room as it has offices side by side. */
      > li:has(ul:not([data-hanging]) > li:nth-child(2)) {
        flex-grow: 2;
      }
      > li:has(ul:not([data-hanging]) > li:nth-child(3)) {
        flex-grow: 3;
      }
      > li:has(ul:not([data-hanging]) > li:nth-child(4)) {
        flex-grow: 4;
      }
      > li:has(ul:not([data-hanging]) > li:nth-child(5)) {
        flex-grow: 5;
      }
      > li::before {
        inset-block-start: calc(${reach} * -1);
        inset-inline-start: 50%;
        margin-inline-start: -1px;
        inline-size: 0;
        block-size: ${reach};
        border-block-end: 0;
        border-radius: 0;
      }
      > li::after,
      > li:not(:last-child)::after {
        content: '';
        position: absolute;
        inset-block: calc(${reach} * -1) auto;
        inset-inline: 0;
        border-inline-start: 0;
        border-block-start: var(--line);
      }
      > li:first-child::after {
        inset-inline-start: calc(50% - 1px);
      }
      > li:last-child::after {
        inset-inline-end: calc(50% - 1px);
      }
      > li:only-child::after {
        content: none;
      }
    }
    ul[data-hanging] {
      padding-inline-start: var(--ta-space-6);
    }
    /* A column is no wider than its office, and stands in the middle of its room. */
    details:has(> ul[data-hanging]) {
      max-inline-size: 15rem;
      margin-inline: auto;
    }
    summary,
    li > div {
      display: grid;
      max-inline-size: 15rem;
      margin-inline: auto;
      text-align: center;
    }
    ul[data-hanging] > li > div {
      max-inline-size: none;
      text-align: start;
    }
    &[role] > li > details > summary,
    &[role] > li > div {
      inline-size: fit-content;
    }
  }
`;

export const Node = styled.div`
  position: relative;
  display: inline-grid;
  min-inline-size: min(100%, 16rem);
  padding-block: var(--ta-space-3);
  padding-inline: var(--ta-space-5);
  border: 1px solid var(--ta-border);
  border-radius: var(--ta-radius-control);
  background: var(--ta-surface-raised);
  line-height: 1.6;
  overflow-wrap: anywhere;
  strong {
    font-size: var(--ta-font-16);
  }
  span {
    color: var(--ta-text-muted);
    font-size: var(--ta-font-14);
  }
  svg {
    position: absolute;
    inset-block-end: 0;
    inset-inline-start: 50%;
    margin-inline-start: -0.5rem;
    margin-block-end: -0.5rem;
    padding: 1px;
    border: 1px solid var(--ta-border-control);
    border-radius: 50%;
    background: var(--ta-surface-raised);
    color: var(--ta-text-muted);
    rotate: 180deg;
  }
  details:not([open]) > & > svg {
    rotate: 0deg;
  }
  [data-root] > &,
  [data-root] > details > & {
    border-color: var(--ta-accent);
    background: var(--ta-accent);
    color: var(--ta-on-accent);
    span {
      color: inherit;
    }
  }
  @container (inline-size >= 60rem) {
    min-inline-size: 0;
    padding-inline: var(--ta-space-3);
    strong {
      font-size: var(--ta-font-15);
    }
    span {
      font-size: var(--ta-font-13);
    }
  }
  &:is(summary) {
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    &:hover {
      border-color: var(--ta-border-control);
      background: var(--ta-surface-accent);
      color: var(--ta-text-accent);
    }
  }
`;
