export { AmountField, type AmountFieldProps } from './AmountField.tsx';
export { useAmountError } from './useAmountError.ts';
