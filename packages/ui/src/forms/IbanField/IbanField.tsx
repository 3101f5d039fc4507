import { bankCode, normalizeCode, formatIban, isSaudiIban } from '@taawun/domain';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../../components/Link/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useDraft } from '../draft/index.ts';
import { Field } from '../Field/index.ts';
import { FramedInput } from '../Framed/index.ts';
import type { TextFieldProps } from '../TextField/index.ts';

export interface Bank {
  /** The two digits after the check digits. */
  code: string;
  name: string;
}

export interface IbanFieldProps extends Omit<TextFieldProps, 'type' | 'ltr' | 'inputMode'> {
  /** Names of the banks by code, from the server: public lists contradict each other. Without it no bank is named. */
  banks?: readonly Bank[] | undefined;
}

/**
 * A Saudi IBAN in any spelling and either digit set. The value is the normalizeCode form, the shown one is in groups of four as soon as the field is
 * left. A right IBAN gets a mark and the name of its bank; what is wrong with another `rules.iban()` says.
 */
export function IbanField({
  label,
  hint,
  error,
  required,
  optional,
  id,
  value,
  onValueChange,
  banks,
  onBlur,
  ...rest
}: IbanFieldProps) {
  const intl = useIntl();
  const { text, type, settle } = useDraft({ value, onValueChange, parse: normalizeCode, format: formatIban });
  const valid = isSaudiIban(value);
  const bank = valid ? banks?.find(({ code }) => code === bankCode(value))?.name : undefined;
  const said = bank
    ? intl.formatMessage({ id: 'ui.iban.bank' }, { bank })
    : valid
      ? intl.formatMessage({ id: 'ui.iban.valid' })
      : '';
  return (
    <Field {...{ label, error, required, optional, id }} hint={bank ? said : hint}>
      <FramedInput
        autoCapitalize="characters"
        spellCheck={false}
        {...rest}
        ltr
        text={text}
        onTextChange={type}
        onBlur={(event) => {
          settle();
          onBlur?.(event);
        }}
        end={valid ? <Icon name="check" data-tone="good" /> : null}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Field>
  );
}
