import { lastBirthdate } from '@taawun/domain/membership';
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
} from '@taawun/ui/forms';
import { AboutFields } from './InfoFields.tsx';
import { NameFields } from './NameFields.tsx';
import { byCode } from './options.ts';

/** Fields for personal data. Use inside a `Form` with `personalSchema`. */
export function PersonalFields({ lookups }: { lookups: Lookups }) {
  const intl = useIntl();
  const genders = (['male', 'female'] as const).map((value) => ({
    value,
    label: intl.formatMessage({ id: `fields.gender.${value}` }),
  }));
  return (
    <>
      <FormSelect name="title" options={byCode(lookups.titles)} autoComplete="honorific-prefix" required />
      <NameFields />
      <FieldRow>
        <FormNationalIdField name="national_id" required />
        <FormDateField name="birthdate" max={lastBirthdate(riyadhToday())} autoComplete="bday" required />
      </FieldRow>
      <FormRadioGroup name="gender" options={genders} variant="cards" required />
      <FieldRow>
        <FormCombobox name="nationality" options={byCode(lookups.nationalities)} required />
        <FormSelect name="qualification" options={byCode(lookups.qualifications)} required />
      </FieldRow>
      <AboutFields />
    </>
  );
}
