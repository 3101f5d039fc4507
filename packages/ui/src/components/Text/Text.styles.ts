import { styled } from 'styled-components';

export const Isolate = styled.bdi`
  unicode-bidi: isolate;
  &[data-ltr] {
    white-space: nowrap;
  }
  &[data-strong] {
    font-weight: var(--ta-weight-heading);
  }
`;

export const Contact = styled.a`
  padding-block: 0.25rem;
  color: inherit;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;
