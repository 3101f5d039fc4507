export { Form, type FormProps } from './Form.tsx';
export {
  FormCheckbox,
  FormPasswordField,
  FormPhoneField,
  FormPhoneOrEmailField,
  FormRadioGroup,
  FormSelect,
  FormTextArea,
  FormTextField,
  SubmitButton,
  useField,
} from './fields.tsx';
export { useFormValue } from './store.ts';
export {
  FormAmountField,
  FormIbanField,
  FormNationalAddressFields,
  FormNationalIdField,
  FormNumberField,
  FormPlanField,
  FormStepperField,
  type FormNationalAddressFieldsProps,
  type FormPlanFieldProps,
} from './saudi.tsx';
export {
  FormCheckboxGroup,
  FormCombobox,
  FormDateField,
  FormDateRangeField,
  FormFileField,
  FormFilesField,
  FormImageField,
  FormMultiSelect,
  FormOneTimeCodeField,
  FormRangeSlider,
  FormRatingField,
  FormSlider,
  FormSwitch,
  FormTimeField,
  FormWordCountedTextArea,
} from './inputs.tsx';
