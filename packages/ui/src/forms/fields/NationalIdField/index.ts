export { NationalIdField, type NationalIdFieldProps } from './NationalIdField.tsx';
