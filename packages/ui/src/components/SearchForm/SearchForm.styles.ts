import { styled } from 'styled-components';
import { controlCss } from '../../forms/fields/Field/control.styles.ts';

export const Search = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ta-space-3);
  max-inline-size: 36rem;
`;

export const Input = styled.input`
  ${controlCss}
  flex: 1 1 9rem;
  min-inline-size: 0;
`;
