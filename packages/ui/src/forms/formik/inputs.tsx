import { CheckboxGroup, type CheckboxGroupProps } from '../fields/CheckboxGroup/index.ts';
import { Combobox, type ComboboxProps } from '../fields/Combobox/index.ts';
import { DateField, type DateFieldProps } from '../fields/DateField/index.ts';
import { DateRangeField, type DateRangeFieldProps } from '../fields/DateRangeField/index.ts';
import { FileField, ImageField, type FileFieldProps, type ImageFieldProps } from '../fields/FileField/index.ts';
import { FilesField, type FilesFieldProps } from '../fields/FilesField/index.ts';
import { MultiSelect, type MultiSelectProps } from '../fields/MultiSelect/index.ts';
import { OneTimeCodeField, type OneTimeCodeFieldProps } from '../fields/OneTimeCodeField/index.ts';
import { RatingField, type RatingFieldProps } from '../fields/Rating/index.ts';
import {
  RangeSlider,
  Slider,
  type RangeSliderProps,
  type SliderProps,
  type SliderRange,
} from '../fields/Slider/index.ts';
import { Switch, type SwitchProps } from '../fields/Switch/index.ts';
import { TimeField, type TimeFieldProps } from '../fields/TimeField/index.ts';
import { WordCountedTextArea, type WordCountedTextAreaProps } from '../fields/WordCounter/index.ts';
import type { DateRange } from '../rules/dateRules.ts';
import { useField, useTextField, type Bound } from './fields.tsx';

const EMPTY_RANGE: DateRange = { from: '', to: '' };
const isRange = (value: unknown): value is DateRange =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value;

/** `WordCountedTextArea` bound to the form by `name`. Validate with `rules.maxWords(n)`. */
export function FormWordCountedTextArea({ name, label, ...rest }: Bound<WordCountedTextAreaProps>) {
  return <WordCountedTextArea {...rest} {...useTextField(name, label)} />;
}
/** `Switch` bound to the form by `name`. The value is a boolean. */
export function FormSwitch({ name, label, ...rest }: Bound<SwitchProps>) {
  const { value, change, ...field } = useField(name, label);
  return <Switch {...rest} {...field} checked={value === true} onCheckedChange={change} />;
}
/** Binds a list of texts by its name. */
function useListField(name: string, label?: string) {
  const { value, change, ...rest } = useField(name, label);
  return { ...rest, value: Array.isArray(value) ? (value as string[]) : [], onValueChange: change };
}
/** `CheckboxGroup` bound to the form by `name`. The value is the list of checked values; validate with `rules.choices()`. */
export function FormCheckboxGroup({ name, label, ...rest }: Bound<CheckboxGroupProps>) {
  return <CheckboxGroup {...rest} {...useListField(name, label)} />;
}
/** `MultiSelect` bound to the form by `name`. The value is the list of selected values; validate with `rules.choices()`. */
export function FormMultiSelect({ name, label, ...rest }: Bound<MultiSelectProps>) {
  return <MultiSelect {...rest} {...useListField(name, label)} />;
}
/** `Slider` bound to the form by `name`. The value is a number; without one it is the slider's `min`. */
export function FormSlider({ name, label, ...rest }: Bound<SliderProps>) {
  const { value, change, ...field } = useField(name, label);
  return (
    <Slider {...rest} {...field} value={typeof value === 'number' ? value : (rest.min ?? 0)} onValueChange={change} />
  );
}
const isSliderRange = (value: unknown): value is SliderRange => Array.isArray(value) && value.length === 2;
/** `RangeSlider` bound to the form by `name`. The value is `[from, to]`; without one it is the whole line. */
export function FormRangeSlider({ name, label, ...rest }: Bound<RangeSliderProps>) {
  const { value, change, ...field } = useField(name, label);
  const whole: SliderRange = [rest.min ?? 0, rest.max ?? 100];
  return <RangeSlider {...rest} {...field} value={isSliderRange(value) ? value : whole} onValueChange={change} />;
}
/** `RatingField` bound to the form by `name`. The value is the number of stars, or `null` without a rating. */
export function FormRatingField({ name, label, ...rest }: Bound<RatingFieldProps>) {
  const { value, change, ...field } = useField(name, label);
  return <RatingField {...rest} {...field} value={typeof value === 'number' ? value : null} onValueChange={change} />;
}
/** `DateField` bound to the form by `name`. The value is an ISO date; validate with `rules.isoDate()`. */
export function FormDateField({ name, label, ...rest }: Bound<DateFieldProps>) {
  return <DateField {...rest} {...useTextField(name, label)} />;
}
/** `DateRangeField` bound to the form by `name`. The value is `{ from, to }`; validate with `rules.isoDateRange()`. */
export function FormDateRangeField({ name, label, ...rest }: Bound<DateRangeFieldProps>) {
  const { value, change, ...field } = useField(name, label);
  return <DateRangeField {...rest} {...field} value={isRange(value) ? value : EMPTY_RANGE} onValueChange={change} />;
}
/** `TimeField` bound to the form by `name`. The value is `HH:MM`; validate with `rules.time()`. */
export function FormTimeField({ name, label, ...rest }: Bound<TimeFieldProps>) {
  return <TimeField {...rest} {...useTextField(name, label)} />;
}
/** `Combobox` bound to the form by `name`. The value is the `value` of the selected option. */
export function FormCombobox({ name, label, ...rest }: Bound<ComboboxProps>) {
  return <Combobox {...rest} {...useTextField(name, label)} />;
}
/** `OneTimeCodeField` bound to the form by `name`. Validate with `rules.digits(6)`. */
export function FormOneTimeCodeField({ name, label, ...rest }: Bound<OneTimeCodeFieldProps>) {
  return <OneTimeCodeField {...rest} {...useTextField(name, label)} />;
}
function useFileField(name: string, label?: string) {
  const { value, change, ...rest } = useField(name, label);
  return {
    ...rest,
    value: value instanceof File ? value : null,
    onValueChange: (file: File | null) => change(file ?? undefined),
  };
}
/** `FileField` bound to the form by `name`. The value is a `File`, or `undefined` when empty. */
export function FormFileField({ name, label, ...rest }: Bound<FileFieldProps>) {
  return <FileField {...rest} {...useFileField(name, label)} />;
}
/**
 * `ImageField` bound to the form by `name`. The value is a `File`, or `undefined` when empty; validate with
 * `rules.image()`.
 */
export function FormImageField({ name, label, ...rest }: Bound<ImageFieldProps>) {
  return <ImageField {...rest} {...useFileField(name, label)} />;
}
/** `FilesField` bound to the form by `name`. The value is a list of `File`; validate with `rules.files()`. */
export function FormFilesField({ name, label, upload, ...rest }: Bound<FilesFieldProps>) {
  const { value, change, name: fieldName, ...field } = useField(name, label);
  return (
    <FilesField
      {...rest}
      {...field}
      {...(upload ? { upload } : { name: fieldName })}
      value={Array.isArray(value) ? (value as File[]) : []}
      onValueChange={change}
    />
  );
}
