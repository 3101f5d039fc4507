import { useIntl } from 'react-intl';
import type { Lookups } from '@taawun/api-client';
import { FieldRow, FormSelect, FormTextArea, FormTextField } from '@taawun/ui/forms';
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

/** What a member may say anew: inside a `Form`, with `infoSchema`. */
export function InfoFields({ lookups }: { lookups: Lookups }) {
  return (
    <>
      <FieldRow>
        <FormSelect name="title" options={byCode(lookups.titles)} autoComplete="honorific-prefix" required />
        <FormSelect name="qualification" options={byCode(lookups.qualifications)} required />
      </FieldRow>
      <AboutFields />
    </>
  );
}
