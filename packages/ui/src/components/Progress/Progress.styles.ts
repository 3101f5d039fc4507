import { styled } from 'styled-components';

export const Bar = styled.div`
  block-size: 0.5rem;
  overflow: hidden;
  border-radius: 999px;
  background: color-mix(in oklch, var(--ta-text) 10%, transparent);
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const Fill = styled.div`
  block-size: 100%;
  border-radius: inherit;
  background: var(--ta-accent);
  &[data-tone='giving'] {
    background: var(--ta-giving);
  }
  &[data-tone='share'] {
    background: var(--ta-share);
  }
  &[data-tone='success'] {
    background: var(--ta-success);
  }
  &[data-tone='warning'] {
    background: var(--ta-warning);
  }
  &[data-tone='danger'] {
    background: var(--ta-danger);
  }
  @media (forced-colors: active) {
    background: Highlight;
    forced-color-adjust: none;
  }
`;

export const Steps = styled.ol`
  container: steps / inline-size;
  display: flex;
  flex-wrap: wrap;
  gap: var(--ta-space-3) var(--ta-space-2);
  li {
    flex: 1 1 0;
    min-inline-size: 0;
    padding-block-start: var(--ta-space-3);
    border-block-start: 3px solid var(--ta-border);
    color: var(--ta-text-subtle);
    font-size: var(--ta-font-14);
  }
  li[data-state='done'] {
    border-color: var(--ta-accent);
  }
  li[data-state='current'] {
    border-color: var(--ta-accent);
    color: var(--ta-text-accent);
    font-weight: var(--ta-weight-heading);
  }
  /* In little room only the current step is named, over the whole line under all the bars. */
  @container steps (width < 36rem) {
    li {
      display: contents;
    }
    li::before {
      content: '';
      flex: 1 1 0;
      border-block-start: 3px solid var(--ta-border);
    }
    li[data-state='done']::before,
    li[data-state='current']::before {
      border-color: var(--ta-accent);
    }
    li[data-state='current'] > span {
      flex: 0 0 100%;
      order: 1;
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    li:not([data-state='current']) > span {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;
