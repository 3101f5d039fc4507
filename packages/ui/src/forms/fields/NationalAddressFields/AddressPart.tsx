import { toLocaleDigits, normalizeCode, parseShortAddress } from '@taawun/domain';
import { useIntl } from 'react-intl';
import { useLocale } from '../../../foundations/TaawunProvider.tsx';
import { useDraft, useFormData } from '../draft/index.ts';
import { useFieldId } from '../Field/index.ts';
import { TextField, type TextFieldProps } from '../TextField/index.ts';
import { addressParts, type AddressPartName } from './parts.ts';

export interface AddressPartProps extends Omit<
  TextFieldProps,
  'type' | 'ltr' | 'inputMode' | 'autoComplete' | 'label'
> {
  part: AddressPartName;
  /** Label of the field. @default the message `fields.{part}` */
  label?: string | undefined;
}

/**
 * Field for one part of a national address. Codes accept Arabic-Indic or ASCII digits, are shown in the digits of the
 * locale and stored in ASCII.
 */
export function AddressPart({
  part,
  label,
  id: given,
  value,
  defaultValue,
  onValueChange,
  onBlur,
  hint,
  ...rest
}: AddressPartProps) {
  const intl = useIntl();
  const { locale } = useLocale();
  const shape = addressParts.find(({ name }) => name === part);
  const code = shape?.digits !== undefined;
  const id = useFieldId(given);
  const draft = useDraft({
    id,
    value,
    defaultValue,
    onValueChange,
    empty: '',
    parse: (text) => (code || shape?.ltr ? normalizeCode(text) : text),
    format: (stored) => (code ? toLocaleDigits(stored, locale) : stored),
  });
  useFormData(id, rest.name, draft.value);
  return (
    <TextField
      autoComplete={shape?.autoComplete ?? 'off'}
      {...(code ? { inputMode: 'numeric' as const } : {})}
      {...(shape?.ltr ? { ltr: true, autoCapitalize: 'characters', spellCheck: false } : {})}
      {...rest}
      id={id}
      label={label ?? intl.formatMessage({ id: `fields.${part}` })}
      hint={hint ?? (part === 'short_address' ? intl.formatMessage({ id: 'ui.address.shortHint' }) : undefined)}
      value={draft.text}
      onValueChange={draft.type}
      onBlur={(event) => {
        draft.settle();
        onBlur?.(event);
      }}
    />
  );
}

/**
 * Compares the building number of a Short Address with the building number field.
 * @returns `fill` with the number when the field is empty, `differs` when both numbers contradict each other.
 */
export function compareBuilding(shortAddress: string, building: string): { fill?: string; differs?: true } {
  const read = parseShortAddress(shortAddress);
  if (!read || read.building === normalizeCode(building)) return {};
  return building.trim() === ''
    ? { fill: read.building }
    : normalizeCode(building).length === 4
      ? { differs: true }
      : {};
}
