import { styled } from 'styled-components';
import { layers } from '../../foundations/layers.ts';

export const Bar = styled.div`
  position: sticky;
  z-index: ${layers.actionBar};
  inset-block-end: var(--ta-bottom-inset, 0px);
  display: flex;
  flex-wrap: wrap;
  gap: var(--ta-space-2) var(--ta-space-4);
  align-items: center;
  justify-content: space-between;
  padding-block: var(--ta-space-3) calc(var(--ta-space-3) + env(safe-area-inset-bottom, 0px));
  padding-inline: var(--ta-space-4);
  border-block-start: 1px solid var(--ta-border);
  background: var(--ta-surface-raised);
  box-shadow: var(--ta-shadow-2);
  /* Enlarged text: the action below its line. */
  p {
    flex: 1 1 8rem;
    min-inline-size: 0;
    font-size: var(--ta-font-14);
    line-height: 1.5;
  }
  &[data-hidden] {
    visibility: hidden;
  }
  @media (width >= 48rem) {
    display: none;
  }
  @media print {
    display: none;
  }
`;
