import { normalizeCode, nationalIdKind } from '@taawun/domain';
import { useIntl } from 'react-intl';
import { useDraft } from '../draft/index.ts';
import { useFieldId } from '../Field/index.ts';
import { statusOf } from '../Field/parts.tsx';
import { useFramedField } from '../Framed/index.ts';
import type { TextFieldProps } from '../TextField/index.ts';

export interface NationalIdFieldProps extends Omit<TextFieldProps, 'type' | 'ltr' | 'inputMode'> {}

/**
 * Input for a national ID (1…) or Iqama (2…) in Arabic-Indic or ASCII digits. The value is ten ASCII digits without
 * spaces. A valid number shows its type (citizen or resident); validation errors come from `rules.nationalId()`.
 */
export function NationalIdField({
  label,
  hint,
  error,
  required,
  optional,
  id: given,
  value: givenValue,
  defaultValue,
  onValueChange,
  onBlur,
  ...rest
}: NationalIdFieldProps) {
  const intl = useIntl();
  const id = useFieldId(given);
  const { value, inputProps } = useDraft({
    id,
    value: givenValue,
    defaultValue,
    onValueChange,
    empty: '',
    parse: normalizeCode,
    format: (stored) => stored,
  });
  const kind = nationalIdKind(value);
  const said =
    kind === null
      ? ''
      : intl.formatMessage({ id: kind === 'citizen' ? 'ui.nationalId.citizen' : 'ui.nationalId.resident' });
  return useFramedField(
    { label, hint, error, required, optional, id },
    {
      inputMode: 'numeric',
      ...rest,
      ltr: true,
      ...inputProps(onBlur),
      formValue: value,
      chip: said,
    },
    { after: statusOf(said) },
  );
}
