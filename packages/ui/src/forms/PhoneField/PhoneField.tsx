import { formatPhone, parseMobile, toAsciiDigits } from '@taawun/domain';
import { useState } from 'react';
import { TextField, type TextFieldProps } from '../TextField/index.ts';

export interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'ltr' | 'inputMode'> {}

/**
 * A Saudi mobile number in either digit set and any spelling; no mask. On leaving, a number that is understood becomes
 * `+9665XXXXXXXX` as value and is shown grouped; one that is not stays as typed.
 */
export function PhoneField({ value, onValueChange, onBlur, ...rest }: PhoneFieldProps) {
  // Grouped until it is edited: a text that changed with the focus would lose its selection, and what is typed over it would be added to it.
  const [edited, setEdited] = useState(false);
  return (
    <TextField
      autoComplete="tel"
      inputMode="tel"
      {...rest}
      type="tel"
      ltr
      value={edited ? value : formatPhone(value)}
      onValueChange={(typed) => {
        setEdited(true);
        onValueChange(typed);
      }}
      onBlur={(event) => {
        setEdited(false);
        const understood = parseMobile(value) ?? toAsciiDigits(value.trim());
        if (understood !== value) onValueChange(understood);
        onBlur?.(event);
      }}
    />
  );
}

/** A mobile number or an e-mail address: the name one signs in with. It stays as it was typed; the schema makes it one form. */
export function PhoneOrEmailField(props: PhoneFieldProps) {
  return (
    <TextField
      autoComplete="username"
      inputMode="email"
      type="text"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      ltr
    />
  );
}
