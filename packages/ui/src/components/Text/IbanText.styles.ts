import { styled } from 'styled-components';

export const Iban = styled.bdi`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ta-space-1) var(--ta-space-2);
  max-inline-size: 100%;
`;

// Wraps between its groups only.
export const Code = styled.span`
  direction: ltr;
  unicode-bidi: isolate;
  font-variant-numeric: tabular-nums;
`;

export const Copy = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--ta-space-1);
  min-block-size: 1.75rem;
  padding-block: 0;
  padding-inline: 0.625rem;
  border: 1px solid var(--ta-border-control);
  border-radius: var(--ta-radius-chip);
  background: none;
  color: var(--ta-text-muted);
  font-size: var(--ta-font-13);
  font-weight: var(--ta-weight-label);
  &:hover {
    background: var(--ta-surface-sunken);
    color: var(--ta-text);
  }
  &[data-state='copied'] {
    border-color: var(--ta-success-border);
    background: var(--ta-success-soft);
    color: var(--ta-success);
  }
  &[data-state='copyFailed'] {
    border-color: var(--ta-danger-border);
    color: var(--ta-danger);
  }
  @media print {
    display: none;
  }
`;
