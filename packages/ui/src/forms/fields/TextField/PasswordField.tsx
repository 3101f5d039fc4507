import { useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../../components/Button/index.ts';
import { Field, useControllable, useFieldId, useWrittenText } from '../Field/index.ts';
import { Input, type TextFieldProps } from './TextField.tsx';
import { StrengthMeter } from './StrengthMeter.tsx';
import * as S from './TextField.styles.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'ltr'> {
  /** Shows a strength meter for a new password. Advisory only: it never makes the field invalid. @default false */
  strength?: boolean | undefined;
}

/** Password input with a button that reveals the text. Set `autoComplete` to `current-password` or `new-password`. */
export function PasswordField({
  label,
  hint,
  error,
  required,
  optional,
  id: given,
  disabled,
  strength = false,
  value: givenValue,
  defaultValue,
  onValueChange,
  ...control
}: PasswordFieldProps) {
  const intl = useIntl();
  const [shown, setShown] = useState(false);
  const id = useFieldId(given);
  const { value, controlled, change, store } = useControllable(
    id,
    { value: givenValue, defaultValue, onValueChange },
    '',
  );
  useWrittenText(id, controlled, value, store);
  return (
    <Field
      {...{ label, error, required, optional, id }}
      hint={
        strength ? (
          <>
            {hint}
            <StrengthMeter password={value} />
          </>
        ) : (
          hint
        )
      }
    >
      <S.Adorned dir="ltr">
        <Input
          autoComplete="current-password"
          spellCheck={false}
          autoCapitalize="none"
          {...control}
          value={value}
          onValueChange={change}
          disabled={disabled}
          ltr
          data-adorned=""
          type={shown ? 'text' : 'password'}
        />
        <IconButton
          data-part="toggle"
          icon={shown ? 'eye-off' : 'eye'}
          label={intl.formatMessage({ id: shown ? 'ui.password.hide' : 'ui.password.show' })}
          aria-pressed={shown}
          disabled={disabled}
          onClick={() => setShown(!shown)}
        />
      </S.Adorned>
    </Field>
  );
}
