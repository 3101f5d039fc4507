export { Form, type FormProps } from './Form.tsx';
export { FormCheckbox, FormPasswordField, FormPhoneField, FormPhoneOrEmailField, FormRadioGroup, FormSelect, FormTextArea, FormTextField, SubmitButton, useField } from './fields.tsx';
export { useFormValue } from './store.ts';
