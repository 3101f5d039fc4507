import { fieldsOfGroup } from '@taawun/domain/membership';
import type { Lookups, Member } from '@taawun/api-client';
import { MemberFields } from './MemberFields.tsx';
import { infoFields } from './schemas.ts';

/** Fields for personal data. Use inside a `Form` with `personalSchema`. */
export const PersonalFields = ({ lookups }: { lookups: Lookups }) => (
  <MemberFields
    names={fieldsOfGroup('personal')}
    lookups={lookups}
    pairs={[
      ['national_id', 'birthdate'],
      ['nationality', 'qualification'],
    ]}
  />
);

/**
 * Fields that a member may update. Use inside a `Form` with `infoSchema`. A name in Latin letters can be added only
 * while there is none.
 */
export const InfoFields = ({ lookups, member }: { lookups: Lookups; member: Member }) => (
  <MemberFields
    names={infoFields.filter((name) => name !== 'name_en' || member.name_en === null)}
    lookups={lookups}
    pairs={[['title', 'qualification']]}
  />
);
