import { keyframes, styled } from 'styled-components';
import { IconButton } from '../../components/Button/index.ts';

const fade = keyframes`from { opacity: 0; }`;

export const Lightbox = styled.dialog`
  inline-size: 100%;
  block-size: 100dvb;
  max-inline-size: none;
  max-block-size: none;
  margin: 0;
  inset: 0;
  padding: 0;
  border: 0;
  background: var(--ta-surface-deeper);
  color: var(--ta-text);
  overflow: auto;
  &[open] {
    display: grid;
    grid-template: minmax(100%, auto) / minmax(0, 1fr);
  }
  &::backdrop {
    background: var(--ta-backdrop);
  }
  @media (prefers-reduced-motion: no-preference) {
    &[open] {
      animation: ${fade} var(--ta-motion-base) ease-out;
    }
  }
`;

/* Arrows beside the image on wide screens, below it on phones. */
export const Content = styled.div`
  position: relative;
  display: grid;
  grid-template: 'head head head' auto 'strip strip strip' minmax(12rem, 1fr) 'back caption on' auto / auto minmax(
      0,
      1fr
    ) auto;
  gap: var(--ta-space-3);
  min-block-size: 0;
  padding-block: max(var(--ta-space-3), env(safe-area-inset-top)) max(var(--ta-space-4), env(safe-area-inset-bottom));
  padding-inline: var(--ta-space-4);
  &[data-single] {
    grid-template: 'head' auto 'strip' minmax(12rem, 1fr) 'caption' auto / minmax(0, 1fr);
  }
  @media (width >= 48rem) {
    gap: var(--ta-space-4) var(--ta-space-6);
    padding-inline: var(--ta-space-6);
    &:not([data-single]) {
      grid-template: 'head head head' auto 'back strip on' minmax(
          12rem,
          1fr
        ) 'caption caption caption' auto / 3rem minmax(0, 1fr) 3rem;
    }
  }
`;

export const Head = styled.div`
  grid-area: head;
  display: flex;
  align-items: start;
  gap: var(--ta-space-3) var(--ta-space-4);
  min-inline-size: 0;
  h2 {
    flex: 1;
    min-inline-size: 0;
    padding-block: 0.5625rem;
    font-size: var(--ta-font-18);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-inline-size: 0;
    min-block-size: 2.75rem;
    font-size: var(--ta-font-15);
  }
`;

export const Arrow = styled(IconButton)`
  align-self: start;
  border-radius: 50%;
  inline-size: 3rem;
  block-size: 3rem;
  grid-area: on;
  &[data-step='previous'] {
    grid-area: back;
  }
  &[aria-disabled='true'] {
    opacity: 0.35;
    cursor: not-allowed;
  }
  /* In the order of the Tab key both arrows follow the photos, as below them on a phone; here they are at their sides. */
  @media (width >= 48rem) {
    position: absolute;
    align-self: center;
    justify-self: center;
  }
  @media (forced-colors: active) {
    &[aria-disabled='true'] {
      opacity: 1;
      color: GrayText;
      border-color: GrayText;
    }
  }
`;

export const Strip = styled.div`
  grid-area: strip;
  position: relative;
  display: flex;
  /* Its size is the screen's to give: a large picture must not push the caption away. */
  contain: size;
  overflow: auto;
  overscroll-behavior: contain;
  scroll-snap-type: inline mandatory;
  scrollbar-width: none;
  border-radius: var(--ta-radius-control);
  &:focus-visible {
    outline-offset: -3px;
  }
`;

export const Slide = styled.div`
  flex: none;
  display: grid;
  inline-size: 100%;
  block-size: 100%;
  min-block-size: 0;
  scroll-snap-align: start;
  scroll-snap-stop: always;
  > span {
    min-block-size: 0;
    background: none;
    border-radius: var(--ta-radius-control);
  }
  /* A picture that does not come: the star, in a frame of its own. */
  > span:not(:has(img)) {
    align-self: center;
    justify-self: center;
    inline-size: min(100%, 28rem);
    aspect-ratio: 3 / 2;
    max-block-size: 100%;
  }
`;

export const Caption = styled.div`
  grid-area: caption;
  align-self: start;
  justify-self: center;
  display: grid;
  justify-items: center;
  gap: var(--ta-space-1);
  max-inline-size: 44rem;
  text-align: center;
  font-size: var(--ta-font-15);
`;

export const Count = styled.span`
  color: var(--ta-text-subtle);
  font-size: var(--ta-font-14);
  font-variant-numeric: tabular-nums;
`;
