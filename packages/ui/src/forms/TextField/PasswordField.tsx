import { useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../components/Button/index.ts';
import { Field } from '../Field/index.ts';
import { Input, type TextFieldProps } from './TextField.tsx';
import * as S from './TextField.styles.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'ltr'> {}

/** A password with a button that shows it. Give `autoComplete`: `current-password` or `new-password`. */
export function PasswordField({ label, hint, error, required, optional, id, disabled, ...control }: PasswordFieldProps) {
  const intl = useIntl();
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, error, required, optional, id }}>
      <S.Adorned dir="ltr">
        <Input autoComplete="current-password" spellCheck={false} autoCapitalize="none" {...control} disabled={disabled} ltr data-adorned="" type={shown ? 'text' : 'password'} />
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
