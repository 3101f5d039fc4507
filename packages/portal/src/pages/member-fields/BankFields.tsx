import { useIntl } from 'react-intl';
import type { Lookups } from '@taawun/api-client';
import { FieldRow, FormSelect, FormTextField, IbanField, useField } from '@taawun/ui/forms';
import { byCode } from './options.ts';

/** A whole IBAN: bank and account stand in it. */
const WHOLE = /^SA\d{2}(\d{2})(\d{18})$/;

/** The bank account: inside a `Form`, with `bankSchema`. A whole IBAN fills in the bank, and the account number while there is none. */
export function BankFields({ lookups }: { lookups: Lookups }) {
  const intl = useIntl();
  const { value, change, ...iban } = useField('iban_no');
  const bank = useField('bank');
  const account = useField('account_no');
  const take = (next: string) => {
    change(next);
    const [, code = '', number = ''] = WHOLE.exec(next) ?? [];
    if (lookups.banks.some((each) => each.code === code)) bank.change(code);
    if (number && !account.value) account.change(number);
  };
  return (
    <>
      <IbanField {...iban} value={typeof value === 'string' ? value : ''} onValueChange={take} banks={lookups.banks} hint={intl.formatMessage({ id: 'portal.member.ibanHint' })} required />
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
