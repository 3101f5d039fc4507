import { styled } from 'styled-components';

export const Figure = styled.figure`
  display: grid;
  gap: 12px;
  align-content: start;
  min-inline-size: 0;
  margin: 0;
`;

export const Frame = styled.div`
  position: relative;
  overflow: auto;
  max-block-size: 76vh;
  border: 1px solid var(--ta-border);
  border-radius: 12px;
  background: repeating-conic-gradient(var(--ta-surface-sunken) 0 25%, transparent 0 50%) 0 0 / 16px 16px;

  img,
  canvas {
    display: block;
    max-inline-size: 100%;
    block-size: auto;
  }

  &[data-label]::after {
    content: attr(data-label);
    position: sticky;
    inset-block-end: 8px;
    inset-inline-start: 8px;
    display: inline-block;
    margin: 8px;
    padding: 2px 10px;
    border-radius: 99px;
    background: rgb(0 0 0 / 70%);
    color: #fff;
    font-size: 13px;
  }
`;

/** The old screenshot above the new one, up to the handle. Physical: an image has no direction. */
export const Above = styled.div`
  position: absolute;
  inset: 0;
  clip-path: inset(0 calc(100% - var(--at)) 0 0);
`;

export const Handle = styled.input`
  inline-size: 100%;
  margin-block-start: 8px;
  direction: ltr;
`;

export const Beside = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
`;

export const Failure = styled.pre`
  overflow: auto;
  margin: 0;
  padding: 12px;
  border-radius: 12px;
  background: var(--ta-danger-soft);
  white-space: pre-wrap;
`;
