import { styled } from 'styled-components';

export const Text = styled.p`
  &[data-tone='muted'] {
    color: var(--ta-text-muted);
  }
  &[data-tone='subtle'] {
    color: var(--ta-text-subtle);
  }
  &[data-size='sm'] {
    font-size: var(--ta-font-14);
    line-height: 1.7;
  }
  &[data-size='lg'] {
    font-size: var(--ta-font-18);
    line-height: 1.8;
  }
  &[data-align='center'] {
    text-align: center;
  }
`;

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
