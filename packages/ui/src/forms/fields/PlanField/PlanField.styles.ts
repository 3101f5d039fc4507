import { styled } from 'styled-components';

/** Rendered with `role="status"`: changes are announced. */
export const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--ta-space-1) var(--ta-space-4);
  padding-block: var(--ta-space-3);
  padding-inline: var(--ta-space-4);
  border-radius: var(--ta-radius-control);
  background: var(--ta-surface-sunken);
  color: var(--ta-text-muted);
  bdi {
    white-space: normal;
  }
  strong {
    margin-inline-start: var(--ta-space-2);
    color: var(--ta-text);
    font-size: var(--ta-font-20);
    font-weight: var(--ta-weight-heading);
  }
`;
