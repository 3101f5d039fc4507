import { styled } from 'styled-components';

export const Root = styled.div`
  --ta-star: var(--ta-accent);
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 8rem;
  max-inline-size: 100%;
  aspect-ratio: 1;
  color: var(--ta-text);
  font-size: var(--ta-font-20);
  font-weight: var(--ta-weight-display);
  line-height: 1;
  > svg {
    fill: color-mix(in oklch, var(--ta-text) 12%, transparent);
  }
  > * {
    grid-area: 1 / 1;
  }
  svg {
    inline-size: 100%;
    block-size: 100%;
  }
  &[data-size='sm'] {
    inline-size: 5rem;
    font-size: var(--ta-font-14);
  }
  &[data-size='lg'] {
    inline-size: 11rem;
    font-size: var(--ta-font-28);
  }
  &[data-tone='giving'] {
    --ta-star: var(--ta-giving);
  }
  &[data-tone='share'] {
    --ta-star: var(--ta-share);
  }
  &[data-tone='full'] {
    --ta-star: var(--ta-text-accent);
  }
  @media (forced-colors: active) {
    > svg {
      fill: Canvas;
      stroke: CanvasText;
      stroke-width: 0.5;
    }
  }
`;

export const Fill = styled.div`
  display: grid;
  inline-size: 100%;
  block-size: 100%;
  mask-image: conic-gradient(currentcolor calc(var(--ta-share) * 1turn), transparent 0);
  svg {
    fill: var(--ta-star);
  }
  &:dir(rtl) {
    transform: scaleX(-1);
  }
  @media (forced-colors: active) {
    svg {
      fill: Highlight;
      forced-color-adjust: none;
    }
  }
`;

export const Value = styled.span`
  display: block;
`;
