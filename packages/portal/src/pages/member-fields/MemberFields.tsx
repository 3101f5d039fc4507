import { lastBirthdate, memberFields, type MemberFieldEntry, type MemberFieldName } from '@taawun/domain/membership';
import { riyadhToday } from '@taawun/domain';
import { useIntl } from 'react-intl';
import type { Lookups } from '@taawun/api-client';
import {
  FieldRow,
  FormCombobox,
  FormDateField,
  FormNationalIdField,
  FormRadioGroup,
  FormSelect,
  FormTextArea,
  FormTextField,
} from '@taawun/ui/forms';
import { NameField } from './NameField.tsx';
import { byCode, byId } from './options.ts';

interface MemberFieldProps {
  name: MemberFieldName;
  lookups: Lookups;
}

/** Field of a member, by its entry in `memberFields`. Use inside a `Form` with a schema of `schemas.ts`. */
function MemberField({ name, lookups }: MemberFieldProps) {
  const intl = useIntl();
  const field: MemberFieldEntry = memberFields[name];
  const { autoComplete } = field;
  const common = {
    name,
    ...(field.optional ? { optional: true } : { required: true }),
    ...(autoComplete !== undefined && { autoComplete }),
  };
  switch (field.type) {
    case 'choice': {
      const options = byCode(lookups[field.list]);
      return field.searchable ? (
        <FormCombobox {...common} options={options} />
      ) : (
        <FormSelect {...common} options={options} />
      );
    }
    case 'place':
      return <FormSelect {...common} options={byId(lookups[field.list])} />;
    case 'gender': {
      const options = (['male', 'female'] as const).map((value) => ({
        value,
        label: intl.formatMessage({ id: `fields.gender.${value}` }),
      }));
      return <FormRadioGroup name={name} required options={options} variant="cards" />;
    }
    case 'name':
      return <NameField {...common} name={name} script={field.script} />;
    case 'nationalId':
      return <FormNationalIdField {...common} />;
    case 'birthdate':
      return <FormDateField {...common} max={lastBirthdate(riyadhToday())} />;
    case 'pastDate':
      return <FormDateField {...common} />;
    case 'longText':
      return <FormTextArea {...common} rows={4} hint={intl.formatMessage({ id: 'portal.member.bioHint' })} />;
    default:
      return (
        <FormTextField
          {...common}
          {...(field.type === 'digits' && { inputMode: 'numeric' })}
          {...(field.ltr && { ltr: true })}
        />
      );
  }
}

interface MemberFieldsProps {
  names: readonly MemberFieldName[];
  lookups: Lookups;
  /** Fields that share a line on wide screens. The line stands where the first of them does. */
  pairs?: readonly (readonly [MemberFieldName, MemberFieldName])[];
}

const NO_PAIRS: NonNullable<MemberFieldsProps['pairs']> = [];

/** Fields of a member, in the given order. */
export function MemberFields({ names, lookups, pairs = NO_PAIRS }: MemberFieldsProps) {
  return names.map((name) => {
    const pair = pairs.find((each) => each.includes(name));
    if (!pair) return <MemberField key={name} name={name} lookups={lookups} />;
    if (pair[0] !== name) return null;
    return (
      <FieldRow key={name}>
        <MemberField name={pair[0]} lookups={lookups} />
        <MemberField name={pair[1]} lookups={lookups} />
      </FieldRow>
    );
  });
}
