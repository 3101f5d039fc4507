import { FormattedMessage } from 'react-intl';
import { Bdi, PhoneText } from '@taawun/ui';
import { useSite } from '../../../lib/site.ts';

/** Other ways to donate, for browsers without script. */
export function OtherWaysToGive() {
  const { settings } = useSite();
  const { donation_bank: bank, donation_iban: iban = '', phone = '' } = settings;
  const inFours = (iban.match(/.{1,4}/g) ?? []).join(' ');
  return (
    <FormattedMessage
      id="portal.programs.noScript"
      values={{
        bank,
        iban: (
          <Bdi key="iban" dir="ltr">
            {inFours}
          </Bdi>
        ),
        phone: <PhoneText key="phone" value={phone} href />,
      }}
    />
  );
}
