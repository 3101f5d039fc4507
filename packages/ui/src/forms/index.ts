export * from './fields/Checkbox/index.ts';
export * from './fields/CheckboxGroup/index.ts';
export * from './fields/ErrorSummary/index.ts';
export {
  Field,
  FieldRow,
  FormActions,
  useControl,
  type FieldOwnProps,
  type FieldProps,
  type FieldWiring,
  type FormActionsProps,
} from './fields/Field/index.ts';
export * from './formik/index.ts';
export * from './fields/PhoneField/index.ts';
export * from './fields/RadioGroup/index.ts';
export * from './rules/index.ts';
export * from './fields/Select/index.ts';
export {
  PasswordField,
  TextArea,
  TextField,
  type PasswordFieldProps,
  type TextAreaProps,
  type TextFieldProps,
} from './fields/TextField/index.ts';
export { AmountField, useAmountError, type AmountFieldProps } from './fields/AmountField/index.ts';
export { Fieldset, type FieldsetProps } from './fields/Fieldset/index.ts';
export { IbanField, type Bank, type IbanFieldProps } from './fields/IbanField/index.ts';
export {
  emptyAddress,
  NationalAddressFields,
  type AddressPartName,
  type NationalAddress,
  type NationalAddressFieldsProps,
} from './fields/NationalAddressFields/index.ts';
export { NationalIdField, type NationalIdFieldProps } from './fields/NationalIdField/index.ts';
export {
  NumberField,
  StepperField,
  type NumberFieldProps,
  type StepperFieldProps,
} from './fields/NumberField/index.ts';
export { PlanField, planTotal, type Plan, type PlanFieldProps, type PlanPart } from './fields/PlanField/index.ts';
export {
  RangeSlider,
  Slider,
  type RangeSliderProps,
  type SliderBounds,
  type SliderOwnProps,
  type SliderProps,
  type SliderRange,
} from './fields/Slider/index.ts';
export { Switch, type SwitchProps } from './fields/Switch/index.ts';
export {
  WordCountedTextArea,
  WordCounter,
  type WordCountedTextAreaProps,
  type WordCounterProps,
} from './fields/WordCounter/index.ts';
export {
  Calendar,
  RangeCalendar,
  type CalendarOwnProps,
  type CalendarProps,
  type RangeCalendarProps,
  type Weekday,
} from './fields/Calendar/index.ts';
export { DateField, isIsoDate, readDate, type DateFieldProps, type FieldCalendar } from './fields/DateField/index.ts';
export { DateRangeField, type DateRangeFieldProps, type DateRangePreset } from './fields/DateRangeField/index.ts';
export { TimeField, type TimeFieldProps } from './fields/TimeField/index.ts';
export { isTime, readTime, writeTime, type HourCycle } from '../intl/times.ts';
export { Combobox, type ComboboxOption, type ComboboxProps } from './fields/Combobox/index.ts';
export { MultiSelect, type MultiSelectOption, type MultiSelectProps } from './fields/MultiSelect/index.ts';
export { OneTimeCodeField, type Clock, type OneTimeCodeFieldProps } from './fields/OneTimeCodeField/index.ts';
export { FileField, ImageField, type FileFieldProps, type ImageFieldProps } from './fields/FileField/index.ts';
export {
  areUploadsDone,
  FilesField,
  type FilesFieldProps,
  type FilesLimits,
  type Upload,
  type UploadFile,
  type UploadState,
} from './fields/FilesField/index.ts';
export { CheckAnswers, type Answer, type CheckAnswersProps } from './wizard/CheckAnswers/index.ts';
export { Wizard, type WizardProps, type WizardStep } from './wizard/Wizard/index.ts';
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
export { GiftEnvelope, type GiftEnvelopeProps } from '../dialogs/GiftEnvelope/index.ts';
export { matches as matchesWords } from './fields/search/normalize.ts';
export * from './fields/Rating/index.ts';
