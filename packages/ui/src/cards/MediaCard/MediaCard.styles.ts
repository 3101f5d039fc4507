import { styled } from 'styled-components';
import { Card } from '../../components/Card/Card.styles.ts';

export const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  button.cover {
    padding: 0;
    border: 0;
    background: none;
    font-weight: inherit;
    text-align: start;
  }
`;

/** Container of the player with a fixed aspect ratio, which prevents layout shifts. */
export const Screen = styled.div`
  aspect-ratio: 16 / 9;
  border-radius: var(--ta-radius-control);
  background: var(--ta-surface-deeper);
  overflow: hidden;
  video,
  iframe {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    border: 0;
  }
`;

export const Poster = styled.div`
  position: relative;
`;

export const Play = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  > span {
    display: grid;
    place-items: center;
    inline-size: 3.5rem;
    block-size: 3.5rem;
    border-radius: 50%;
    background: var(--ta-surface-raised);
    color: var(--ta-text-accent);
    box-shadow: var(--ta-shadow-2);
  }
  svg {
    fill: currentColor;
  }
`;

export const Length = styled.bdi`
  position: absolute;
  inset-block-end: var(--ta-space-3);
  inset-inline-end: var(--ta-space-3);
  padding-block: 0;
  padding-inline: var(--ta-space-2);
  border-radius: 6px;
  background: var(--ta-surface-deeper);
  color: oklch(1 0 0);
  font-size: var(--ta-font-13);
  font-variant-numeric: tabular-nums;
`;

export const Body = styled.div`
  display: grid;
  gap: var(--ta-space-2);
  padding-block: var(--ta-space-4) var(--ta-space-5);
  padding-inline: var(--ta-space-5);
  p {
    color: var(--ta-text-muted);
    font-size: var(--ta-font-14);
    line-height: 1.7;
  }
  small {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--ta-space-3);
    color: var(--ta-text-subtle);
    font-size: var(--ta-font-13);
  }
`;
