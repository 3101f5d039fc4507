import { fieldsOfGroup } from '@taawun/domain/membership';
import { BankFields } from '../member-fields/BankFields.tsx';
import { bankSchema } from '../member-fields/schemas.ts';
import { defineMemberPage } from './member-page.tsx';

export const page = defineMemberPage({
  section: 'bank-information',
  names: fieldsOfGroup('bank'),
  schema: bankSchema,
  Fields: BankFields,
  save: (client, fields) => client.updateMemberBank(fields),
});
