export { TextArea, textField, TextField, type TextAreaProps, type TextFieldProps } from './TextField.tsx';
export { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';
