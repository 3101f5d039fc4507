import { styled } from 'styled-components';
import { controlCss } from '../Field/control.styles.ts';

export const Frame = styled.div`
  position: relative;
  > button {
    position: absolute;
    inset-block: 2px;
    inset-inline-end: 2px;
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    padding: 0;
    border: 0;
    border-radius: var(--ta-radius-control);
    background: none;
    color: inherit;
    cursor: pointer;
  }
  > button:disabled {
    cursor: not-allowed;
    opacity: 0.5;
  }
  @media print {
    > button {
      display: none;
    }
  }
`;

export const Input = styled.input`
  ${controlCss}
  /* Room for the arrow: more than every control has. */
  && {
    padding-inline-end: 3rem;
    text-overflow: ellipsis;
  }
`;
