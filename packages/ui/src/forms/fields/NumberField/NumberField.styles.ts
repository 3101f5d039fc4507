import { styled } from 'styled-components';

/** Centred number between the two buttons, with its unit beside it. */
export const Stepper = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  input {
    text-align: center;
  }
  input:has(+ span) {
    flex: 0 1 auto;
    field-sizing: content;
    min-inline-size: 2ch;
    @supports not (field-sizing: content) {
      inline-size: 5ch;
    }
    text-align: end;
  }
  input:has(+ span) + span + button {
    margin-inline-start: auto;
  }
  button:has(+ input + span) {
    margin-inline-end: auto;
  }
  /* Where text is large on a phone, the buttons leave the number its room. */
  button {
    inline-size: min(2.75rem, 15vi);
    block-size: calc(var(--ta-control) - 6px);
    min-block-size: 2.625rem;
    border-radius: 9px;
  }
  @media (scripting: none) {
    button {
      display: none;
    }
  }
`;
