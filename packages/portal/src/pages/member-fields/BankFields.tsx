import { fieldsOfGroup } from '@taawun/domain/membership';
import { readIban } from '@taawun/domain';
import { useIntl } from 'react-intl';
import type { Lookups } from '@taawun/api-client';
import { IbanField, useField } from '@taawun/ui/forms';
import { MemberFields } from './MemberFields.tsx';

/**
 * Fields of the bank account. Use inside a `Form` with `bankSchema`. Bank and account number are derived from a
 * complete IBAN.
 */
export function BankFields({ lookups }: { lookups: Lookups }) {
  const intl = useIntl();
  const { value, change, ...iban } = useField('iban_no');
  const bank = useField('bank');
  const account = useField('account_no');
  const take = (next: string) => {
    change(next);
    const parsed = readIban(next);
    if (!parsed) return;
    if (lookups.banks.some(({ code }) => code === parsed.bank)) bank.change(parsed.bank);
    account.change(parsed.account_no);
  };
  return (
    <>
      <IbanField
        {...iban}
        value={typeof value === 'string' ? value : ''}
        onValueChange={take}
        banks={lookups.banks}
        hint={intl.formatMessage({ id: 'portal.member.ibanHint' })}
        required
      />
      <MemberFields
        names={fieldsOfGroup('bank').filter((name) => name !== 'iban_no')}
        lookups={lookups}
        pairs={[
          ['bank', 'account_no'],
          ['branch', 'branch_no'],
        ]}
      />
    </>
  );
}
