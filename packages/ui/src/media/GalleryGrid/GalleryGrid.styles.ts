import { styled } from 'styled-components';

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: var(--ta-space-4);
  button { display: block; inline-size: 100%; padding: 0; border: 0; border-radius: var(--ta-radius-control); overflow: hidden; background: none; cursor: zoom-in; }
`;

export const Stage = styled.figure`
  display: grid;
  gap: var(--ta-space-4);
  > :first-child { border-radius: var(--ta-radius-control); max-block-size: 60dvb; }
`;

export const Bar = styled.figcaption`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--ta-space-4);
  color: var(--ta-text-muted);
  font-size: var(--ta-font-15);
`;
