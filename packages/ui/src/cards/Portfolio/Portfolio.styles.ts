import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border: 1px solid var(--ta-border);
  border-radius: var(--ta-radius-card);
  background: var(--ta-surface-share);
  box-shadow: var(--ta-shadow-1);
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ta-space-4) var(--ta-space-6);
  align-items: center;
  justify-content: space-between;
  padding-block: var(--ta-space-5) var(--ta-space-3);
  padding-inline: clamp(1.25rem, 4vi, 1.75rem);
`;

export const Value = styled.div`
  display: grid;
  gap: var(--ta-space-1);
  min-inline-size: 0;
  > :first-child {
    color: var(--ta-text-muted);
    font-size: var(--ta-font-15);
  }
  > strong {
    font-size: var(--ta-font-34);
    font-weight: var(--ta-weight-display);
    line-height: var(--ta-leading-heading);
  }
  > :last-child:not(strong) {
    font-size: var(--ta-font-14);
  }
  [data-change='success'] {
    color: var(--ta-success);
  }
  [data-change='danger'] {
    color: var(--ta-danger);
  }
`;

export const Stake = styled.div`
  display: flex;
  gap: var(--ta-space-3);
  align-items: center;
  p {
    max-inline-size: 9rem;
    color: var(--ta-text-muted);
    font-size: var(--ta-font-14);
    line-height: 1.6;
  }
`;

export const Sparkline = styled.svg`
  inline-size: 100%;
  block-size: clamp(3.25rem, 6vi, 4rem);
  fill: none;
  .line {
    stroke: var(--ta-share);
    stroke-width: 2;
  }
  .area {
    fill: color-mix(in oklch, var(--ta-share) 14%, transparent);
  }
  &:dir(rtl) {
    transform: scaleX(-1);
  }
  @media (forced-colors: active) {
    .line {
      stroke: CanvasText;
    }
    .area {
      fill: none;
    }
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: 1px;
  border-block-start: 1px solid var(--ta-border);
  background: var(--ta-border);
  > div {
    padding-block: 0.625rem;
    padding-inline: clamp(1.25rem, 4vi, 1.75rem);
    background: var(--ta-surface-raised);
  }
  dt {
    color: var(--ta-text-muted);
    font-size: var(--ta-font-14);
  }
  dd {
    margin: 0;
    font-weight: var(--ta-weight-label);
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ta-space-3);
  padding-block: var(--ta-space-3);
  padding-inline: clamp(1.25rem, 4vi, 1.75rem);
  border-block-start: 1px solid var(--ta-border);
  background: var(--ta-surface-raised);
`;
