import { FormattedMessage } from 'react-intl';
import { Bdi, DateText, NumberText } from '@taawun/ui';
import { defineMemberPage } from './member-page.tsx';

export const page = defineMemberPage('member-info', (member) => ({
  name: member.name,
  title: member.title,
  national_id: <Bdi>{member.national_id}</Bdi>,
  mem_no: <Bdi>{member.mem_no}</Bdi>,
  mem_date: <DateText value={member.mem_date} calendar="both" />,
  contribution_no: <Bdi>{member.contribution_no}</Bdi>,
  shares_count: <NumberText value={member.shares_count} />,
  birthdate: <DateText value={member.birthdate} calendar="both" />,
  gender: <FormattedMessage id={`portal.gender.${member.gender}`} />,
  nationality: member.nationality,
  qualification: member.qualification,
  job_title: member.job_title,
  bio: member.bio,
}));
