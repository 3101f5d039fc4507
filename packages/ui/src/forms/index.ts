export * from './Checkbox/index.ts';
export * from './ErrorSummary/index.ts';
export * from './Field/index.ts';
export * from './formik/index.ts';
export * from './PhoneField/index.ts';
export * from './RadioGroup/index.ts';
export * from './rules/index.ts';
export * from './Select/index.ts';
export { PasswordField, TextArea, TextField, type PasswordFieldProps, type TextAreaProps, type TextFieldProps } from './TextField/index.ts';
