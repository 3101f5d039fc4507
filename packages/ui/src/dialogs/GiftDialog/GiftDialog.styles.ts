import { styled } from 'styled-components';

/** Card beside the fields on wide screens and above them on phones. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ta-space-6);
  > :last-child {
    order: -1;
  }
  @media (width >= 52rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 20rem);
    > :last-child {
      order: 0;
      position: sticky;
      inset-block-start: 0;
      align-self: start;
    }
  }
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--ta-space-5);
  min-inline-size: 0;
  /* Names and wishes run in the direction of their own language. */
  input[name$='_name'],
  textarea {
    unicode-bidi: plaintext;
  }
`;

export const Preview = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ta-space-2);
  min-inline-size: 0;
  > p {
    color: var(--ta-text-subtle);
    font-size: var(--ta-font-14);
  }
`;
