import { Combobox, type ComboboxProps } from '../Combobox/index.ts';
import { DateField, type DateFieldProps } from '../DateField/index.ts';
import { FileField, ImageField, type FileFieldProps, type ImageFieldProps } from '../FileField/index.ts';
import { OneTimeCodeField, type OneTimeCodeFieldProps } from '../OneTimeCodeField/index.ts';
import { Switch, type SwitchProps } from '../Switch/index.ts';
import { WordCountedTextArea, type WordCountedTextAreaProps } from '../WordCounter/index.ts';
import { useField, useTextField, type Bound } from './fields.tsx';

/** Check it with `rules.maxWords(n)`. */
export function FormWordCountedTextArea({ name, label, ...rest }: Bound<WordCountedTextAreaProps>) {
  return <WordCountedTextArea {...rest} {...useTextField(name, label)} />;
}
/** Switch by the name of its value, which is `true` or `false`. */
export function FormSwitch({ name, label, ...rest }: Bound<SwitchProps>) {
  const { value, change, ...field } = useField(name, label);
  return <Switch {...rest} {...field} checked={value === true} onCheckedChange={change} />;
}
/** Its value is an ISO date: check it with `rules.isoDate()`. */
export function FormDateField({ name, label, ...rest }: Bound<DateFieldProps>) {
  return <DateField {...rest} {...useTextField(name, label)} />;
}
/** Combobox by the name of its value: the chosen option's. */
export function FormCombobox({ name, label, ...rest }: Bound<ComboboxProps>) {
  return <Combobox {...rest} {...useTextField(name, label)} />;
}
/** Check it with `rules.digits(6)`. */
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
/** Its value is a `File`, or `undefined` without one. */
export function FormFileField({ name, label, ...rest }: Bound<FileFieldProps>) {
  return <FileField {...rest} {...useFileField(name, label)} />;
}
/** Its value is a `File`, or `undefined` without one: check it with `rules.image()`. */
export function FormImageField({ name, label, ...rest }: Bound<ImageFieldProps>) {
  return <ImageField {...rest} {...useFileField(name, label)} />;
}
