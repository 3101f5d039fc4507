export { AmountField, useAmountError, type AmountFieldProps } from './AmountField.tsx';
