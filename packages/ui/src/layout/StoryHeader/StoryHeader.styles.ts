import { css, styled } from 'styled-components';
import { moreContrast } from '../../foundations/base-styles/moreContrast.ts';
import { onDark } from '../../foundations/base-styles/onDark.ts';

export const Band = styled.div`
  --ta-scene: 9rem;
  position: relative;
  isolation: isolate;
  display: grid;
  background: var(--ta-surface-deep);
  &[data-scene] {
    padding-block-start: var(--ta-scene);
  }
  @media (width >= 48rem) {
    --ta-scene: clamp(12rem, 24vi, 20rem);
  }
  @media (forced-colors: active) {
    &[data-scene] {
      padding-block-start: 0;
    }
  }
  @media print {
    background: none;
    &[data-scene] {
      padding-block-start: 0;
    }
  }
`;

export const Scene = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: 0;
  block-size: calc(var(--ta-scene) + 5rem);
  overflow: hidden;
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    /* What a scene shows stands on its ground. */
    object-position: 50% 75%;
  }
  @media (width >= 48rem) {
    block-size: calc(var(--ta-scene) + 6.5rem);
  }
  /* Night falls over a photograph: a bright one would glare on a dark page. An SVG has its own dark colours. */
  ${onDark(css`
    img:not([src$='.svg']) {
      filter: brightness(0.5) saturate(0.85) hue-rotate(-8deg);
    }
  `)}
  @media (forced-colors: active) {
    display: none;
  }
  @media print {
    display: none;
  }
`;

/* Its ground is opaque where text begins: the contrast does not depend on the scene. */
export const Copy = styled.div`
  position: relative;
  z-index: 1;
  padding-block: var(--ta-space-8);
  [data-scene] > & {
    padding-block-start: 5rem;
    background: linear-gradient(to bottom, transparent, var(--ta-surface-deep) 4.5rem);
  }
  @media (width >= 48rem) {
    [data-scene] > & {
      padding-block: 6.5rem var(--ta-space-10);
      background: linear-gradient(to bottom, transparent, var(--ta-surface-deep) 6rem);
    }
  }
  [data-overlapped] > &&& {
    padding-block-end: 7rem;
  }
  ${moreContrast(css`
    [data-scene] > & {
      padding-block-start: var(--ta-space-8);
      background: var(--ta-surface-deep);
    }
  `)}
  @media print {
    [data-scene] > & {
      padding-block-start: 0;
      background: none;
    }
  }
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ta-space-8);
  align-items: end;
  @media (width >= 62rem) {
    &[data-aside] {
      grid-template-columns: minmax(0, 1fr) 27rem;
      gap: var(--ta-space-14);
    }
  }
`;

/* Rises into the scene. */
export const Aside = styled.div`
  min-inline-size: 0;
  @media (width >= 62rem) {
    [data-scene] & {
      margin-block-start: calc(var(--ta-space-10) - var(--ta-scene) - 6.5rem);
    }
  }
  @media print {
    display: none;
  }
`;

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ta-space-3);
  max-inline-size: 46rem;
  h1 {
    font-size: 2.25rem;
    font-weight: var(--ta-weight-display);
    line-height: var(--ta-leading-heading);
  }
  > p {
    color: var(--ta-text-muted);
    font-size: var(--ta-font-16);
    line-height: 1.9;
  }
  @media (width >= 48rem) {
    h1 {
      font-size: clamp(2.75rem, 1rem + 2.9vi, 3.5rem);
    }
    > p {
      font-size: var(--ta-font-18);
    }
  }
`;

export const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ta-space-2) var(--ta-space-4);
  color: var(--ta-text-muted);
  font-size: var(--ta-font-14);
`;
