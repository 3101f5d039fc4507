import { styled } from 'styled-components';
import { controlCss } from '../../forms/Field/control.styles.ts';

export const Search = styled.form`
  display: flex;
  gap: var(--ta-space-3);
  max-inline-size: 36rem;
`;

export const Input = styled.input`
  ${controlCss}
  flex: 1;
  min-inline-size: 0;
`;

export const Hidden = styled.label`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
