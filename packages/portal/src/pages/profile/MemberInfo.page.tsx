import { fieldsOfGroup, type MemberFieldName } from '@taawun/domain/membership';
import { InfoFields } from '../member-fields/PersonalFields.tsx';
import { infoSchema } from '../member-fields/schemas.ts';
import { defineMemberPage } from './member-page.tsx';
import { StaffNote } from './StaffNote.tsx';

/** Shown before the facts of the membership. */
const IDENTITY: readonly MemberFieldName[] = ['name', 'name_en', 'title', 'national_id'];
/** Shown after them, before all other personal data. */
const PERSONAL: readonly MemberFieldName[] = ['birthdate', 'gender'];
const FIRST = new Set([...IDENTITY, ...PERSONAL]);

export const page = defineMemberPage({
  section: 'member-info',
  names: [
    ...IDENTITY,
    'type_id',
    'mem_no',
    'mem_date',
    'contribution_no',
    'shares_count',
    ...PERSONAL,
    ...fieldsOfGroup('personal').filter((name) => !FIRST.has(name)),
  ],
  schema: infoSchema,
  Fields: InfoFields,
  save: (client, fields) => client.updateMemberInfo(fields),
  Note: StaffNote,
});
