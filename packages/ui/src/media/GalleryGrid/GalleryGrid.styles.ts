import { styled } from 'styled-components';

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: var(--ta-space-4);
  button,
  a {
    display: block;
    inline-size: 100%;
    padding: 0;
    border: 0;
    border-radius: var(--ta-radius-control);
    overflow: hidden;
    background: none;
    cursor: zoom-in;
  }
`;
