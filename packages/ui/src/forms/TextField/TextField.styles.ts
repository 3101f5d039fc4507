import { styled } from 'styled-components';
import { controlCss } from '../Field/control.styles.ts';

export const Input = styled.input`
  ${controlCss}
  &[data-adorned] { padding-inline-end: 3.25rem; }
`;

export const TextArea = styled.textarea`
  ${controlCss}
  display: block;
  min-block-size: 8rem;
  resize: block;
  field-sizing: content;
  max-block-size: 24rem;
`;

/** Left to right like the password in it: the button must not lie on its first characters. */
export const Adorned = styled.div`
  position: relative;
  > :last-child { position: absolute; inset-block-start: 2px; inset-inline-end: 2px; }
`;
