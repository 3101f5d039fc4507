import { styled } from 'styled-components';

export const Box = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 3rem;
  block-size: 3rem;
  overflow: hidden;
  border-radius: 50%;
  background: var(--ta-accent);
  color: var(--ta-on-accent);
  font-weight: var(--ta-weight-heading);
  font-size: var(--ta-font-15);
  line-height: 1;
  &[data-size='lg'] {
    inline-size: 6rem;
    block-size: 6rem;
    font-size: var(--ta-font-28);
  }
  > * {
    inline-size: 100%;
    block-size: 100%;
  }
  > bdi {
    display: grid;
    place-items: center;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
