import { styled } from 'styled-components';

export const Root = styled.section`
  display: grid;
  gap: var(--ta-space-4);
  padding-block-start: var(--ta-space-6);
  border-block-start: 1px solid var(--ta-border);
  scroll-margin-block-start: var(--ta-space-16);
  @media print {
    display: none;
  }
`;

export const Question = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ta-space-3) var(--ta-space-4);
  h2 {
    font-size: var(--ta-font-16);
    line-height: 1.6;
  }
`;

export const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ta-space-2);
  button {
    min-inline-size: 5rem;
  }
`;

export const Reason = styled.form`
  display: grid;
  gap: var(--ta-space-4);
  justify-items: start;
  max-inline-size: 40rem;
  > * {
    max-inline-size: 100%;
  }
  > .ta-field {
    inline-size: 100%;
  }
`;

export const Thanks = styled.p`
  display: flex;
  align-items: start;
  gap: var(--ta-space-2);
  svg {
    flex: none;
    margin-block-start: 0.2rem;
    color: var(--ta-success);
  }
  &:empty {
    display: none;
  }
`;
