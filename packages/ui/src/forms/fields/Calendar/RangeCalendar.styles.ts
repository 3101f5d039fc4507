import { styled } from 'styled-components';

/** Around the calendar of a range: its days form one band, whose ends are rounded. */
export const Range = styled.div`
  td {
    padding-inline: 0;
  }
  td > div:is([data-selected], [data-chosen]) {
    border-radius: 0;
  }
  td > div[data-selected] {
    background: var(--ta-surface-accent);
    color: var(--ta-text);
  }
  td:first-child > div[data-selected],
  td > div[data-selection-start] {
    border-start-start-radius: var(--ta-radius-chip);
    border-end-start-radius: var(--ta-radius-chip);
  }
  td:last-child > div[data-selected],
  td > div[data-selection-end] {
    border-start-end-radius: var(--ta-radius-chip);
    border-end-end-radius: var(--ta-radius-chip);
  }
  td > div[data-selection-start],
  td > div[data-selection-end] {
    background: var(--ta-accent);
    color: var(--ta-on-accent);
  }
  td > div[data-selected]:not([data-selection-start], [data-selection-end]) small::after {
    color: var(--ta-text-muted);
  }
  td > div[data-invalid] {
    background: var(--ta-danger-soft);
    color: var(--ta-danger);
  }
  /* Above the band, which would cover the outline. */
  td > div[data-focus-visible] {
    position: relative;
  }
  @media (forced-colors: active) {
    td > div[data-selected] {
      border-block-color: Highlight;
      border-block-width: 2px;
      outline: none;
    }
    td > div[data-selection-start],
    td > div[data-selection-end] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    td > div[data-focus-visible] {
      outline: 3px solid CanvasText;
    }
  }
`;
