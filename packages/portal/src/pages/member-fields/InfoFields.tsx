import { useIntl } from 'react-intl';
import type { Lookups, Member } from '@taawun/api-client';
import { FieldRow, FormSelect, FormTextArea, FormTextField } from '@taawun/ui/forms';
import { LatinNameField } from './NameFields.tsx';
import { byCode } from './options.ts';

/** What one does, and a few words about oneself. */
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
 * What a member may say anew: inside a `Form`, with `infoSchema`. A name in Latin letters may be added while there is
 * none.
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
