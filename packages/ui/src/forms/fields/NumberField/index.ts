export { NumberField, StepperField, type NumberFieldProps, type StepperFieldProps } from './NumberField.tsx';
