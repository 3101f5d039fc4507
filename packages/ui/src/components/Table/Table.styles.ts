import { styled } from 'styled-components';
import { cellCss } from './cells.styles.ts';

export const Frame = styled.div`
  overflow: hidden;
  border: 1px solid var(--ta-border);
  border-radius: var(--ta-radius-card);
  background: var(--ta-surface-raised);
  box-shadow: var(--ta-shadow-1);
  /* The list's width decides its layout. Where the width is that of the content, it has one of its own. */
  @media (width < 48rem) {
    container: table / inline-size;
    contain-intrinsic-inline-size: min(20rem, 80vi);
  }
`;

export const Table = styled.table`
  ${cellCss}
  caption {
    padding-block: var(--ta-space-4) 0;
    padding-inline: var(--ta-space-6);
    font-weight: var(--ta-weight-heading);
    text-align: start;
  }
  /* Digits run from left to right in Arabic too, so in both languages decimals line up on the right. */
  @media (width >= 48rem) {
    [data-numeric] {
      text-align: end;
    }
    &:dir(rtl) [data-numeric] {
      text-align: start;
    }
  }
  @media (width < 48rem) {
    display: block;
    overflow-wrap: anywhere;
    caption {
      display: block;
    }
    thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tbody,
    tr {
      display: block;
    }
    tbody tr {
      padding-block: var(--ta-space-3);
    }
    tbody tr + tr {
      border-block-start: 1px solid var(--ta-border);
    }
    tbody td {
      display: flex;
      flex-wrap: wrap;
      border-block-start: 0;
      align-items: center;
      justify-content: space-between;
      gap: 0 var(--ta-space-4);
      padding-block: var(--ta-space-1);
      padding-inline: var(--ta-space-5);
    }
    tbody td:first-child,
    tbody td:last-child {
      padding-inline: var(--ta-space-5);
    }
    /* Seen only: assistive technology has the column's header. */
    tbody td::before {
      content: attr(data-label);
      content: attr(data-label) / '';
      color: var(--ta-text-subtle);
      font-size: var(--ta-font-14);
      font-weight: var(--ta-weight-body);
    }
    &[data-compact] tbody tr {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
      gap: var(--ta-space-1) var(--ta-space-3);
      padding-block: 0.625rem;
      padding-inline: var(--ta-space-5);
    }
    &[data-compact] tbody td {
      padding: 0;
      overflow-wrap: break-word;
      color: var(--ta-text-muted);
      font-size: var(--ta-font-14);
      justify-content: start;
      gap: var(--ta-space-2);
      &:not([data-line]) {
        display: none;
      }
      &:not([data-labelled])::before {
        content: none;
      }
      &[data-at='start'] {
        grid-column: 1 / span 2;
      }
      &[data-at='middle'] {
        grid-column: 2;
      }
      &[data-at='end'] {
        grid-column: 3;
        justify-content: end;
      }
    }
    ${[1, 2, 3].map((line) => `&[data-compact] tr:has([data-line='${line}'][data-at='middle']) td[data-line='${line}'][data-at='start'] { grid-column: 1; }`).join('\n    ')}
    &[data-compact] tbody td[data-line='1'] {
      grid-row: 1;
      color: var(--ta-text);
      font-size: var(--ta-font-15);
      font-weight: var(--ta-weight-label);
    }
    &[data-compact] tbody td[data-line='2'] {
      grid-row: 2;
    }
    &[data-compact] tbody td[data-line='3'] {
      grid-row: 3;
    }
    /* No room for texts beside each other, as in enlarged text: each has a line of its own. */
    @container table (inline-size < 19rem) {
      &[data-compact] tbody tr {
        display: block;
      }
      &[data-compact] tbody td[data-at='end'] {
        justify-content: start;
      }
      tbody td[data-numeric] {
        white-space: normal;
      }
    }
  }
`;
