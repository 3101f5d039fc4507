import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ta-space-2);
  @media print {
    display: none;
  }
`;

/** Controls that need script; hidden without it. */
export const Scripted = styled.span`
  @media (scripting: none) {
    display: none;
  }
`;

export const Said = styled.span`
  color: var(--ta-text-muted);
  font-size: var(--ta-font-14);
`;
