import { styled } from 'styled-components';
import { layers } from '../../foundations/layers.ts';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvb;
  overflow: clip;
  > main {
    flex: 1 0 auto;
  }
`;

export const Skip = styled.a`
  position: fixed;
  z-index: ${layers.skipLink};
  inset-block-start: var(--ta-space-2);
  inset-inline-start: var(--ta-space-2);
  padding-block: 0.625rem;
  padding-inline: 1.25rem;
  border-radius: var(--ta-radius-control);
  background: var(--ta-surface-raised);
  color: var(--ta-text-accent);
  box-shadow: var(--ta-shadow-3);
  &:not(:focus) {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media print {
    display: none;
  }
`;
