import { formatPhone, parseMobile, toAsciiDigits } from '@taawun/domain';
import { useId, useState } from 'react';
import { useFormData } from '../draft/index.ts';
import { TextField, type TextFieldProps } from '../TextField/index.ts';

export interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'ltr' | 'inputMode'> {}

const canonical = (text: string): string => parseMobile(text) ?? toAsciiDigits(text.trim());

/**
 * Input for a Saudi mobile number in any common spelling, in Arabic-Indic or ASCII digits, without an input mask. On
 * blur a parsed number is normalised to `+9665XXXXXXXX` and displayed in groups; other text stays as typed.
 */
export function PhoneField({ id: given, value, onValueChange, onBlur, ...rest }: PhoneFieldProps) {
  const generated = useId();
  const id = given ?? generated;
  useFormData(id, rest.name, canonical(value));
  // Grouped until it is edited: changing the text on focus would lose the selection, and typing would append to the
  // number instead of replacing it.
  const [edited, setEdited] = useState(false);
  return (
    <TextField
      autoComplete="tel"
      inputMode="tel"
      {...rest}
      id={id}
      type="tel"
      ltr
      value={edited ? value : formatPhone(value)}
      onValueChange={(typed) => {
        setEdited(true);
        onValueChange(typed);
      }}
      onBlur={(event) => {
        setEdited(false);
        const understood = canonical(value);
        if (understood !== value) onValueChange(understood);
        onBlur?.(event);
      }}
    />
  );
}

/**
 * Input for a mobile number or an e-mail address, used for sign-in. The text stays as typed; the schema normalises
 * it.
 */
export function PhoneOrEmailField({ id: given, ...props }: PhoneFieldProps) {
  const generated = useId();
  const id = given ?? generated;
  useFormData(id, props.name, parseMobile(props.value) ?? props.value.trim());
  return (
    <TextField
      autoComplete="username"
      inputMode="email"
      type="text"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      id={id}
      ltr
    />
  );
}
