import { styled } from 'styled-components';

export const Head = styled.div`
  display: grid;
  margin-block-end: var(--ta-space-5);
  p {
    color: var(--ta-text-subtle);
    font-size: var(--ta-font-14);
  }
  h3 {
    font-size: var(--ta-font-18);
  }
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ta-space-5);
  min-inline-size: 0;
`;

export const Meter = styled.div`
  display: grid;
  gap: var(--ta-space-2);
  padding-block-start: var(--ta-space-1);
  color: var(--ta-text-muted);
  font-size: var(--ta-font-14);
  > [role='meter'] {
    position: relative;
    block-size: 0.5rem;
    overflow: hidden;
    border-radius: 999px;
    background: color-mix(in oklch, var(--ta-text) 10%, transparent);
  }
  i {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    border-radius: inherit;
    background: var(--ta-share);
  }
  i[data-after] {
    background: color-mix(in oklch, var(--ta-share) 45%, var(--ta-surface-raised));
  }
  &[data-over] {
    color: var(--ta-danger);
  }
  &[data-over] i[data-after] {
    background: var(--ta-danger-fill);
  }
  @media (forced-colors: active) {
    > [role='meter'] {
      border: 1px solid CanvasText;
    }
    i {
      forced-color-adjust: none;
      background: Highlight;
    }
    i[data-after] {
      background: CanvasText;
    }
  }
`;

/** Cash balance. Highlighted only when it is insufficient. */
export const Balance = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ta-space-3);
  padding-block: var(--ta-space-3);
  padding-inline: var(--ta-space-3);
  border: 1px solid var(--ta-border);
  border-radius: var(--ta-radius-control);
  font-size: var(--ta-font-14);
  &[data-missing] {
    border-color: var(--ta-warning);
    background: var(--ta-warning-soft);
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ta-space-2) var(--ta-space-5);
    min-inline-size: 0;
    margin: 0;
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--ta-space-2);
    min-inline-size: 0;
  }
  dt {
    color: var(--ta-text-muted);
  }
  dd {
    margin: 0;
    font-weight: 600;
  }
`;
