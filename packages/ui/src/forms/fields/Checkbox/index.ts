export { Checkbox, CheckboxField, type CheckboxFieldProps, type CheckboxProps } from './Checkbox.tsx';
