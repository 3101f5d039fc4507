import { Combobox, type ComboboxProps } from '../Combobox/index.ts';
import { DateField, type DateFieldProps } from '../DateField/index.ts';
import { Switch, type SwitchProps } from '../Switch/index.ts';
import { WordCountedTextArea, type WordCountedTextAreaProps } from '../WordCounter/index.ts';
import { useField, useTextField, type Bound } from './fields.tsx';

export function FormWordCountedTextArea({ name, label, ...rest }: Bound<WordCountedTextAreaProps>) {
  return <WordCountedTextArea {...rest} {...useTextField(name, label)} />;
}
export function FormSwitch({ name, label, ...rest }: Bound<SwitchProps>) {
  const { value, change, ...field } = useField(name, label);
  return <Switch {...rest} {...field} checked={value === true} onCheckedChange={change} />;
}
/** Its value is an ISO date: check it with `rules.isoDate()`. */
export function FormDateField({ name, label, ...rest }: Bound<DateFieldProps>) {
  return <DateField {...rest} {...useTextField(name, label)} />;
}
export function FormCombobox({ name, label, ...rest }: Bound<ComboboxProps>) {
  return <Combobox {...rest} {...useTextField(name, label)} />;
}
