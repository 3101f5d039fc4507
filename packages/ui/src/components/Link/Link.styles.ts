import { styled } from 'styled-components';

export const Link = styled.a`
  padding-block: 0.125rem;
  color: var(--ta-text-accent);
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.3em;
  border-radius: 4px;
  &:hover {
    text-decoration-thickness: 2px;
  }
  &[data-tone='plain'] {
    color: inherit;
    text-decoration: none;
  }
  &[data-tone='plain']:hover {
    text-decoration: underline;
  }
  &[data-tone='muted'] {
    color: var(--ta-text-muted);
  }
  &[data-tone='action'] {
    font-weight: var(--ta-weight-label);
    text-decoration: none;
    min-block-size: 2.75rem;
  }
  &[data-tone='action']:hover {
    text-decoration: underline;
  }
  &[data-icon],
  &[data-tone='action'] {
    display: inline-flex;
    align-items: center;
    gap: var(--ta-space-2);
  }
`;
