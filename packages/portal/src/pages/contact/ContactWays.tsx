import { FormattedMessage } from 'react-intl';
import { Button, Card, DescriptionList, EmailText, PhoneText, Stack, useMessages } from '@taawun/ui';
import { useLocalPath, useSite } from '../../lib/site.ts';

/** Other contact details of the association. */
export function ContactWays() {
  const { settings } = useSite();
  const { to } = useLocalPath();
  const term = useMessages('portal.contact');
  const { phone, mobile, email, address, working_hours } = settings;
  const items = [
    phone && { term: term('phone'), details: <PhoneText value={phone} href /> },
    mobile && { term: term('mobile'), details: <PhoneText value={mobile} href /> },
    email && { term: term('email'), details: <EmailText value={email} href /> },
    address && { term: term('address'), details: address },
    working_hours && { term: term('hours'), details: working_hours },
  ].filter((item) => typeof item === 'object');
  return (
    <Card>
      <Stack gap={4}>
        <DescriptionList columns={1} items={items} />
        <Button variant="ghost" block icon="pin" href={to('/branches')}>
          <FormattedMessage id="portal.contact.nearest" />
        </Button>
      </Stack>
    </Card>
  );
}
