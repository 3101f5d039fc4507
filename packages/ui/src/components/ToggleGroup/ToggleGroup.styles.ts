import { styled } from 'styled-components';

export const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ta-space-2);
  > button {
    padding-block: var(--ta-space-2);
    padding-inline: var(--ta-space-4);
  }
`;
