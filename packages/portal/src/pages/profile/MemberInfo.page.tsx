import { FormattedMessage } from 'react-intl';
import { Bdi, DateText, NumberText } from '@taawun/ui';
import { InfoFields } from '../member-fields/InfoFields.tsx';
import { choiceName, placeName } from '../member-fields/names.ts';
import { infoSchema } from '../member-fields/schemas.ts';
import { defineMemberPage } from './member-page.tsx';
import { StaffNote } from './StaffNote.tsx';

export const page = defineMemberPage({
  section: 'member-info',
  facts: (member, lookups) => ({
    name: member.name,
    name_en: member.name_en && <Bdi>{member.name_en}</Bdi>,
    title: choiceName(lookups, 'titles', member.title),
    national_id: <Bdi>{member.national_id}</Bdi>,
    type_id: placeName(lookups, 'member_types', member.type_id),
    mem_no: <Bdi>{member.mem_no}</Bdi>,
    mem_date: <DateText value={member.mem_date} calendar="both" />,
    contribution_no: <Bdi>{member.contribution_no}</Bdi>,
    shares_count: <NumberText value={member.shares_count} />,
    birthdate: <DateText value={member.birthdate} calendar="both" />,
    gender: <FormattedMessage id={`portal.gender.${member.gender}`} />,
    nationality: choiceName(lookups, 'nationalities', member.nationality),
    qualification: choiceName(lookups, 'qualifications', member.qualification),
    job_title: member.job_title,
    bio: member.bio,
  }),
  schema: infoSchema,
  Fields: InfoFields,
  save: (client, fields) => client.updateMemberInfo(fields),
  Note: StaffNote,
});
