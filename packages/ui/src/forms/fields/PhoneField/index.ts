export { PhoneField, PhoneOrEmailField, type PhoneFieldProps } from './PhoneField.tsx';
