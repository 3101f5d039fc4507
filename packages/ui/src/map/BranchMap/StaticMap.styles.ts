import { css, styled } from 'styled-components';
import { ASPECT } from './geo.ts';
import { LEADER } from './labels.ts';

/** As large as the container allows; pins are positioned in percent of it. */
export const Root = styled.div`
  position: absolute;
  inset: 0;
  margin: auto;
  inline-size: min(100cqi, 100cqb * ${ASPECT.toFixed(4)});
  aspect-ratio: ${ASPECT.toFixed(4)};
  container: drawing / inline-size;
  isolation: isolate;
  svg {
    inline-size: 100%;
    block-size: 100%;
    fill: none;
    stroke-linejoin: round;
  }
  .coast {
    stroke: var(--ta-map-coast);
    stroke-width: 30;
  }
  .land {
    fill: var(--ta-map-land);
    stroke: var(--ta-map-edge);
    stroke-width: 2;
  }
  @media (forced-colors: active) {
    .coast {
      stroke: none;
    }
    .land {
      fill: Canvas;
      stroke: CanvasText;
    }
  }
`;

/** Follows the direction of the map; the text inside keeps its own. */
export const Label = styled.span`
  position: absolute;
  opacity: 0;
  inset-block: auto calc(100% + 0.125rem);
  inset-inline-start: 50%;
  translate: -50% 0; /* stylelint-disable-line declaration-property-value-disallowed-list -- the map does not mirror */
  padding-inline: 0.25rem;
  color: var(--ta-text-muted);
  line-height: 1.5;
  max-inline-size: 9rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  pointer-events: none;
`;

const ANGLES = {
  north: { east: -45, west: -135 },
  south: { east: 45, west: 135 },
} as const;

/** Returns the position of a label at the end of a leader line that starts at a corner of the pin's box. */
const atLeader = (side: string, vertical: 'north' | 'south', horizontal: 'east' | 'west') => css`
  &[data-${side}='${vertical}-${horizontal}'] {
    > ${Label} {
      inset-block: ${vertical === 'north' ? `${-LEADER}em auto` : `calc(100% + ${LEADER}em) auto`};
      inset-inline: ${horizontal === 'east' ? `calc(100% + ${LEADER}em) auto` : `auto calc(100% + ${LEADER}em)`};
      translate: 0 -50%;
    }
    &::after {
      content: '';
      position: absolute;
      inset-block-start: ${vertical === 'north' ? '0' : '100%'};
      inset-inline-start: ${horizontal === 'east' ? '100%' : '0'};
      inline-size: ${(LEADER * Math.SQRT2).toFixed(3)}em;
      border-block-start: 1px solid var(--ta-text-subtle);
      rotate: ${ANGLES[vertical][horizontal]}deg;
      transform-origin: 0 0;
    }
  }
`;

/** Returns the position of a visible label: on the side of its pin that a data attribute names. */
const label = (side: string) => css`
  &[data-${side}] > ${Label} {
    opacity: 1;
  }
  &[data-${side}='east'] > ${Label}, &[data-${side}='west'] > ${Label} {
    inset-block: 50% auto;
    translate: 0 -50%;
  }
  &[data-${side}='east'] > ${Label} {
    inset-inline-start: 100%;
  }
  &[data-${side}='west'] > ${Label} {
    inset-inline: auto 100%;
  }
  &[data-${side}='south'] > ${Label} {
    inset-block: calc(100% + 0.125rem) auto;
  }
  ${(['north', 'south'] as const).map((vertical) =>
    (['east', 'west'] as const).map((horizontal) => atLeader(side, vertical, horizontal)),
  )}
`;

export const Spot = styled.span`
  position: absolute;
  inset-block-start: calc(var(--y) * 100%);
  inset-inline-start: calc(var(--x) * 100%);
  display: grid;
  font-size: var(--ta-font-13);
  translate: -50% -50%; /* stylelint-disable-line declaration-property-value-disallowed-list -- the map does not mirror */
  @container drawing (inline-size < 32.5rem) {
    > [data-pin] {
      inline-size: 0.75rem;
      block-size: 0.75rem;
    }
    > [data-pin][data-main] {
      inline-size: 1.25rem;
      block-size: 1.25rem;
    }
  }
  @container drawing (19.5rem <= inline-size < 32.5rem) {
    ${label('narrow')}
  }
  @container drawing (inline-size >= 32.5rem) {
    ${label('wide')}
  }
  &:has([data-main]) {
    z-index: 1;
    > ${Label} {
      color: var(--ta-text);
      font-weight: var(--ta-weight-label);
    }
  }
  /* Pointed at or chosen: above the others, on a ground of its own. */
  &[data-selected] {
    z-index: 2;
  }
  &:hover {
    z-index: 3;
  }
  &:hover > ${Label}, &[data-selected] > ${Label} {
    opacity: 1;
    border-radius: var(--ta-radius-chip);
    background: var(--ta-surface-raised);
    color: var(--ta-text);
    box-shadow: var(--ta-shadow-1);
    font-weight: var(--ta-weight-label);
  }
`;
