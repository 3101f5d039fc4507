import { formatPhone, parseMobile, toAsciiDigits } from '@taawun/domain';
import { useState } from 'react';
import { useFormData } from '../draft/index.ts';
import { useControllable, useFieldId, useWrittenText } from '../Field/index.ts';
import { TextField, type TextFieldProps } from '../TextField/index.ts';

export interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'ltr' | 'inputMode'> {}

const canonical = (text: string): string => parseMobile(text) ?? toAsciiDigits(text.trim());

/**
 * Input for a Saudi mobile number in any common spelling, in Arabic-Indic or ASCII digits, without an input mask. On
 * blur a parsed number is normalised to `+9665XXXXXXXX` and displayed in groups; other text stays as typed.
 */
export function PhoneField({
  id: given,
  value: givenValue,
  defaultValue,
  onValueChange,
  onBlur,
  ...rest
}: PhoneFieldProps) {
  const id = useFieldId(given);
  // Grouped until it is edited: changing the text on focus would lose the selection, and typing would append to the
  // number instead of replacing it.
  const [edited, setEdited] = useState(false);
  const { value, controlled, change, store } = useControllable(
    id,
    { value: givenValue, defaultValue, onValueChange },
    '',
    () => setEdited(false),
  );
  const text = edited ? value : formatPhone(value);
  useWrittenText(id, controlled, text, (written) => {
    setEdited(false);
    store(canonical(written));
  });
  useFormData(id, rest.name, canonical(value));
  return (
    <TextField
      autoComplete="tel"
      inputMode="tel"
      {...rest}
      id={id}
      type="tel"
      ltr
      value={text}
      onValueChange={(typed) => {
        setEdited(true);
        change(typed);
      }}
      onBlur={(event) => {
        setEdited(false);
        const understood = canonical(value);
        if (understood !== value) change(understood);
        onBlur?.(event);
      }}
    />
  );
}

/**
 * Input for a mobile number or an e-mail address, used for sign-in. The text stays as typed; the schema normalises
 * it.
 */
export function PhoneOrEmailField({
  id: given,
  value: givenValue,
  defaultValue,
  onValueChange,
  ...props
}: PhoneFieldProps) {
  const id = useFieldId(given);
  const { value, controlled, change, store } = useControllable(
    id,
    { value: givenValue, defaultValue, onValueChange },
    '',
  );
  useWrittenText(id, controlled, value, store);
  useFormData(id, props.name, parseMobile(value) ?? value.trim());
  return (
    <TextField
      autoComplete="username"
      inputMode="email"
      type="text"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      id={id}
      value={value}
      onValueChange={change}
      ltr
    />
  );
}
