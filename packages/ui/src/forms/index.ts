export * from './Checkbox/index.ts';
export * from './ErrorSummary/index.ts';
export {
  Field,
  FieldRow,
  FormActions,
  useControl,
  type FieldOwnProps,
  type FieldProps,
  type FieldWiring,
  type FormActionsProps,
} from './Field/index.ts';
export * from './formik/index.ts';
export * from './PhoneField/index.ts';
export * from './RadioGroup/index.ts';
export * from './rules/index.ts';
export * from './Select/index.ts';
export {
  PasswordField,
  TextArea,
  TextField,
  type PasswordFieldProps,
  type TextAreaProps,
  type TextFieldProps,
} from './TextField/index.ts';
export { AmountField, useAmountError, type AmountFieldProps } from './AmountField/index.ts';
export { Fieldset, type FieldsetProps } from './Fieldset/index.ts';
export { IbanField, type Bank, type IbanFieldProps } from './IbanField/index.ts';
export {
  emptyAddress,
  NationalAddressFields,
  type AddressPartName,
  type NationalAddress,
  type NationalAddressFieldsProps,
} from './NationalAddressFields/index.ts';
export { NationalIdField, type NationalIdFieldProps } from './NationalIdField/index.ts';
export { NumberField, StepperField, type NumberFieldProps, type StepperFieldProps } from './NumberField/index.ts';
export { PlanField, planTotal, type Plan, type PlanFieldProps, type PlanPart } from './PlanField/index.ts';
export { Switch, type SwitchProps } from './Switch/index.ts';
export {
  WordCountedTextArea,
  WordCounter,
  type WordCountedTextAreaProps,
  type WordCounterProps,
} from './WordCounter/index.ts';
export { DateField, isIsoDate, readDate, type DateFieldProps, type FieldCalendar } from './DateField/index.ts';
export { Combobox, type ComboboxOption, type ComboboxProps } from './Combobox/index.ts';
export { OneTimeCodeField, type Clock, type OneTimeCodeFieldProps } from './OneTimeCodeField/index.ts';
export { FileField, ImageField, type FileFieldProps, type ImageFieldProps } from './FileField/index.ts';
export { CheckAnswers, type Answer, type CheckAnswersProps } from './CheckAnswers/index.ts';
export { Wizard, type WizardProps, type WizardStep } from './Wizard/index.ts';
export {
  ShareTicketDialog,
  type OwnershipCap,
  type ShareFee,
  type ShareTicket,
  type ShareTicketDialogProps,
} from '../dialogs/ShareTicketDialog/index.ts';
export {
  GiftCard,
  GiftDialog,
  type Gift,
  type GiftCardProps,
  type GiftDialogProps,
} from '../dialogs/GiftDialog/index.ts';
export { matches as matchesWords } from './search/normalize.ts';
