import { styled } from 'styled-components';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--ta-space-3) var(--ta-space-6);
  margin-block-end: var(--ta-space-7);
  > :first-child {
    flex: 1 1 20rem;
    min-inline-size: 0;
  }
`;

export const Eyebrow = styled.p`
  display: flex;
  align-items: center;
  gap: var(--ta-space-2);
  margin-block-end: var(--ta-space-1);
  color: var(--ta-text-giving);
  font-size: var(--ta-font-14);
  font-weight: var(--ta-weight-label);
  line-height: 1.6;
  &::before {
    content: '';
    flex: none;
    inline-size: 1.25rem;
    block-size: 2px;
    background: var(--ta-giving);
  }
  &[data-tone='share'] {
    color: var(--ta-text-share);
  }
`;

export const Lead = styled.p`
  max-inline-size: 44rem;
  margin-block-start: var(--ta-space-2);
  color: var(--ta-text-muted);
`;
