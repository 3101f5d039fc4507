import { styled } from 'styled-components';

export const Badge = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--ta-space-1);
  padding-block: 0.125rem; padding-inline: 0.625rem;
  border: 1px solid transparent;
  border-radius: 999px;
  background: var(--ta-surface-sunken);
  color: var(--ta-text-muted);
  font-size: var(--ta-font-13);
  font-weight: var(--ta-weight-label);
  line-height: 1.6;
  &[data-tone='primary'] { background: var(--ta-surface-accent); color: var(--ta-text-accent); }
  &[data-tone='secondary'] { background: var(--ta-surface-giving); color: var(--ta-text-giving); }
  &[data-tone='share'] { background: var(--ta-surface-share); color: var(--ta-text-share); border-color: color-mix(in oklch, currentColor 18%, transparent); }
  &[data-tone='success'] { background: var(--ta-success-soft); color: var(--ta-success); }
  &[data-tone='warning'] { background: var(--ta-warning-soft); color: var(--ta-warning); }
  &[data-tone='danger'] { background: var(--ta-danger-soft); color: var(--ta-danger); }
  &[data-tone='raised'] { background: var(--ta-surface-raised); color: var(--ta-text-accent); border-radius: var(--ta-radius-chip); }
  @media (forced-colors: active) { border-color: CanvasText; }
`;

export const Tag = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: 2.25rem;
  padding-block: 0.25rem; padding-inline: 0.875rem;
  border: 1px solid var(--ta-border);
  border-radius: 999px;
  background: var(--ta-surface-raised);
  color: var(--ta-text-muted);
  font-size: var(--ta-font-14);
  line-height: 1.5;
  text-decoration: none;
  &[href]:hover { border-color: var(--ta-border-control); color: var(--ta-text); }
  &[aria-current='true'] { background: var(--ta-surface-accent); border-color: var(--ta-accent); color: var(--ta-text-accent); font-weight: var(--ta-weight-label); }
`;
