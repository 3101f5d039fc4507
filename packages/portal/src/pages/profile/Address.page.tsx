import { fieldsOfGroup } from '@taawun/domain/membership';
import { AddressFields } from '../member-fields/AddressFields.tsx';
import { addressSchema } from '../member-fields/schemas.ts';
import { defineMemberPage } from './member-page.tsx';

export const page = defineMemberPage({
  section: 'address',
  names: fieldsOfGroup('address'),
  schema: addressSchema,
  Fields: AddressFields,
  save: (client, fields) => client.updateMemberAddress(fields),
});
