import { styled } from 'styled-components';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 22rem) minmax(0, 1fr);
  min-inline-size: 0;
  overflow: hidden;
  border: 1px solid var(--ta-border);
  border-radius: var(--ta-radius-card);
  background: var(--ta-surface-raised);
  box-shadow: var(--ta-shadow-1);
  &[data-empty] {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (width < 56rem) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    display: block;
    box-shadow: none;
  }
`;

/** Beside the map it scrolls within its height; on a phone it is a row below the map, so that both are visible. */
export const List = styled.ul`
  block-size: var(--ta-map-height);
  overflow: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  border-inline-end: 1px solid var(--ta-border);
  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
  @media (width < 56rem) {
    order: 1;
    display: flex;
    block-size: auto;
    border-inline-end: 0;
    border-block-start: 1px solid var(--ta-border);
    scroll-snap-type: inline proximity;
  }
  @media print {
    display: block;
    block-size: auto;
    overflow: visible;
  }
`;

export const Item = styled.li`
  position: relative;
  display: grid;
  gap: var(--ta-space-1);
  padding-block: var(--ta-space-4);
  padding-inline: var(--ta-space-5);
  border-block-end: 1px solid var(--ta-border);
  border-inline-start: 3px solid transparent;
  font-size: var(--ta-font-15);
  &:last-child {
    border-block-end: 0;
  }
  &[data-selected] {
    border-inline-start-color: var(--ta-accent);
    background: var(--ta-surface-accent);
  }
  &:hover:not([data-selected]) {
    background: var(--ta-surface-sunken);
  }
  &:has(.cover:focus-visible) {
    outline: 3px solid var(--ta-focus-edge);
    outline-offset: -3px;
  }
  p {
    color: var(--ta-text-muted);
  }
  @media (width < 56rem) {
    flex: 0 0 min(17rem, 86%);
    grid-template-rows: auto 1fr auto;
    border-block-end: 0;
    border-inline: 0 1px solid var(--ta-border);
    border-block-start: 3px solid transparent;
    scroll-snap-align: start;
    &[data-selected] {
      border-block-start-color: var(--ta-accent);
    }
    &:last-child {
      border-inline-end: 0;
    }
    &:only-child {
      flex-basis: 100%;
    }
  }
  @media (forced-colors: active) {
    &[data-selected] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ta-space-1) var(--ta-space-3);
  /* The branch's name shows it on the map; pressed anywhere, the item does the same. */
  .cover {
    padding: 0;
    border: 0;
    background: none;
    font-size: var(--ta-font-16);
    font-weight: var(--ta-weight-heading);
    line-height: 1.6;
    text-align: start;
  }
  .cover::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  .cover:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--ta-space-4);
  a {
    position: relative;
    z-index: 1;
    display: inline-flex;
    align-items: center;
    gap: var(--ta-space-1);
    min-block-size: 2.75rem;
    color: var(--ta-text-accent);
    font-weight: var(--ta-weight-label);
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;

export const MapArea = styled.div`
  position: relative;
  overflow: hidden;
  block-size: var(--ta-map-height);
  min-inline-size: 0;
  container-type: size;
  --ta-map-land: var(--ta-surface-accent);
  --ta-map-edge: var(--ta-info-border);
  --ta-map-coast: color-mix(in oklab, var(--ta-surface-accent) 55%, var(--ta-surface));
  --ta-map-line: color-mix(in oklab, var(--ta-border) 40%, transparent);
  background:
    linear-gradient(var(--ta-map-line) 1px, transparent 1px) center / 5rem 5rem,
    linear-gradient(90deg, var(--ta-map-line) 1px, transparent 1px) center / 5rem 5rem,
    var(--ta-surface);
  @media (width < 56rem) {
    block-size: min(var(--ta-map-height), 21rem);
  }

  /* Covered by the map; on paper the drawing is the map. */
  @media not print {
    &:has(> [data-live]) > [aria-hidden] {
      visibility: hidden;
    }
  }

  /* A pin, drawn or live: a dot; the main branch is the eight-fold star, made of two squares. */
  [data-pin]:not(.mapboxgl-marker) {
    position: relative;
  }
  [data-pin] {
    display: grid;
    inline-size: 0.9375rem;
    block-size: 0.9375rem;
    padding: 0;
    border: 2px solid var(--ta-surface-raised);
    border-radius: 50%;
    background: var(--ta-accent);
    box-shadow: var(--ta-shadow-2);
    cursor: pointer;
  }
  /* Pressed with a finger as well. */
  [data-pin]::before {
    content: '';
    position: absolute;
    inset: -0.3125rem;
    border-radius: 50%;
  }
  [data-pin][data-main] {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    border: 0;
    background: none;
    box-shadow: none;
  }
  [data-pin][data-main]::before,
  [data-pin][data-main]::after {
    inset: 0.1875rem;
    border-radius: 3px;
    background: var(--ta-accent);
    box-shadow: 0 0 0 2px var(--ta-surface-raised);
  }
  [data-pin][data-main]::after {
    content: '';
    position: absolute;
    rotate: 45deg;
    background: radial-gradient(circle, var(--ta-on-accent) 0 24%, var(--ta-accent) 30%);
    box-shadow: none;
  }
  [data-pin][data-selected] {
    background: var(--ta-text-accent);
    outline: 4px solid var(--ta-focus-ring);
  }
  [data-pin][data-main][data-selected] {
    background: none;
    outline-offset: 3px;
    border-radius: 50%;
  }
  @media (forced-colors: active) {
    [data-pin] {
      border-color: Canvas;
      background: CanvasText;
      forced-color-adjust: none;
    }
    [data-pin][data-selected] {
      background: Highlight;
      outline-color: Highlight;
    }
  }
`;

/** Covers the static map once the live map has rendered. */
export const Live = styled.div`
  /* Mapbox' own sheet comes later: it would put the map below the drawing, in its own type. */
  && {
    position: absolute;
    inset: 0;
    font: inherit;
  }
  visibility: hidden;
  &[data-live] {
    visibility: visible;
  }
  .mapboxgl-popup-content {
    padding-block: var(--ta-space-3);
    padding-inline: var(--ta-space-4);
    border-radius: var(--ta-radius-control);
    background: var(--ta-surface-raised);
    color: var(--ta-text);
    font: inherit;
    box-shadow: var(--ta-shadow-2);
  }
  .mapboxgl-popup-tip {
    border-color: transparent;
  }
  @media print {
    &[data-live] {
      visibility: hidden;
    }
  }
`;

export const Popup = styled.div`
  display: grid;
  gap: var(--ta-space-1);
  font-size: var(--ta-font-14);
  strong {
    font-size: var(--ta-font-15);
  }
  p {
    color: var(--ta-text-muted);
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: var(--ta-space-1);
    min-block-size: 2rem;
    color: var(--ta-text-accent);
  }
`;
