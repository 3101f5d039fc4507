import { styled } from 'styled-components';

export const Prose = styled.div`
  max-inline-size: 46rem;
  font-size: var(--ta-font-16);
  line-height: 1.9;
  > * + * {
    margin-block-start: var(--ta-space-4);
  }
  h2,
  h3,
  h4 {
    margin-block-start: var(--ta-space-8);
  }
  h2 {
    font-size: var(--ta-font-24);
  }
  h3 {
    font-size: var(--ta-font-20);
  }
  h4 {
    font-size: var(--ta-font-18);
  }
  > :first-child {
    margin-block-start: 0;
  }
  ul,
  ol {
    padding-inline-start: 1.5rem;
  }
  &:lang(ar) ol {
    list-style-type: arabic-indic;
  }
  li + li {
    margin-block-start: var(--ta-space-2);
  }
  li::marker {
    color: var(--ta-text-accent);
  }
  a {
    color: var(--ta-text-accent);
    text-underline-offset: 0.3em;
  }
  blockquote {
    padding-block: var(--ta-space-4);
    padding-inline: var(--ta-space-5);
    border-inline-start: 3px solid var(--ta-giving);
    border-start-end-radius: var(--ta-radius-control);
    border-end-end-radius: var(--ta-radius-control);
    background: var(--ta-surface-giving);
    font-size: var(--ta-font-18);
  }
  img {
    border-radius: var(--ta-radius-control);
  }
  table {
    display: block;
    overflow: auto;
  }
  th,
  td {
    padding-block: var(--ta-space-2);
    padding-inline: var(--ta-space-3);
    border-block-end: 1px solid var(--ta-border);
    text-align: start;
  }
`;

export const Contents = styled.nav`
  max-inline-size: 46rem;
  margin-block-end: var(--ta-space-8);
  padding-block: var(--ta-space-4);
  padding-inline: var(--ta-space-5);
  border-radius: var(--ta-radius-control);
  background: var(--ta-surface-accent);
  ol {
    display: grid;
    margin-block-start: var(--ta-space-2);
  }
  a {
    display: inline-block;
    min-block-size: 2.75rem;
    padding-block: 0.5rem;
    color: var(--ta-text-accent);
    text-underline-offset: 0.3em;
  }
  @media print {
    display: none;
  }
`;
