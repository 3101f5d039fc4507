import { styled } from 'styled-components';

export const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ta-space-1) var(--ta-space-3);
  > span {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    border: 1px solid transparent;
    border-radius: var(--ta-radius-control);
    background: var(--ta-surface-share);
    color: var(--ta-text-share);
  }
  > :last-child {
    flex: 1 1 5rem;
    min-inline-size: 0;
  }
  @media (forced-colors: active) {
    > span {
      border-color: CanvasText;
    }
  }
`;
