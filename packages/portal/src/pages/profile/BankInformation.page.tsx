import { Bdi } from '@taawun/ui';
import { choiceName } from '../member-fields/names.ts';
import { defineMemberPage } from './member-page.tsx';

export const page = defineMemberPage('bank-information', ({ bank, branch, branch_no, account_no, iban_no }, lookups) => ({
  bank: choiceName(lookups, 'banks', bank),
  branch,
  branch_no: branch_no && <Bdi>{branch_no}</Bdi>,
  account_no: <Bdi>{account_no}</Bdi>,
  iban_no: <Bdi>{iban_no.replaceAll(/(.{4})(?=.)/g, '$1 ')}</Bdi>,
}));
