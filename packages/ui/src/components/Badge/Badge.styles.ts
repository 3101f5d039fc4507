import { styled } from 'styled-components';

export const Tag = styled.a`
  display: inline-flex;
  align-items: center;
  max-inline-size: 100%;
  min-block-size: 2.25rem;
  overflow-wrap: anywhere;
  padding-block: 0.25rem;
  padding-inline: 0.875rem;
  border: 1px solid var(--ta-border);
  border-radius: 999px;
  background: var(--ta-surface-raised);
  color: var(--ta-text-muted);
  font-size: var(--ta-font-14);
  line-height: 1.5;
  text-decoration: none;
  &[href]:hover {
    border-color: var(--ta-border-control);
    color: var(--ta-text);
  }
  &[aria-current='true'] {
    background: var(--ta-surface-accent);
    border-color: var(--ta-accent);
    color: var(--ta-text-accent);
    font-weight: var(--ta-weight-label);
  }
`;
