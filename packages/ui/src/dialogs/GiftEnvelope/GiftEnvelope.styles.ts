import { keyframes, styled } from 'styled-components';

const rise = keyframes`
  from { opacity: 0; translate: 0 4rem; }
  to { opacity: 1; translate: none; }
`;

export const Envelope = styled.details`
  container-type: inline-size;
  inline-size: 100%;
  border-radius: var(--ta-radius-card);
  /* What was opened is not closed again: the card takes the place of the envelope. */
  &[open] > summary {
    display: none;
  }
`;

export const Front = styled.summary`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: 1fr auto auto auto;
  justify-items: center;
  gap: var(--ta-space-3);
  min-block-size: max(18rem, 68cqi);
  padding-block: 0 var(--ta-space-6);
  padding-inline: var(--ta-space-5);
  overflow: hidden;
  border: 1px solid var(--ta-border);
  border-radius: var(--ta-radius-card);
  background: var(--ta-surface-giving);
  box-shadow: var(--ta-shadow-2);
  color: var(--ta-text);
  text-align: center;
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  &:focus-visible {
    outline: 3px solid var(--ta-focus-ring);
    outline-offset: 3px;
  }
  @media (prefers-reduced-motion: no-preference) {
    svg {
      transition: translate var(--ta-motion-slow) var(--ta-ease);
    }
    &:hover [aria-hidden] > svg {
      translate: 0 -3px;
    }
  }
`;

export const Flap = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  block-size: 46%;
  path {
    vector-effect: non-scaling-stroke;
  }
  svg {
    inline-size: 100%;
    block-size: 100%;
    fill: var(--ta-surface-raised);
    stroke: var(--ta-border);
    filter: drop-shadow(0 2px 4px oklch(0.3 0.05 60 / 12%));
  }
`;

export const Star = styled.span`
  position: relative;
  align-self: end;
  display: grid;
  place-items: center;
  inline-size: 5rem;
  aspect-ratio: 1;
  margin-block-start: max(6.5rem, 26cqi);
  border: 1px solid var(--ta-border);
  border-radius: 50%;
  background: var(--ta-surface-raised);
`;

export const Receiver = styled.span`
  position: relative;
  display: block;
  color: var(--ta-text);
  font-size: clamp(var(--ta-font-20), 7cqi, var(--ta-font-28));
  font-weight: var(--ta-weight-display);
  line-height: 1.5;
  overflow-wrap: anywhere;
  text-wrap: balance;
  small {
    display: block;
    color: var(--ta-text-muted);
    font-size: var(--ta-font-15);
    font-weight: var(--ta-weight-body);
  }
`;

export const Open = styled.span`
  position: relative;
  display: inline-grid;
  place-items: center;
  min-block-size: var(--ta-control);
  padding-inline: var(--ta-space-6);
  border: 1px solid transparent;
  border-radius: var(--ta-radius-control);
  background: var(--ta-giving);
  color: var(--ta-on-giving);
  font-weight: var(--ta-weight-label);
  summary:hover > & {
    background: var(--ta-giving-hover);
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`;

export const Content = styled.div`
  border-radius: var(--ta-radius-card);
  &:focus {
    outline: none;
  }
  &:focus-visible {
    outline: 3px solid var(--ta-focus-ring);
    outline-offset: 3px;
  }
  @media (prefers-reduced-motion: no-preference) {
    animation: ${rise} 480ms var(--ta-ease);
  }
`;
