import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: var(--ta-space-5);
`;

export const Change = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--ta-space-1);
`;

/* Inside a badge, with a touch target of sufficient size. */
export const Certificate = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--ta-space-1);
  min-block-size: 1.5rem;
  border-radius: 999px;
  color: inherit;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;
