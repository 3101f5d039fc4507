import { useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../../components/Button/index.ts';
import { Field } from '../Field/index.ts';
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
  id,
  disabled,
  strength = false,
  ...control
}: PasswordFieldProps) {
  const intl = useIntl();
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...{ label, error, required, optional, id }}
      hint={
        strength ? (
          <>
            {hint}
            <StrengthMeter password={control.value} />
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
          disabled={disabled}
          ltr
          data-adorned=""
          type={shown ? 'text' : 'password'}
        />
        <IconButton
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
