import { Bdi, IbanText } from '@taawun/ui';
import { BankFields } from '../member-fields/BankFields.tsx';
import { choiceName } from '../member-fields/names.ts';
import { bankSchema } from '../member-fields/schemas.ts';
import { defineMemberPage } from './member-page.tsx';

export const page = defineMemberPage({
  section: 'bank-information',
  facts: ({ bank, branch, branch_no, account_no, iban_no }, lookups) => ({
    iban_no: <IbanText value={iban_no} copyable />,
    bank: choiceName(lookups, 'banks', bank),
    account_no: <Bdi>{account_no}</Bdi>,
    branch,
    branch_no: branch_no && <Bdi>{branch_no}</Bdi>,
  }),
  schema: bankSchema,
  Fields: BankFields,
  save: (client, fields) => client.updateMemberBank(fields),
});
