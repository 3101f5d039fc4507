export { IbanField, type Bank, type IbanFieldProps } from './IbanField.tsx';
