import { readIban } from '@taawun/domain';
import { useIntl } from 'react-intl';
import type { Lookups } from '@taawun/api-client';
import { FieldRow, FormSelect, FormTextField, IbanField, useField } from '@taawun/ui/forms';
import { byCode } from './options.ts';

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
      <FieldRow>
        <FormSelect name="bank" options={byCode(lookups.banks)} required />
        <FormTextField name="account_no" inputMode="numeric" ltr required />
      </FieldRow>
      <FieldRow>
        <FormTextField name="branch" optional />
        <FormTextField name="branch_no" inputMode="numeric" optional />
      </FieldRow>
    </>
  );
}
