import { styled } from 'styled-components';

export const Frame = styled.section`
  container-type: inline-size;
  inline-size: 100%;
  max-inline-size: 27rem;
`;

export const Card = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: var(--ta-space-5);
  /* The format of ISO/IEC 7810 ID-1; grows with enlarged text. */
  min-block-size: calc(100cqi / 1.586);
  padding: min(var(--ta-space-6), 6cqi);
  overflow: hidden;
  border: 1px solid transparent;
  border-radius: var(--ta-radius-card);
  background: var(--ta-surface-deep);
  box-shadow: var(--ta-shadow-2);
  color: var(--ta-text);
  overflow-wrap: anywhere;
  @media (forced-colors: active) {
    border-color: CanvasText;
  }
  @media print {
    border-color: currentcolor;
    background: none;
    break-inside: avoid;
  }
`;

export const Head = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--ta-space-3);
  strong {
    display: block;
    font-size: var(--ta-font-18);
    font-weight: var(--ta-weight-display);
    line-height: 1.5;
  }
  small {
    display: block;
    color: var(--ta-text-giving);
    font-size: var(--ta-font-13);
    line-height: 1.5;
  }
`;

export const Name = styled.p`
  position: relative;
  font-size: clamp(var(--ta-font-18), 6.4cqi, var(--ta-font-24));
  font-weight: var(--ta-weight-heading);
  line-height: 1.5;
`;

export const Facts = styled.dl`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--ta-space-2) var(--ta-space-5);
  margin: 0;
  dt {
    color: var(--ta-text-muted);
    font-size: var(--ta-font-13);
    line-height: 1.5;
  }
  dd {
    margin: 0;
    font-size: var(--ta-font-15);
    font-weight: var(--ta-weight-label);
    line-height: 1.6;
  }
`;
