import { Bdi } from '@taawun/ui';
import { defineMemberPage } from './member-page.tsx';

export const page = defineMemberPage('bank-information', ({ bank, branch, branch_no, account_no, iban_no }) => ({
  bank,
  branch,
  branch_no: <Bdi>{branch_no}</Bdi>,
  account_no: <Bdi>{account_no}</Bdi>,
  iban_no: <Bdi>{iban_no.replaceAll(/(.{4})(?=.)/g, '$1 ')}</Bdi>,
}));
