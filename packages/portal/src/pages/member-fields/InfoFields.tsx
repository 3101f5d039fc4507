import { useIntl } from 'react-intl';
import type { Lookups, Member } from '@taawun/api-client';
import { FieldRow, FormSelect, FormTextArea, FormTextField } from '@taawun/ui/forms';
import { LatinNameField } from './NameFields.tsx';
import { byCode } from './options.ts';

/** Fields for occupation and biography. */
export function AboutFields() {
  const intl = useIntl();
  return (
    <>
      <FormTextField name="job_title" autoComplete="organization-title" optional />
      <FormTextArea name="bio" rows={4} hint={intl.formatMessage({ id: 'portal.member.bioHint' })} optional />
    </>
  );
}

/**
 * Fields that a member may update. Use inside a `Form` with `infoSchema`. A name in Latin letters can be added only
 * while there is none.
 */
export function InfoFields({ lookups, member }: { lookups: Lookups; member: Member }) {
  return (
    <>
      <FieldRow>
        <FormSelect name="title" options={byCode(lookups.titles)} autoComplete="honorific-prefix" required />
        <FormSelect name="qualification" options={byCode(lookups.qualifications)} required />
      </FieldRow>
      {member.name_en === null && <LatinNameField />}
      <AboutFields />
    </>
  );
}
