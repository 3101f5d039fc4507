import { bankCode, normalizeCode, formatIban, isSaudiIban } from '@taawun/domain';
import { useIntl } from 'react-intl';
import { Icon } from '../../../icons/Icon.tsx';
import { useDraft } from '../draft/index.ts';
import { useFieldId } from '../Field/index.ts';
import { statusOf } from '../Field/parts.tsx';
import { useFramedField } from '../Framed/index.ts';
import type { TextFieldProps } from '../TextField/index.ts';

export interface Bank {
  /** Bank code: the two digits after the check digits. */
  code: string;
  name: string;
}

export interface IbanFieldProps extends Omit<TextFieldProps, 'type' | 'ltr' | 'inputMode'> {
  /**
   * Bank names by code, provided by the server because public lists contradict each other. Without it no bank name is
   * shown.
   */
  banks?: readonly Bank[] | undefined;
}

/**
 * Saudi IBAN input. Accepts any spacing and Arabic-Indic or ASCII digits. The value is normalised by `normalizeCode`;
 * the text is grouped by four on blur. A valid IBAN shows a check mark and the bank name; validation errors come from
 * `rules.iban()`.
 */
export function IbanField({
  label,
  hint,
  error,
  required,
  optional,
  id: given,
  value: givenValue,
  defaultValue,
  onValueChange,
  banks,
  onBlur,
  ...rest
}: IbanFieldProps) {
  const intl = useIntl();
  const id = useFieldId(given);
  const { value, inputProps } = useDraft({
    id,
    value: givenValue,
    defaultValue,
    onValueChange,
    empty: '',
    parse: normalizeCode,
    format: formatIban,
  });
  const valid = isSaudiIban(value);
  const bank = valid ? banks?.find(({ code }) => code === bankCode(value))?.name : undefined;
  const said = bank
    ? intl.formatMessage({ id: 'ui.iban.bank' }, { bank })
    : valid
      ? intl.formatMessage({ id: 'ui.iban.valid' })
      : '';
  return useFramedField(
    { label, hint: bank ? said : hint, error, required, optional, id },
    {
      autoCapitalize: 'characters',
      spellCheck: false,
      ...rest,
      ltr: true,
      ...inputProps(onBlur),
      formValue: value,
      end: valid ? <Icon name="check" data-tone="good" /> : null,
    },
    { after: statusOf(said) },
  );
}
